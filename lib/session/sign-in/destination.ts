import { pageAt } from '#lib/pages/paths.ts';
import { termsPathFor } from '#lib/terms/terms-guard.ts';

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
  /** New terms take precedence over all but a stored page. */
  readonly termsAreDue?: boolean;
}

/** RTE-50 to RTE-52: a stored page, else new terms, which return to the page of the sign-in, else that page; always of this site and this locale. */
export function destinationAfterSignIn({ home, pathname, search, stored, keptBonusCode, termsAreDue }: SignInPage): string {
  const query = new URLSearchParams(search);
  const requested = ownPath(query.get('return')) ?? ownPath(stored);
  const given = query.get('bonusCode');
  for (const name of ['return', 'login', 'bonusCode']) query.delete(name);
  const here = pathname.startsWith(`${home}/`) ? pathname.slice(home.length) : '/';
  const own = query.toString();
  const target = new URL(requested ?? (own ? `${here}?${own}` : here), 'http://own');
  const bonusCode = given ?? target.searchParams.get('bonusCode') ?? keptBonusCode;
  if (pageAt(target.pathname.replace(/(?<=.)\/+$/, ''))?.afterSignIn === 'home') {
    target.pathname = '/';
    target.search = '';
  }
  if (bonusCode) target.searchParams.set('bonusCode', bonusCode);
  const rest = target.search + target.hash;
  if (termsAreDue && !requested) return home + termsPathFor(target.pathname + rest);
  return home + (target.pathname === '/' ? '' : target.pathname) + rest;
}

/** The path if it is one of this site; undefined for a URL of another site, however it is written. */
function ownPath(path: string | null | undefined): string | undefined {
  return path && /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path) ? path : undefined;
}
