/** Pages to which a sign-in does not return; it opens the front page instead (DEC-RTE-4). */
const replaced = new Set([
  '/401',
  '/403',
  '/500',
  '/restricted',
  '/reset-password',
  '/closed-account',
  '/signup',
  '/signup/pnp',
  '/signup/callback',
  '/welcome',
]);

export interface SignInPage {
  /** The front page of the locale: `/fi-FI`. */
  readonly home: string;
  /** Address of the page with the sign-in, including the locale. */
  readonly pathname: string;
  readonly search: string;
  /** A page to return to that was stored outside the address, without the locale. */
  readonly stored?: string | undefined;
  /** A bonus code kept from an earlier address. */
  readonly keptBonusCode?: string | undefined;
  /** A page that takes precedence over all but a stored one, such as new terms. */
  readonly required?: string | undefined;
}

/** RTE-50 to RTE-52: a stored page, else a required one, else the page of the sign-in; always of this site and this locale. */
export function destinationAfterSignIn({ home, pathname, search, stored, keptBonusCode, required }: SignInPage): string {
  const query = new URLSearchParams(search);
  const requested = ownPath(query.get('return')) ?? ownPath(stored);
  const given = query.get('bonusCode');
  for (const name of ['return', 'login', 'bonusCode']) query.delete(name);
  const here = pathname.startsWith(`${home}/`) ? pathname.slice(home.length) : '/';
  const rest = query.toString();
  const target = new URL(requested ?? required ?? (rest ? `${here}?${rest}` : here), 'http://own');
  const bonusCode = given ?? target.searchParams.get('bonusCode') ?? keptBonusCode;
  if (replaced.has(target.pathname.replace(/(?<=.)\/+$/, ''))) {
    target.pathname = '/';
    target.search = '';
  }
  if (bonusCode) target.searchParams.set('bonusCode', bonusCode);
  return home + (target.pathname === '/' ? '' : target.pathname) + target.search + target.hash;
}

/** The path if it is one of this site; undefined for a URL of another site, however it is written. */
function ownPath(path: string | null | undefined): string | undefined {
  return path && /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path) ? path : undefined;
}
