import { type Endpoint, myPath } from '#lib/core/api/endpoint.ts';
import { createPatternTree, type FindPattern, segmentsOf } from '#lib/core/http/pattern-tree.ts';
import { parseLocale } from '#lib/core/market/locale.ts';
import { sitemapFileOf } from '#lib/edge/sitemap-files.ts';
import { changePasswordPath, redirectAt, routeOf } from '#lib/pages/paths.ts';

export interface RouteSources {
  /** The routes of the build. */
  readonly patterns: readonly string[];
  /** The endpoints of the relay. */
  readonly endpoints: readonly Endpoint[];
  /** The names of the files in `public/`. */
  readonly publicFiles: readonly string[];
}

/** The route of a request, one of a fixed set whatever was asked for: `/[locale]/promotions/[category]`, `other`. */
export type NameRoute = (method: string, pathname: string) => string;

const pagePrefix = '/[locale]/[audience]';
const relayPath = '/api/platform';
const relayPattern = `${relayPath}/[...path]`;
const unknown = 'other';
/** Paths whose route is remembered; anyone can ask for more. */
const maxRemembered = 10_000;
const maxRememberedLength = 200;

/** Names routes by their patterns, so that neither the number of paths nor that of locales multiplies what is counted. */
export function createRouteNames({ patterns, endpoints, publicFiles }: RouteSources): NameRoute {
  const isPage = (pattern: string) => pattern === pagePrefix || pattern.startsWith(`${pagePrefix}/`);
  const findPage = createPatternTree(patterns.filter(isPage).map((pattern) => pattern.slice(pagePrefix.length) || '/'));
  // A client cannot ask for what the middleware rewrites to.
  const isInternal = (pattern: string) => isPage(pattern) || /^\/(?:closed|_[\w-]+)(?:\/|$)/.test(pattern);
  const findOther = createPatternTree([...patterns.filter((pattern) => !isInternal(pattern)), changePasswordPath]);
  const findRelayed = relayTrees(endpoints);
  const files = new Set(publicFiles.map((name) => `/${name}`));

  function nameRelayed(method: string, segments: readonly string[]): string {
    const found = findRelayed.get(method)?.(segments.slice(2));
    return found ? relayPath + found : relayPattern;
  }

  function name(method: string, pathname: string): string {
    if (pathname === '/') return pathname;
    if (pathname.startsWith('/_next/static/')) return '/_next/static';
    if (files.has(pathname)) return 'file';
    if (sitemapFileOf(pathname)) return '/sitemap/[file]';
    const segments = segmentsOf(pathname);
    if (parseLocale(segments[0] ?? '')) return namePage(segments, findPage);
    if (pathname.startsWith(`${relayPath}/`)) return nameRelayed(method, segments);
    return findOther(segments) ?? unknown;
  }

  const remembered = new Map<string, string>();
  return (method, pathname) => {
    const key = pathname.startsWith(relayPath) ? `${method} ${pathname}` : pathname;
    const known = remembered.get(key);
    if (known !== undefined) return known;
    const named = name(method, pathname);
    if (key.length > maxRememberedLength) return named;
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(key, named);
    return named;
  };
}

function namePage([, ...segments]: readonly string[], findPage: FindPattern): string {
  const path = `/${segments.join('/')}`;
  const found = findPage(segmentsOf(redirectAt(path)?.to ?? (routeOf(path) || '/')));
  if (found === undefined) return unknown;
  return found === '/' ? '/[locale]' : `/[locale]${found}`;
}

/** One tree for each method: `/player/{playerId}/wallet` → `/player/me/wallet`, `/games/{gameId}` → `/games/[gameId]`. */
function relayTrees(endpoints: readonly Endpoint[]): ReadonlyMap<string, FindPattern> {
  const ofBrowsers = endpoints.filter(({ browser }) => browser);
  const methods = [...new Set(ofBrowsers.map(({ method }) => method))];
  const patternsOf = (method: string) =>
    ofBrowsers.filter((one) => one.method === method).map(({ path }) => myPath(path).replace(/\{(\w+)\}/g, '[$1]'));
  return new Map(methods.map((method) => [method, createPatternTree(patternsOf(method))]));
}
