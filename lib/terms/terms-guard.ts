/** The page on which a player accepts new terms. */
export const termsPage = '/accept-terms-condition';

/** Hint for the middleware that a player has new terms to accept; `/api/terms` sets it. */
export const termsCookie = 'terms';
export const termsDue = 'due';

/** RTE-43: whether new terms block a page: all but the front page, the account, and the terms. Paths without their locale. */
export function waitsForTerms(path: string): boolean {
  const isAccount = path === '/my-account' || path.startsWith('/my-account/');
  return !isAccount && path !== '/' && path !== '' && path !== '/terms' && path !== termsPage;
}
