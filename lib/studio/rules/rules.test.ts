import { describeRow } from '../fields/preview.ts';
import { refusePageId, refusePagePath, refuseRoute, refuseSegment, refuseSlug } from './addresses.ts';
import { refuseHours } from './hours.ts';
import { refuseLink, refuseLinks, refusePlayerIds } from './links.ts';
import { describePeriod, momentOf, periodOf, refuseEnd } from './period.ts';
import { isUniqueInPlace } from './unique.ts';

test.each(['/promotions', '/', '#terms', 'https://help.example/chat', undefined, ''])('%j may be a link', (link) => {
  expect(refuseLink(link)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'http://example.com',
  '//example.com',
  '/\\example.com',
  'promotions',
  'data:text/html,x',
  'https://',
  '/with space',
  '/fi-FI/promotions',
  '/en-un',
  '/fi-FI?login=1',
])('%j may not be a link', (link) => {
  expect(refuseLink(link)).toEqual(expect.any(String));
});

test('a document in each language is at a path or an https address', () => {
  expect(refuseLinks({ _type: 'localeString', en: '/terms', fi: 'https://terms.example/', sv: '' })).toBe(true);
  for (const fi of ['#terms', 'HTTPS://terms.example/', '//terms.example', 'https:terms']) {
    expect([fi, refuseLinks({ en: '/terms', fi })]).toEqual([fi, expect.any(String)]);
  }
});

test.each([
  [refuseSegment, ['summer-offer', 'Spring_2026', 'fi-en'], ['über-uns', 'two words', 'a/b', '/a', 'a?b', '-', '..', '\ud800']],
  [refusePageId, ['privacy', 'terms', 'responsible-gambling'], ['contact', 'promotions', 'deposit', 'two words']],
  [refuseRoute, ['fi-en', 'fi-fi'], ['fi-FI', 'xx-yy', '/fi-en']],
  [
    refusePagePath,
    ['/', '/promotions', '/promotions/casino', '/privacy', '/landing/spring', '/sportsbook/football'],
    [
      'promotions',
      '/promotions/',
      '/fi-FI',
      '/fi-FI/promotions',
      '/no/such/page',
      '/promotions?tag=a',
      'https://parlour.example/',
    ],
  ],
] as const)('%o accepts only addresses that can be reached', (refuse, accepted, refused) => {
  expect([undefined, '', ...accepted].map((value) => refuse(value))).toEqual([true, true, ...accepted.map(() => true)]);
  expect(refused.filter((value) => refuse(value) === true)).toEqual([]);
});

test('a slug is checked as the segment that it is', () => {
  expect([refuseSlug(undefined), refuseSlug({}), refuseSlug({ current: 'evening' })]).toEqual([true, true, true]);
  expect(refuseSlug({ current: 'gute nacht' })).toEqual(expect.any(String));
});

test('a list of players is digits separated by commas', () => {
  for (const list of ['100023', '100023,100024', '', undefined]) expect(refusePlayerIds(list)).toBe(true);
  for (const list of ['100023,', ',1', '1, 2', '1;2', 'ava', '1,,2']) expect(refusePlayerIds(list)).toEqual(expect.any(String));
});

describe('a period', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const earlier = '2026-11-01T00:00:00Z';
  const later = '2026-12-04T00:00:00Z';

  test('ends after it starts', () => {
    expect(refuseEnd(later, earlier)).toBe(true);
    expect(refuseEnd(later, undefined)).toBe(true);
    expect(refuseEnd(undefined, earlier)).toBe(true);
    for (const start of [later, '2027-01-01T00:00:00Z']) expect(refuseEnd(later, start)).toEqual(expect.any(String));
  });

  test.each([
    [{}, 'open', ''],
    [{ startsAt: later }, 'scheduled', 'Scheduled from 4 Dec 2026'],
    [{ startsAt: earlier, endsAt: later }, 'running', 'Until 4 Dec 2026'],
    [{ startsAt: earlier }, 'running', 'Since 1 Nov 2026'],
    [{ endsAt: earlier }, 'over', 'Ended 1 Nov 2026'],
    [{ endsAt: now.toISOString() }, 'over', 'Ended 20 Nov 2026'],
  ] as const)('%o is %s', (period, moment, label) => {
    expect(momentOf(period, now)).toBe(moment);
    expect(describePeriod(period, now, 'UTC')).toBe(label);
  });

  test.each([
    [{ startsAt: earlier, startDate: later }, 'scheduled'],
    [{ startsAt: later, startDate: earlier }, 'scheduled'],
    [{ endsAt: later, endDate: earlier }, 'over'],
    [{ startsAt: null, endsAt: earlier, endDate: later }, 'over'],
    [{ publishedAt: later }, 'scheduled'],
    [{ title: 'Banner' }, 'open'],
  ])('of a document with %o begins with the later start and ends with the earlier end: %s', (document, moment) => {
    expect(momentOf(periodOf(document), now)).toBe(moment);
    expect(describeRow(document, now).subtitle).toContain(describePeriod(periodOf(document), now));
  });
});

test('DEC-X-16 an editor in Toronto sees the end of a period on the day that the field shows', () => {
  const period = { endsAt: '2026-12-04T04:59:00Z' };
  expect(describePeriod(period, new Date('2026-11-20T12:00:00Z'), 'America/Toronto')).toBe('Until 3 Dec 2026');
});

test('uniqueness is queried in the markets and language of the document, without its own draft', async () => {
  const queries: unknown[] = [];
  const client = {
    withConfig: () => client,
    fetch: async (_query: string, params: unknown) => {
      queries.push(params);
      return queries.length === 1 ? 0 : 1;
    },
  };
  const document = {
    _id: 'drafts.promotion-a',
    _type: 'promotion',
    _rev: '1',
    _createdAt: '',
    _updatedAt: '',
    market: [{ _ref: 'market-fi' }],
    language: { _ref: 'language-fi' },
  };
  const context = { document, getClient: () => client } as unknown as Parameters<typeof isUniqueInPlace>[2];
  expect(await isUniqueInPlace('slug.current', 'evening', context)).toBe(true);
  expect(await isUniqueInPlace('slug.current', 'evening', context)).toBe(false);
  expect(queries[0]).toEqual({
    type: 'promotion',
    value: 'evening',
    published: 'promotion-a',
    markets: ['market-fi'],
    language: 'language-fi',
  });
});

test('CNT-32 opening hours need both times, and a time zone that exists', () => {
  for (const hours of [
    undefined,
    {},
    { start: '18:00', end: '02:00' },
    { timeZone: 'Europe/Vienna', start: '00:00', end: '00:00' },
  ])
    expect(refuseHours(hours)).toBe(true);
  for (const hours of [{ start: '18:00' }, { end: '02:00' }, { timeZone: 'Europe/Atlantis', start: '18:00', end: '02:00' }])
    expect(refuseHours(hours)).toEqual(expect.any(String));
});
