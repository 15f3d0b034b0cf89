import { siteLocale } from '#lib/core/market/locale.ts';
import { bannerSchema, isSafeHref, localProse, proseSchema, toBanner, withBonusCode, withReturn } from './fragments.ts';

const picture = { url: 'https://pictures.example/a.png', width: 160, height: 90 };
const locale = siteLocale('fi-FI');
const banner = (more: object) =>
  bannerSchema.parse({ id: 'b', title: 'Banner', desktop: picture, mobile: picture, button: { label: 'Own' }, ...more });

test('CNT-14 the call to action differs for visitors and players', () => {
  const raw = banner({
    authorisedCta: { label: 'Play', url: '/promotions' },
    anonymousCta: { label: 'Join', url: '/signup' },
    urlAction: { slug: 'welcome' },
  });
  expect(toBanner(raw, { locale, audience: 'visitor' }).action).toEqual({
    label: 'Join',
    href: '/fi-FI/signup',
    newTab: false,
  });
  expect(toBanner(raw, { locale, audience: 'd1' }).action).toEqual({ label: 'Play', href: '/fi-FI/promotions', newTab: false });
});

test('RTE-50 CNT-14 a link to the sign-in opens it over the page that has the link', () => {
  const raw = banner({ anonymousCta: { label: 'Sign in', url: '/?login=1' } });
  expect(toBanner(raw, { locale, audience: 'visitor' }).action?.href).toBe('#sign-in');
});

test("CNT-15 the banner's own button: an absolute address leaves the site, and opens a tab if set", () => {
  const raw = banner({ urlAction: { slug: 'welcome', absoluteUrl: 'https://elsewhere.example/x', openNewTab: true } });
  expect(toBanner(raw, { locale, audience: 'visitor' }).action).toEqual({
    label: 'Own',
    href: 'https://elsewhere.example/x',
    newTab: true,
  });
  const inside = banner({ urlAction: { slug: 'welcome' } });
  expect(toBanner(inside, { locale, audience: 'visitor' }).action?.href).toBe('/fi-FI/welcome');
});

test('CNT-06 the type of the button says what its parameter is, and the banner may lead elsewhere', () => {
  const at = (more: object) => toBanner(banner({ urlAction: { slug: 'welcome' }, ...more }), { locale, audience: 'visitor' });
  const hrefs = (more: object) => [at(more).action?.href, at(more).target?.href];
  expect(hrefs({ button: { type: 'link', label: 'Own', param: '/promotions' } })).toEqual([
    '/fi-FI/promotions',
    '/fi-FI/welcome',
  ]);
  expect(hrefs({ button: { type: 'game', label: 'Play', param: 'lantern' } })).toEqual(['/fi-FI/play/lantern', '/fi-FI/welcome']);
  expect(hrefs({ button: { type: 'signUp', label: 'Join' } })).toEqual(['/fi-FI/signup', '/fi-FI/welcome']);
  expect(hrefs({ button: { type: 'deposit', label: 'Deposit' }, isClickable: false })).toEqual(['/fi-FI/deposit', undefined]);
  expect(hrefs({ button: { type: 'link', label: 'Own' } })).toEqual(['/fi-FI/welcome', undefined]);
  expect(hrefs({ anonymousCta: { label: 'Join', url: '/signup' } })).toEqual(['/fi-FI/signup', undefined]);
});

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://plain.example', 'data:text/html,x', ''])(
  'rejects an unsafe address: %s',
  (href) => {
    expect(isSafeHref(href)).toBe(false);
    expect(toBanner(banner({ urlAction: { absoluteUrl: href } }), { locale, audience: 'visitor' }).action).toBeNull();
  },
);

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
