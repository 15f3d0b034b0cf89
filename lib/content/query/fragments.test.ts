import { evaluate, parse } from 'groq-js';
import { siteLocale } from '#lib/core/market/locale.ts';
import { editorial, isSafeHref, localProse, proseSchema, withBonusCode, withReturn } from './fragments.ts';

const locale = siteLocale('fi-FI');

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://plain.example', 'data:text/html,x', ''])(
  'rejects an unsafe address: %s',
  (href) => {
    expect(isSafeHref(href)).toBe(false);
  },
);

test('DEC-CNT-2 the exact language comes first, then by priority, then what is for this market, then the last changed', async () => {
  const page = (_id: string, fields: object) => ({ _id, _type: 'page', _updatedAt: '2026-11-01T00:00:00Z', ...fields });
  const dataset = [
    { _id: 'FI', _type: 'market', id: 'FI' },
    { _id: 'fi', _type: 'language', code: 'fi' },
    page('every market', { _updatedAt: '2026-11-02T00:00:00Z' }),
    page('every market before', {}),
    page('this market', { market: [{ _ref: 'FI' }] }),
    page('of priority', { priority: 1 }),
    page('behind', { priority: -1 }),
    page('this language', { language: { _ref: 'fi' } }),
  ];
  const params = { market: 'FI', lang: 'fi', alias: 'fi' };
  const value = await evaluate(parse(`${editorial('page')}._id`, { params }), { dataset, params, timestamp: new Date() });
  expect(await value.get()).toEqual([
    'this language',
    'of priority',
    'this market',
    'every market',
    'every market before',
    'behind',
  ]);
});

test('adds the locale to links in prose and disables unsafe ones', () => {
  const block = (href: string) => ({ _type: 'block', _key: 'k', children: [], markDefs: [{ _type: 'link', _key: 'm', href }] });
  const hrefs = localProse(
    locale,
    proseSchema.parse([block('/promotions'), block('javascript:x'), block('https://a.example')]),
  ).map(({ markDefs }) => markDefs?.[0] && 'href' in markDefs[0] && markDefs[0].href);
  expect(hrefs).toEqual(['/fi-FI/promotions', '#', 'https://a.example']);
});

test('RTE-52 a link to the registration returns to its page, and a link of the site can carry a bonus code', () => {
  expect(withReturn('/signup', '/promotions/casino/a')).toBe('/signup?return=%2Fpromotions%2Fcasino%2Fa');
  expect([withReturn('/online-casino', '/a'), withReturn(null, '/a')]).toEqual(['/online-casino', null]);
  expect(withBonusCode('/signup?return=%2Fa', 'X1')).toBe('/signup?return=%2Fa&bonusCode=X1');
  expect(withBonusCode('/promotions/a#terms', 'X1')).toBe('/promotions/a?bonusCode=X1#terms');
  expect(['https://a.example/', '#panel', '/?login=1'].map((href) => withBonusCode(href, 'X1'))).toEqual([
    'https://a.example/',
    '#panel',
    '/?login=1',
  ]);
  expect(withBonusCode('/signup', null)).toBe('/signup');
});
