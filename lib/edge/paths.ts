import { termsPage } from './terms-guard.ts';

/** The patterns of pages that the code knows; what content knows (promotions, landings, static pages) comes from its index. */

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
  '/contact-live-chat',
  '/closed-account',
  '/reset-password',
  '/401',
  '/403',
  '/500',
]);

/** Where a bank returns to; it exists where the market has pay-and-play switched on (RTE-02). */
export const bankReturnPath = '/signup/callback';

/** Where the front page is shown too (RTE-01). */
const frontPages = new Set(['/', '/welcome', '/signup', '/signup/pnp', bankReturnPath]);

/** Open pages that search engines must not keep (DEC-X-6). */
const unlisted = new Set([
  '/signup',
  '/signup/pnp',
  bankReturnPath,
  '/contact-live-chat',
  '/closed-account',
  '/reset-password',
  '/401',
  '/403',
  '/500',
]);

/** Open pages for search engines; the front page is an empty path, and its second address is left to its canonical. */
export const listedPages: readonly string[] = [...openPages]
  .filter((path) => !unlisted.has(path) && path !== '/welcome')
  .map(routeOf);

const depositPage = '/my-account/banking/deposit';
const withdrawPage = '/my-account/banking/withdraw';
/** A direct way to the deposit (RTE-06). */
export const depositEntry = '/deposit';

/** Pages of the account area (D1 §2). */
const accountPages = new Set([termsPage, '/my-account', '/my-account/banking/transactions', depositPage, withdrawPage]);

/** Other spellings of a page, and where they lead. */
export const pageAliases: ReadonlyMap<string, string> = new Map([
  ['/my-account/banking', '/my-account/banking/transactions'],
  ['/my-account/transactions', '/my-account/banking/transactions'],
  ['/my-account/deposit', depositPage],
  ['/my-account/withdraw', withdrawPage],
  ['/my-account/account', '/my-account'],
  [depositEntry, depositPage],
]);

export function isOpenPage(path: string): boolean {
  return openPages.has(path);
}

/** True for everything below `/my-account`, whether there is a page or not, and for what else only a player has. */
export function isAccountPath(path: string): boolean {
  return path === '/my-account' || path.startsWith('/my-account/') || path === termsPage;
}

export function isAccountPage(path: string): boolean {
  return accountPages.has(path);
}

/** True for a table of one of the live providers (D1 §2). */
export function isLiveTable(path: string): boolean {
  return /^\/live-casino-online\/play\/(?:evolution|pragmaticplay|pariplay|softswiss|creedroomz)(?:\/[^/]+)?$/.test(path);
}

const playPage = /^(\/(?:live-casino-online|online-casino))\/play\/[^/]+(\/[^/]+)?$/;

/** True where a game is played, be it named with its provider or alone. */
function isPlayPage(path: string): boolean {
  return playPage.exec(path)?.[2] !== undefined || /^\/play\/[^/]+$/.test(path);
}

/** RTE-31, RTE-32: a provider without a game leads to the lobby. */
export function lobbyBehind(path: string): string | undefined {
  const [, lobby, game] = playPage.exec(path) ?? [];
  return game === undefined ? lobby : undefined;
}

const lobbyPage = /^(\/(?:online-casino|live-casino-online)\/(?!play$)[^/]+?)(?:\/([2-9]|[1-9]\d{1,2}))?$/;

/** A category of a lobby, and which page of it: `/online-casino/slots/2`; a first page has no number (LOB-13). */
export function categoryPageOf(path: string): { readonly category: string; readonly page: number } | undefined {
  const [, category, page] = lobbyPage.exec(path) ?? [];
  return category ? { category, page: Number(page ?? 1) } : undefined;
}

/** True where only content can tell whether the page exists. */
export function isContentPath(path: string): boolean {
  if (path === bankReturnPath || categoryPageOf(path) || isPlayPage(path)) return true;
  return /^\/(?:promotions\/[^/]+(?:\/(?:tag\/)?[^/]+)?|(?:promo|landing|register|info|payment-methods)\/[^/]+|[^/]+)$/.test(
    path,
  );
}

export function isUnlisted(path: string): boolean {
  return unlisted.has(path) || isPlayPage(path);
}

/** Which route file shows a path. */
export function routeOf(path: string): string {
  return frontPages.has(path) ? '' : path;
}
