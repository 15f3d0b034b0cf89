import type { Outcome } from './decide.ts';
import type { SetCookie } from './step.ts';

/** Only where the site is served over TLS, which its address tells at run time; the rest is in `security-headers.ts`. */
export function transportHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return isSecure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {};
}

const pageHeaders = { 'Cache-Control': 'private, no-cache' };
const unlistedHeaders = { ...pageHeaders, 'X-Robots-Tag': 'noindex' };

/** One URL answers differently per audience: no cache outside may keep it. A file is the same for everybody. */
export function cacheHeadersOf({ decision }: Outcome): Readonly<Record<string, string>> {
  if (decision.kind === 'file') return { 'Cache-Control': 'public, max-age=300' };
  if (decision.kind === 'page' && decision.draft) return { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
  if (decision.kind === 'page') return decision.unlisted ? unlistedHeaders : pageHeaders;
  const isPause = decision.kind === 'status' && decision.page === 'maintenance';
  return isPause ? { 'Cache-Control': 'no-store', 'Retry-After': '600' } : { 'Cache-Control': 'no-store' };
}

export const statusCodes = { 'not-found': 404, restricted: 451, maintenance: 503 } as const;

export function writeCookie({ name, value, maxAgeSeconds }: SetCookie, isSecure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

const internal = /^x-(?:middleware|nextjs|invoke|matched|now|parlour)-/i;

/** Headers that only this house may set: whoever sends them from outside loses them. Undefined when there are none. */
export function withoutInternal(headers: Headers): Headers | undefined {
  let foreign = false;
  for (const name of headers.keys()) if (internal.test(name)) foreign = true;
  if (!foreign) return undefined;
  const clean = new Headers(headers);
  for (const name of headers.keys()) if (internal.test(name)) clean.delete(name);
  return clean;
}
