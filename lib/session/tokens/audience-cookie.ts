import { serializeCookie } from '#lib/core/http/set-cookie.ts';
import { type Audience, audienceCookie, audienceOf } from '#lib/core/market/audience.ts';

/** `Set-Cookie` value of the hint by which the middleware chooses pages; scripts read it to compare it with their page. */
export function audienceHeader(audience: Audience, maxAgeSeconds: number, isSecure: boolean): string {
  const maxAge = audience === 'visitor' ? 0 : maxAgeSeconds;
  const options = { path: '/', maxAge, httpOnly: false, sameSite: 'lax', secure: isSecure } as const;
  return serializeCookie({ name: audienceCookie, value: audience, ...options });
}

/** The audience of a transaction summary, where it differs from the browser's hint. */
export function changedAudience(totalDepositsCount: number, hint: string | undefined): Audience | undefined {
  const audience = audienceOf(totalDepositsCount);
  return audience === hint ? undefined : audience;
}
