import { createPatternTree, segmentsOf } from '#lib/core/http/pattern-tree.ts';
import { dateIn, firstZone } from '#lib/core/time/zone.ts';
import { type PageKind, type PageRules, pageKinds, pages, type Redirect, redirects } from './pages.ts';

/** What a path is by the table of pages. Paths are visible ones, without their locale. */

export interface Page extends PageRules {
  readonly kind: PageKind;
}

const pageOf = new Map<string, Page>(pageKinds.map((kind) => [kind, { kind, ...pages[kind] }]));
const redirectOf = new Map<string, Redirect>(Object.entries(redirects));
const findPattern = createPatternTree([...pageOf.keys(), ...redirectOf.keys()]);

function patternOf(path: string): string {
  return pageOf.has(path) ? path : (findPattern(segmentsOf(path)) ?? path);
}

/** The page that a path is; one of content need not exist. */
export function pageAt(path: string): Page | undefined {
  const page = pageOf.get(patternOf(path));
  return page?.matches?.test(path) === false ? undefined : page;
}

/** The redirect of a path that leads to a page. */
export function redirectAt(path: string): Redirect | undefined {
  return redirectOf.get(patternOf(path));
}

/** True for pages that exist in every locale for every audience. */
function isOpen({ kind, source, locales, access }: Page): boolean {
  return !kind.includes('[') && locales === 'every' && access !== 'players' && source !== 'status';
}

const openPages = [...pageOf.values()].filter(isOpen);
const openPaths = new Set<string>(openPages.map(({ kind }) => kind));

export function isOpenPage(path: string): boolean {
  return openPaths.has(path);
}

/** Open pages for search engines; the front page is an empty path, and `/welcome` points to it by its canonical URL. */
export const listedPages: readonly string[] = openPages
  .filter(({ search }) => search === 'listed')
  .map(({ kind }) => routeOf(kind));

export function isAccountPage(path: string): boolean {
  return pageAt(path)?.access === 'players';
}

/** True for every path below `/my-account`, existing or not, and for the terms, which only players accept. */
export function isAccountPath(path: string): boolean {
  return path.startsWith('/my-account/') || isAccountPage(path);
}

/** Where password managers look for the form of a new password (W3C, A Well-Known URL for Changing Passwords). */
export const changePasswordPath = '/.well-known/change-password';
/** The form for a new password, which opens by the query. */
export const passwordForm = { path: '/my-account/account' satisfies PageKind, search: '?change=password' } as const;

/** RTE-35: the slugs of sport, region, competition and event in the path of a sportsbook page; undefined for any other path. */
export function sportsSlugsOf(path: string): readonly string[] | undefined {
  return pageAt(path)?.source === 'sports' ? path.split('/').slice(2) : undefined;
}

/** RTE-35: the competition of an event whose day at its venue, at the end of its path, has come; undefined for any other path. */
export function competitionOfPastEvent(path: string, now: Date): string | undefined {
  const [, competition, , day = ''] =
    /^(\/sportsbook(?:\/[a-z0-9-]{1,64}){3})\/([a-z0-9-]+-)(\d{4}-\d{2}-\d{2})$/.exec(path) ?? [];
  return competition && day <= dateIn(firstZone, now) ? competition : undefined;
}

export function isOfContent({ source }: PageRules): boolean {
  return source !== 'code' && source !== 'sports' && source !== 'status';
}

/** True if only the page index shows whether the page exists. */
export function isContentPath(path: string): boolean {
  const page = pageAt(path);
  return page !== undefined && isOfContent(page);
}

export function isUnlisted(path: string): boolean {
  return pageAt(path)?.search === 'noindex';
}

/** The path of the route that renders `path`; the front page is an empty path. */
export function routeOf(path: string): string {
  return path === '/' || pageAt(path)?.route === '/' ? '' : path;
}
