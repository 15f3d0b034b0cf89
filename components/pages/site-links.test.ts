import { siteLocale } from '#lib/core/market/locale.ts';
import { siteLinks } from './site-links.ts';

const none = { selfTest: null, ages: null, payments: null, safety: null };
const all = { ...none, selfTest: '/fi-FI/self-test', payments: '/fi-FI/payment-methods', safety: '/fi-FI/responsible-gambling' };
const limits = '/fi-FI/my-account/gambling-limits';
const linksOf = (pages: typeof none | typeof all, audience: 'visitor' | 'd0' = 'visitor', contactLinks: string[] = []) => {
  const links = contactLinks.map((href) => ({ label: href, href, newTab: false }));
  const { menu, bar, protection } = siteLinks(
    { locale: siteLocale('fi-FI'), audience },
    { pages, contactLinks: links },
    pages === all,
  );
  const hrefs = (list: readonly { readonly href: string }[]) => list.map(({ href }) => href);
  return { menu: hrefs(menu), bar: hrefs(bar), protection: hrefs(protection) };
};

test('RTE-18 menu, line and footer link to help and protection where the market has the pages', () => {
  const { menu, bar, protection } = linksOf(all);
  expect(menu.slice(-5)).toEqual([
    '/fi-FI/vip',
    '/fi-FI/payment-methods',
    '/fi-FI/contact',
    limits,
    '/fi-FI/responsible-gambling',
  ]);
  expect(bar).toEqual([limits, '/fi-FI/self-test', '/fi-FI/responsible-gambling']);
  expect(protection).toEqual([
    limits,
    `${limits}#self-exclusion`,
    '/fi-FI/self-test',
    '/fi-FI/responsible-gambling',
    '/fi-FI/contact',
  ]);
  expect(linksOf(all, 'visitor', ['/fi-FI/contact']).protection).not.toContain('/fi-FI/contact');
});

test('RTE-18 a market without them has links to the limits, also for a pause', () => {
  const { menu, bar, protection } = linksOf(none);
  expect(menu.slice(-3)).toEqual(['/fi-FI/promotions', '/fi-FI/contact', limits]);
  expect(bar).toEqual([limits, `${limits}#time-out`]);
  expect(protection).toEqual([limits, `${limits}#self-exclusion`, '/fi-FI/contact']);
});

test('a player takes a break with the limits, and opens no account', () => {
  const { menu, bar } = linksOf(all, 'd0');
  expect(bar.at(-1)).toBe(`${limits}#time-out`);
  expect(menu).not.toContain('/fi-FI/signup');
});
