import { hostCookieName } from '#lib/core/http/cookie-names.ts';
import { serializeCookie } from '#lib/core/http/set-cookie.ts';
import type { Outcome } from './decide.ts';
import { securityHeaders } from './security-headers.ts';
import type { SetCookie } from './types.ts';

/** Headers of a site served over TLS, known only at run time; the others are in `security-headers.ts`. */
export function transportHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return isSecure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {};
}

/** The headers of every answer: of pages, handlers and files. */
export function everyAnswer(isSecure: boolean): Readonly<Record<string, string>> {
  return { ...securityHeaders, ...transportHeaders(isSecure) };
}

const pageHeaders = { 'Cache-Control': 'private, no-cache' };
const unlistedHeaders = { ...pageHeaders, 'X-Robots-Tag': 'noindex' };

/** Shared caches must not store pages, because one URL has a version per audience; files are the same for everyone. */
export function cacheHeadersOf({ decision }: Outcome): Readonly<Record<string, string>> {
  if (decision.kind === 'file') return { 'Cache-Control': 'public, max-age=300' };
  if (decision.kind === 'page' && decision.draft) return { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
  if (decision.kind === 'page') return decision.unlisted ? unlistedHeaders : pageHeaders;
  const isMaintenance = decision.kind === 'status' && decision.page === 'maintenance';
  return isMaintenance ? { 'Cache-Control': 'no-store', 'Retry-After': '600' } : { 'Cache-Control': 'no-store' };
}

export const statusCodes = { 'not-found': 404, 'closed-game': 404, restricted: 451, maintenance: 503 } as const;

/** The `Set-Cookie` header of a cookie for the whole site that scripts cannot read. */
export function writeCookie({ name, value, maxAgeSeconds: maxAge }: SetCookie, isSecure: boolean): string {
  const options = { path: '/', maxAge, httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  return serializeCookie({ name: hostCookieName(name, isSecure), value, ...options });
}

/** Next takes the nonce of a page's scripts from a policy in the request. */
const internal = /^(?:x-(?:middleware|nextjs|invoke|matched|now|parlour)-|content-security-policy)/i;

/** Removes headers that only this site may set; undefined if the request has none of them. */
export function withoutInternal(headers: Headers): Headers | undefined {
  let hasInternal = false;
  for (const name of headers.keys()) if (internal.test(name)) hasInternal = true;
  if (!hasInternal) return undefined;
  const clean = new Headers(headers);
  for (const name of headers.keys()) if (internal.test(name)) clean.delete(name);
  return clean;
}
