import type { BodyOf } from '#lib/core/api/endpoint.ts';
import type { createSportsContext, SportsPage } from './contract.ts';

/** The view that an address opens in the sportsbook. */
export type SportsView = BodyOf<typeof createSportsContext>['deepLinking'];

export const sportsRoot = '/sportsbook';
const ownPages: readonly string[] = ['live-betting', 'favourites', 'bet-history'] satisfies SportsPage[];
const slug = /^[a-z0-9-]{1,64}$/;
const maxLevels = 4;

/** RTE-35, SPB-04: the view of a path below `/sportsbook`; undefined for a path that no view has. */
export function parseSportsPath(path: string): SportsView | undefined {
  const parts = path === '' ? [] : path.split('/');
  const [first = ''] = parts;
  if (parts.length > maxLevels || !parts.every((part) => slug.test(part))) return undefined;
  const none = { category: null, region: null, competition: null, event: null };
  if (ownPages.includes(first)) return parts.length === 1 ? { page: first as SportsPage, ...none } : undefined;
  const [category = null, region = null, competition = null, event = null] = parts;
  return { page: 'sport-base', category, region, competition, event };
}

/** The path below `/sportsbook` of an address of the site: `football/europe`; undefined for other pages and unknown views. */
export function sportsPathOf(home: string, pathname: string): string | undefined {
  const root = home + sportsRoot;
  if (pathname !== root && !pathname.startsWith(`${root}/`)) return undefined;
  const path = pathname.slice(root.length + 1).replace(/\/$/, '');
  return parseSportsPath(path) ? path : undefined;
}

/** SPB-05: the page key of an address of the site; undefined for pages other than the sportsbook's. */
export function sportsPageOf(home: string, pathname: string): SportsPage | undefined {
  const path = sportsPathOf(home, pathname);
  return path === undefined ? undefined : parseSportsPath(path)?.page;
}

/** The address of a path below `/sportsbook`. */
export function sportsAddress(home: string, path: string): string {
  return `${home}${sportsRoot}${path && `/${path}`}`;
}
