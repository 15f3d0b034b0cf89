/** Where a player accepts new terms (D1 §2). */
export const termsPage = '/accept-terms-condition';

/** Says that a player has new terms to accept. Like the audience it is a hint, set by the site's handlers. */
export const termsCookie = 'terms';
export const termsDue = 'due';

/** RTE-43: everything waits for new terms but the front page, the account, and the terms themselves. Paths without their locale. */
export function waitsForTerms(path: string): boolean {
  const isAccount = path === '/my-account' || path.startsWith('/my-account/');
  return !isAccount && path !== '/' && path !== '' && path !== '/terms' && path !== termsPage;
}
