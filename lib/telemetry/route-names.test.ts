import { globSync } from 'node:fs';
import path from 'node:path';
import { siteLocales } from '#lib/core/market/markets.ts';
import { endpoints } from '#lib/endpoints.ts';
import { createRouteNames } from './route-names.ts';

const patterns = globSync('app/**/{page.tsx,route.ts}').map(
  (file) => `/${path.dirname(file).split(path.sep).slice(1).join('/')}`,
);
const publicFiles = ['favicon.ico', '.well-known/security.txt'];
const nameRoute = createRouteNames({ patterns, endpoints, publicFiles });

test.each([
  ['/', '/'],
  ['/fi-FI', '/[locale]'],
  ['/fi-FI/signup', '/[locale]'],
  ['/fi-FI/promotions', '/[locale]/promotions'],
  ['/pt-BR/promotions/casino/welcome-package', '/[locale]/promotions/[category]/[slug]'],
  ['/fi-FI/promotions/casino/tag/new', '/[locale]/promotions/[category]/tag/[tag]'],
  ['/fi-FI/online-casino/slots/2', '/[locale]/online-casino/[category]/[page]'],
  ['/fi-FI/online-casino/play/provider/some-game', '/[locale]/online-casino/play/[provider]/[game]'],
  ['/fi-FI/sportsbook/football/england/league/a-match', '/[locale]/sportsbook/[...place]'],
  ['/fi-FI/sportsbook/live-betting', '/[locale]/sportsbook/live-betting'],
  ['/fi-FI/my-account/deposit', '/[locale]/my-account/banking/deposit'],
  ['/fi-FI/anna@example.com', '/[locale]/[page]'],
  ['/fi-FI/a/b/c/d/e', 'other'],
  ['/xx-YY/promotions', 'other'],
  ['/fi-FI/', '/[locale]'],
  ['//', 'other'],
  ['/wp-login.php', 'other'],
  ['/closed/fi-FI/maintenance', 'other'],
  ['/_next/static/chunks/a1b2.js', '/_next/static'],
  ['/_next/image', 'other'],
  ['/favicon.ico', 'file'],
  ['/.well-known/security.txt', 'file'],
  ['/.well-known/change-password', '/.well-known/change-password'],
  ['/sitemap.xml', '/sitemap/[file]'],
  ['/sitemap/fi-FI.xml', '/sitemap/[file]'],
  ['/locales/fi/wallet.json', '/locales/[language]/[namespace]'],
  ['/studio', '/studio/[[...tool]]'],
  ['/studio/structure/promotion', '/studio/[[...tool]]'],
  ['/api/health/ready', '/api/health/ready'],
  ['/api/recovery/verify', '/api/recovery/[action]'],
  ['/api/none', '/api/[...unknown]'],
  ['/api/auth/csrf', '/api/auth/[...nextauth]'],
  ['/api/platform/player/me/wallet', '/api/platform/player/me/wallet'],
  ['/api/platform/player/100024/wallet', '/api/platform/[...path]'],
  ['/api/platform/none', '/api/platform/[...path]'],
  ['*', 'other'],
])('a request for %s counts as %s', (pathname, route) => {
  expect(nameRoute('GET', pathname)).toBe(route);
});

test('the route of a relayed call depends on its method', () => {
  expect(nameRoute('POST', '/api/platform/player/me/wallet')).toBe('/api/platform/[...path]');
});

test('neither invented paths nor locales add routes', () => {
  const routes = new Set<string>();
  const parts = ['promotions', 'play', 'x', '1234567', 'sportsbook', 'my-account', 'api', 'platform', 'player', '__proto__'];
  for (let turn = 0; turn < 30_000; turn += 1) {
    const part = () => parts[Math.floor(Math.random() * parts.length)] ?? '';
    const rest = Array.from({ length: Math.floor(Math.random() * 6) }, () => part() + (Math.random() < 0.2 ? turn : ''));
    const locale = siteLocales[turn % siteLocales.length]?.locale;
    routes.add(nameRoute('GET', `/${[...(turn % 3 ? [locale] : []), ...rest].join('/')}`));
  }
  const relayed = endpoints.filter(({ browser }) => browser).length;
  expect(routes.size).toBeLessThanOrEqual(patterns.length + relayed + 4);
  for (const route of routes) expect(route).toMatch(/^(?:other|file|\/[^\d]*)$/);
});
