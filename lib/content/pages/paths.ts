import { liveProviders } from '#lib/core/config/game-providers.ts';
import { dateIn, firstZone } from '#lib/core/time/zone.ts';
import { termsPage } from '#lib/terms/terms-guard.ts';

/** Paths of pages that exist in code; pages of content (promotions, landings, static pages) are in the page index. */

/** The page of a player's bets (RTE-35). */
export const betHistoryPath = '/sportsbook/bet-history';

/** Pages that exist in every market for every audience. */
const openPages = new Set([
  '/',
  '/welcome',
  '/signup',
  '/signup/pnp',
  '/promotions',
  '/online-casino',
  '/live-casino-online',
  '/sportsbook',
  '/sportsbook/live-betting',
  betHistoryPath,
  '/contact-live-chat',
  '/closed-account',
  '/reset-password',
  '/401',
  '/403',
  '/500',
]);

/** The return address of a bank, in markets with pay-and-play (RTE-02). */
export const bankReturnPath = '/signup/callback';

/** Paths that show the front page (RTE-01). */
const frontPages = new Set(['/', '/welcome', '/signup', '/signup/pnp', bankReturnPath]);

/** Open pages that search engines must not index (DEC-X-6). */
const unlisted = new Set([
  '/signup',
  '/signup/pnp',
  bankReturnPath,
  betHistoryPath,
  '/contact-live-chat',
  '/closed-account',
  '/reset-password',
  '/401',
  '/403',
  '/500',
]);

/** Open pages for search engines; the front page is an empty path, and `/welcome` points to it by its canonical URL. */
export const listedPages: readonly string[] = [...openPages]
  .filter((path) => !unlisted.has(path) && path !== '/welcome')
  .map(routeOf);

const depositPage = '/my-account/banking/deposit';
const withdrawPage = '/my-account/banking/withdraw';
/** Shortcut to the deposit page (RTE-06). */
export const depositEntry = '/deposit';
const codePage = '/my-account/bonus-code';
/** Shortcut to the page for bonus codes. */
export const codeEntry = '/bonus-code';

/** Where password managers look for the form of a new password (W3C, A Well-Known URL for Changing Passwords). */
export const changePasswordPath = '/.well-known/change-password';
/** The form for a new password, which opens by the query. */
export const passwordForm = { path: '/my-account/account', search: '?change=password' } as const;

const accountPages = new Set([
  termsPage,
  '/my-account',
  '/my-account/account',
  '/my-account/account/verification',
  '/my-account/account/verification/questions',
  '/my-account/banking/transactions',
  depositPage,
  withdrawPage,
  '/my-account/rewards',
  '/my-account/rewards/active',
  codePage,
  '/my-account/gambling-limits',
  '/my-account/inbox',
  '/my-account/inbox/notifications',
]);

/** Other paths of a page, with the path that they redirect to. */
export const pageAliases: ReadonlyMap<string, string> = new Map([
  ['/my-account/banking', '/my-account/banking/transactions'],
  ['/my-account/transactions', '/my-account/banking/transactions'],
  ['/my-account/deposit', depositPage],
  ['/my-account/withdraw', withdrawPage],
  [depositEntry, depositPage],
  [codeEntry, codePage],
]);

export function isOpenPage(path: string): boolean {
  return openPages.has(path);
}

/** True for every path below `/my-account`, existing or not, and for the terms, which only players accept. */
export function isAccountPath(path: string): boolean {
  return path === '/my-account' || path.startsWith('/my-account/') || path === termsPage;
}

export function isAccountPage(path: string): boolean {
  return accountPages.has(path);
}

/** True for the page of a live table. */
export function isLiveTable(path: string): boolean {
  const [, provider] = /^\/live-casino-online\/play\/([^/]+)(?:\/[^/]+)?$/.exec(path) ?? [];
  return liveProviders.some((id) => id === provider);
}

const playPage = /^(\/(?:live-casino-online|online-casino))\/play\/[^/]+(\/[^/]+)?$/;

/** True for the page of a game, with or without its provider in the path. */
function isPlayPage(path: string): boolean {
  return playPage.exec(path)?.[2] !== undefined || /^\/play\/[^/]+$/.test(path);
}

/** RTE-31, RTE-32: the lobby that a play path without a game redirects to. */
export function lobbyBehind(path: string): string | undefined {
  const [, lobby, game] = playPage.exec(path) ?? [];
  return game === undefined ? lobby : undefined;
}

const lobbyPage = /^(\/(?:online-casino|live-casino-online)\/(?!play$)[^/]+?)(?:\/([2-9]|[1-9]\d{1,2}))?$/;

/** A lobby category and its page number: `/online-casino/slots/2`; the first page has no number (LOB-13). */
export function categoryPageOf(path: string): { readonly category: string; readonly page: number } | undefined {
  const [, category, page] = lobbyPage.exec(path) ?? [];
  return category ? { category, page: Number(page ?? 1) } : undefined;
}

const sportsPage = /^\/sportsbook((?:\/[a-z0-9-]{1,64}){1,4})$/;

/** RTE-35: the slugs of sport, region, competition and event in the path of a sportsbook page; undefined for any other path. */
export function sportsSlugsOf(path: string): readonly string[] | undefined {
  const [, slugs] = sportsPage.exec(path) ?? [];
  return slugs && !isOpenPage(path) ? slugs.slice(1).split('/') : undefined;
}

/** RTE-35: the competition of an event whose day at its venue, at the end of its path, has come; undefined for any other path. */
export function competitionOfPastEvent(path: string, now: Date): string | undefined {
  const [, competition, , day = ''] =
    /^(\/sportsbook(?:\/[a-z0-9-]{1,64}){3})\/([a-z0-9-]+-)(\d{4}-\d{2}-\d{2})$/.exec(path) ?? [];
  return competition && day <= dateIn(firstZone, now) ? competition : undefined;
}

/** True if only the page index shows whether the page exists. */
export function isContentPath(path: string): boolean {
  if (path === bankReturnPath || categoryPageOf(path) || isPlayPage(path)) return true;
  return /^\/(?:promotions\/[^/]+(?:\/(?:tag\/)?[^/]+)?|(?:promo|landing|register|info|payment-methods)\/[^/]+|[^/]+)$/.test(
    path,
  );
}

export function isUnlisted(path: string): boolean {
  return unlisted.has(path) || isPlayPage(path);
}

/** The path of the route that renders `path`. */
export function routeOf(path: string): string {
  return frontPages.has(path) ? '' : path;
}
