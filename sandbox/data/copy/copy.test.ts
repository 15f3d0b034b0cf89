import { type SiteCopy, siteCopy } from './catalogs.ts';

const english = siteCopy.in('en');

const knownTokens = new Set([
  '{min}',
  '{max}',
  '{bet}',
  '{prize}',
  '{spins}',
  '{wr}',
  '{days}',
  '{licence}',
  '{supportHours}',
  '{age}',
  '{reviewHours}',
  '{limitHours}',
  '{timeoutDays}',
  '{claimHours}',
]);

function listStrings(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => listStrings(member, path === '' ? key : `${path} > ${key}`));
}

function tooLong(copy: SiteCopy, path: RegExp, limit: number): string[] {
  const texts = listStrings(copy).filter(([at]) => path.test(at));
  expect(texts.length).toBeGreaterThan(0);
  return texts.filter(([, text]) => text.length > limit).map(([at, text]) => `${at}: ${text.length}`);
}

test('uses no token in English that the dataset does not replace', () => {
  const used = new Set(listStrings(english).flatMap(([, text]) => text.match(/\{[^}]*\}/g) ?? []));
  expect([...used].filter((token) => !knownTokens.has(token))).toEqual([]);
  expect(used).toEqual(knownTokens);
});

test('keeps English promotion titles and teasers short enough to grow in translation', () => {
  expect(tooLong(english, /^promotions > [^>]+ > title$/, 45)).toEqual([]);
  expect(tooLong(english, /^promotions > [^>]+ > teaser$/, 120)).toEqual([]);
});

describe.each(siteCopy.languages)('the copy in %s', (language) => {
  const copy = siteCopy.in(language);

  test('keeps promotion titles to 60 characters', () => {
    expect(tooLong(copy, /^promotions > [^>]+ > title$/, 60)).toEqual([]);
  });

  test('gives every promotion one subheading', () => {
    for (const { body } of Object.values(copy.promotions))
      expect(body.filter(({ heading }) => heading !== undefined)).toHaveLength(1);
  });
});
