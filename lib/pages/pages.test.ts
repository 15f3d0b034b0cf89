import { globSync } from 'node:fs';
import { buildPageIndex } from '#lib/content/pages/page-index.ts';
import { pageIndexGroq, pageIndexTypes } from '#lib/content/pages/page-index-query.ts';
import { siteLocale } from '#lib/core/market/locale.ts';
import { decide } from '#lib/edge/decide.ts';
import { destinationAfterSignIn } from '#lib/session/sign-in/destination.ts';
import { canStayAfterSignOut } from '#lib/session/sign-out-path.ts';
import { edgeContext } from '../../tests/fixtures/edge-context.ts';
import { accountPageTypes, pageTypes } from '../../tests/journeys/support/pages/page-types.ts';
import { type PageKind, type PageRules, pageKinds, pages, type Redirect, redirects } from './pages.ts';
import { isOpenPage, pageAt, redirectAt, routeOf } from './paths.ts';

const samples: Readonly<Record<string, string>> = { provider: 'evolution', '...place': 'football/europe' };
const sampleOf = (pattern: string) =>
  pattern.replace(
    /\[([\w.]+)\]/g,
    (_, name: string) => samples[name] ?? (pattern.endsWith('/[category]/[page]') ? '2' : 'some-name'),
  );
const rules = pageKinds.map((kind): readonly [PageKind, string, PageRules] => [kind, sampleOf(kind), pages[kind]]);

async function decided(path: string, cookies: Record<string, string> = {}) {
  const request = { pathname: `/fi-FI${path === '/' ? '' : path}`, search: '', headers: new Headers(), address: undefined };
  return (await decide({ ...request, cookies: new Map(Object.entries(cookies)) }, edgeContext)).decision;
}

test('every page has a route, and every route is a page', () => {
  const routes = globSync('app/[[]locale[]]/[[]audience[]]/**/page.tsx').map(
    (file) => file.slice('app/[locale]/[audience]'.length, -'/page.tsx'.length) || '/',
  );
  const own = rules.filter(([, , { route, source }]) => !route && source !== 'status').map(([kind]) => kind);
  expect(routes.filter((route) => route !== '/status/[page]').sort()).toEqual([...own].sort());
});

test.each(rules)('%s is the kind of %s, and answered by its rules', async (kind, path, { access, search, source, route }) => {
  expect(pageAt(path)?.kind).toBe(kind);
  const shown = {
    kind: 'page',
    path: route === '/' || kind === '/' ? '' : path,
    ...(search === 'noindex' && { unlisted: true }),
  };
  const expected = source === 'status' ? { kind: 'status', page: 'restricted' } : shown;
  expect(await decided(path, { audience: 'd1' })).toMatchObject(expected);
  const signIn = {
    players: `/fi-FI/401?return=${encodeURIComponent(path)}`,
    tables: `/fi-FI/live-casino-online?login=1&return=${encodeURIComponent(path)}`,
  };
  expect(await decided(path)).toMatchObject(access === 'everyone' ? expected : { kind: 'redirect', to: signIn[access] });
});

test.each(rules)(
  '%s: where a sign-out and a sign-in on %s lead, and whether it waits for new terms',
  async (kind, path, page) => {
    expect(canStayAfterSignOut(path)).toBe(page.afterSignOut === 'stay');
    const back = destinationAfterSignIn({ home: '/fi-FI', pathname: '/fi-FI', search: `?return=${encodeURIComponent(path)}` });
    expect(back).toBe(page.afterSignIn === 'return' && kind !== '/' ? `/fi-FI${path}` : '/fi-FI');
    const decision = await decided(path, { audience: 'd1', terms: 'due' });
    expect(decision.kind === 'redirect' && decision.to.startsWith('/fi-FI/accept-terms-condition?')).toBe(page.waitsForTerms);
  },
);

test('CNT-24 without content exactly the listed pages of code are in a sitemap', () => {
  const index = buildPageIndex({ markets: ['FI'], noindex: [], categories: [], promotions: [], pages: [] });
  const open = rules.filter(([kind, , { search }]) => isOpenPage(kind) && search === 'listed').map(([kind]) => routeOf(kind));
  expect(index.listed(siteLocale('fi-FI')).map(({ path }) => path)).toEqual(open);
  expect(open).toContain('/sportsbook/live-betting');
});

test.each(rules.filter(([, , { source }]) => !['code', 'sports', 'status'].includes(source)))(
  '%s is in the page index by its documents',
  (kind, path, { source, locales }) => {
    const requested = kind === '/' ? '' : path;
    expect(pageIndexTypes(requested)).toContain(source);
    expect(pageIndexGroq(requested).includes('"isInEveryLocale": true')).toBe(locales === 'every');
  },
);

test.each(Object.entries<Redirect>(redirects))('%s leads to its page', async (pattern, { to, access }) => {
  const path = sampleOf(pattern);
  expect([redirectAt(path)?.to, pageAt(path)]).toEqual([to, undefined]);
  expect(await decided(path, { audience: 'd1' })).toEqual({ kind: 'redirect', to: `/fi-FI${to}` });
  const visitor = await decided(path);
  expect(visitor.kind === 'redirect' && visitor.to.includes('login=1')).toBe(access !== 'everyone');
});

test('every listed page and every page of the account has an address that the tests of all pages visit', () => {
  const visited = new Set([...pageTypes, ...accountPageTypes].map((path) => pageAt(path || '/')?.kind));
  const wanted = rules.filter(([, , { access, search, route }]) => !route && (search === 'listed' || access === 'players'));
  expect(wanted.map(([kind]) => kind).filter((kind) => !visited.has(kind))).toEqual([]);
});
