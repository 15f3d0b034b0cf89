/** The patterns of pages that the code knows; what content knows (promotions, landings, static pages) comes from its index. */

/** Pages that exist in every market for every audience. */
const openPages = new Set(['/', '/welcome', '/promotions', '/401', '/500']);

/** Pages of the account area (D1 §2). */
const accountPages = new Set(['/my-account', '/my-account/banking/transactions']);

/** Other spellings of a page, and where they lead. */
export const pageAliases: ReadonlyMap<string, string> = new Map([
  ['/my-account/banking', '/my-account/banking/transactions'],
  ['/my-account/transactions', '/my-account/banking/transactions'],
]);

export function isOpenPage(path: string): boolean {
  return openPages.has(path);
}

/** True for everything below `/my-account`, whether there is a page or not. */
export function isAccountPath(path: string): boolean {
  return path === '/my-account' || path.startsWith('/my-account/');
}

export function isAccountPage(path: string): boolean {
  return accountPages.has(path);
}

/** True where only content can tell whether the page exists. */
export function isContentPath(path: string): boolean {
  return /^\/(?:promotions\/[^/]+(?:\/(?:tag\/)?[^/]+)?|promo\/[^/]+|landing\/[^/]+|[^/]+)$/.test(path);
}

/** Which route file shows a path: `/welcome` is the front page too (RTE-01). */
export function routeOf(path: string): string {
  return path === '/' || path === '/welcome' ? '' : path;
}
