import { hostCookieName } from '#lib/core/http/cookie-names.ts';
import { type CookieToSet, serializeCookie } from '#lib/core/http/set-cookie.ts';
import { type Audience, audienceOf } from '#lib/core/market/audience.ts';

/** The hint by which the middleware chooses pages, never a permission; scripts read it to compare it with their page. */
export function audienceCookie(audience: Audience, maxAgeSeconds: number, isSecure: boolean): CookieToSet {
  const maxAge = audience === 'visitor' ? 0 : maxAgeSeconds;
  const options = { path: '/', maxAge, httpOnly: false, sameSite: 'lax', secure: isSecure } as const;
  return { name: hostCookieName('audience', isSecure), value: audience, ...options };
}

export function audienceHeader(audience: Audience, maxAgeSeconds: number, isSecure: boolean): string {
  return serializeCookie(audienceCookie(audience, maxAgeSeconds, isSecure));
}

/** The audience of a transaction summary, where it differs from the browser's hint. */
export function changedAudience(totalDepositsCount: number, hint: string | undefined): Audience | undefined {
  const audience = audienceOf(totalDepositsCount);
  return audience === hint ? undefined : audience;
}
