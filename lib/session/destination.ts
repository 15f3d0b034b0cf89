/** Pages that make no sense right after a sign-in: the front page takes their place (DEC-RTE-4). */
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

export interface Departure {
  /** The front page of the locale: `/fi-FI`. */
  readonly home: string;
  /** Where the visitor signs in: the address with its locale, and its query. */
  readonly pathname: string;
  readonly search: string;
  /** A page to return to that was kept elsewhere than in the address, without the locale. */
  readonly stored?: string | undefined;
  /** A page that comes before any other but a stored one, such as new terms. */
  readonly forced?: string | undefined;
}

/** RTE-50 to RTE-52: a stored page, else a forced one, else the page of the sign-in; always of this site and this locale. */
export function destinationAfter({ home, pathname, search, stored, forced }: Departure): string {
  const query = new URLSearchParams(search);
  const wanted = ownPath(query.get('return')) ?? ownPath(stored);
  const bonusCode = query.get('bonusCode');
  for (const name of ['return', 'login', 'bonusCode']) query.delete(name);
  const here = pathname.startsWith(`${home}/`) ? pathname.slice(home.length) : '/';
  const rest = query.toString();
  const target = new URL(wanted ?? forced ?? (rest ? `${here}?${rest}` : here), 'http://own');
  if (replaced.has(target.pathname.replace(/(?<=.)\/+$/, ''))) {
    target.pathname = '/';
    target.search = '';
  }
  if (bonusCode) target.searchParams.set('bonusCode', bonusCode);
  return home + (target.pathname === '/' ? '' : target.pathname) + target.search + target.hash;
}

/** A path of this site; undefined for another's address in disguise. */
function ownPath(path: string | null | undefined): string | undefined {
  return path && /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path) ? path : undefined;
}
