import { siteLocale } from '#lib/core/market/locale.ts';
import { bannerSchema, toBanner } from './banner.ts';

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

test.each([
  [{ anonymousCta: { label: 'Join', url: '/signup?bonusCode=WELCOME' } }, true],
  [{ anonymousCta: { label: 'Read', url: '/promo/spring#terms' } }, true],
  [{ anonymousCta: { label: 'Read', url: '/promotions/casino/spring' } }, true],
  [{ button: { type: 'deposit', label: 'Deposit' } }, true],
  [{ button: { type: 'game', label: 'Play', param: 'lantern' }, urlAction: { slug: 'landing/welcome-offer' } }, true],
  [{ urlAction: { slug: 'register/summer' } }, true],
  [{ urlAction: { slug: 'register/summer' }, isClickable: false, button: null }, false],
  [{ anonymousCta: { label: 'All', url: '/promotions/casino' } }, false],
  [{ anonymousCta: { label: 'Casino', url: '/online-casino?from=/signup' } }, false],
])('CNT-06 a banner with %j states age and terms: %s', (links, isOffer) => {
  const { offerNote } = toBanner(banner(links), { locale, audience: 'visitor' });
  expect(offerNote).toBe(isOffer ? '18+ · Ehdot ovat voimassa' : null);
});

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://plain.example', 'data:text/html,x', ''])(
  'a banner has no button with the unsafe address %s',
  (href) => {
    expect(toBanner(banner({ urlAction: { absoluteUrl: href } }), { locale, audience: 'visitor' }).action).toBeNull();
  },
);
