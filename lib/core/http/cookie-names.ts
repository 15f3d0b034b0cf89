/** Of the whole site and of this host only. */
export type HostCookie =
  | 'access'
  | 'audience'
  | 'cookies_a'
  | 'cookies_consent_id'
  | 'cookies_options'
  | 'drafts'
  | 'locale'
  | 'sign-out'
  | 'terms';

/** Of one path, so that pages are requested without it, or shared with sister domains. */
export type SecureCookie =
  | 'known-browser'
  | 'next-auth.csrf-token'
  | 'parlour.bank-visit'
  | 'parlour.recovery'
  | 'parlour.refusal'
  | 'parlour.registration'
  | 'parlour.session'
  | 'sb_session';

/** Over TLS with the prefix that a browser takes from this host over TLS only, not from a sister domain (decision 121). */
export function hostCookieName(name: HostCookie, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** Over TLS with the prefix that a browser takes over TLS only. */
export function secureCookieName(name: SecureCookie, isSecure: boolean): string {
  return isSecure ? `__Secure-${name}` : name;
}

/**
 * The value of a cookie that a build before set without a prefix, which is read until it is replaced. To be deleted together
 * with `lib/session/tokens/earlier-cookies.ts`.
 */
export function readHostCookie(cookies: ReadonlyMap<string, string>, name: HostCookie, isSecure: boolean): string | undefined {
  return cookies.get(hostCookieName(name, isSecure)) ?? cookies.get(name);
}
