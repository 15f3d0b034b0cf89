import { type Audience, audienceCookie, audienceOf } from '#lib/core/market/audience.ts';

/** `Set-Cookie` value of the hint by which the middleware chooses pages; scripts read it to compare it with their page. */
export function audienceHeader(audience: Audience, maxAgeSeconds: number, isSecure: boolean): string {
  const maxAge = audience === 'visitor' ? 0 : maxAgeSeconds;
  return `${audienceCookie}=${audience}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The audience of a transaction summary, where it differs from the browser's hint. */
export function changedAudience(totalDepositsCount: number, hint: string | undefined): Audience | undefined {
  const audience = audienceOf(totalDepositsCount);
  return audience === hint ? undefined : audience;
}
