/** Pages of one segment that visitors cannot see, or that lead to such a page. */
const leftAfterSignOut = new Set([
  '/401',
  '/403',
  '/500',
  '/accept-terms-condition',
  '/deposit',
  '/my-account',
  '/reset-password',
  '/restricted',
  '/signup',
  '/vip',
  '/welcome',
]);

const publicSections = /^\/(?:promotions|online-casino|live-casino-online|sportsbook|info|payment-methods)(?:\/|$)/;

/** RTE-55, DEC-RTE-5: whether a player who signs out may stay on a page (path without its locale); otherwise the front page follows. */
export function canStayAfterSignOut(path: string): boolean {
  if (path === '/sportsbook/bet-history') return false;
  if (publicSections.test(path)) return !/\/play(?:\/|$)/.test(path);
  return /^\/[^/]+$/.test(path) && !leftAfterSignOut.has(path);
}
