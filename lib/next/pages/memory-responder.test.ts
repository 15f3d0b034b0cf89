import { readFileSync } from 'node:fs';
import { pageMatcher } from '#lib/edge/page-matcher.ts';
import { isPagePath } from './memory-responder.ts';

test('the addresses of pages are those that the middleware takes, without the ones that Next redirects itself', () => {
  const source = readFileSync(new URL('../../../middleware.ts', import.meta.url), 'utf8');
  const [, literal = ''] = /matcher: \[\s*'([^']+)'/.exec(source) ?? [];
  expect(literal.replaceAll('\\\\', '\\')).toBe(pageMatcher);
  const matcher = new RegExp(`^${pageMatcher}$`);
  const addresses = [
    '/fi-FI',
    '/fi-FI/promotions/casino',
    '/fi-FI/a.b',
    '/_next/none',
    '/_next/static/chunks/a.js',
    '/_next/static/none',
    '/studio',
    '/studio/desk',
    '/studios',
    '/locales/fi/main.json',
    '/locales/fi/main/more',
    '/cards/a',
    '/cards/a/b',
    '/favicon.ico',
    '/icon.svg',
    '/icon-512.png',
    '/robots.txt',
    '/robots.txt/more',
    '/.well-known/security.txt',
    '/.well-known/change-password',
    '/api/health/live',
    '/apis',
    '/sitemap.xml',
  ];
  for (const address of addresses) expect([address, isPagePath(address)]).toEqual([address, matcher.test(address)]);
  for (const address of ['/', '/fi-FI/', '/fi-FI//promotions', '/fi-FI\\promotions']) {
    expect([address, isPagePath(address)]).toEqual([address, false]);
  }
});
