import type { Outcome } from './decide.ts';
import type { SetCookie } from './step.ts';

/** Headers of every document. What a page's scripts may be is said by the page itself (`lib/content/page-cache.mjs`). */
export function documentHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** One URL answers differently per audience: no cache outside may keep it. */
export function cacheHeadersOf({ decision }: Outcome): Readonly<Record<string, string>> {
  if (decision.kind === 'page') return { 'Cache-Control': 'private, no-cache' };
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
