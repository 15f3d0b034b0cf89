/** Pages of one segment that belong to a player, or lead to one. */
const left = new Set([
  '/401',
  '/403',
  '/500',
  '/accept-terms-condition',
  '/deposit',
  '/my-account',
  '/reset-password',
  '/restricted',
  '/signup',
  '/sportsbook',
  '/vip',
  '/welcome',
]);

const sections = /^\/(?:promotions|online-casino|live-casino-online|info|payment-methods)(?:\/|$)/;

/** RTE-55, DEC-RTE-5: whether a page (without its locale) is still there for who signs out on it; the others lead to the front page. */
export function staysAfterSignOut(path: string): boolean {
  if (sections.test(path)) return !/\/play(?:\/|$)/.test(path);
  return /^\/[^/]+$/.test(path) && !left.has(path);
}
