import { termsPage } from '#lib/pages/pages.ts';
import { isAccountPath, pageAt } from '#lib/pages/paths.ts';

/** In the cookie by which the middleware knows that a player has new terms to accept; `/api/terms` sets it. */
export const termsDue = 'due';

/** RTE-43: whether new terms block a page: offers, games and betting; not the account, help and legal texts. Paths without their locale. */
export function waitsForTerms(path: string): boolean {
  return !isAccountPath(path) && pageAt(path || '/')?.waitsForTerms !== false;
}

/** The page of new terms, which returns to `path` once they are accepted. Both without their locale. */
export function termsPathFor(path: string): string {
  return path === '' || path === '/' ? termsPage : `${termsPage}?return=${encodeURIComponent(path)}`;
}
