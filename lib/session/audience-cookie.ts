import { type Audience, audienceOf } from '#lib/content/audience.ts';
import { audienceCookie } from '#lib/edge/decide.ts';

/** The hint by which the middleware chooses a browser's pages; readable, because the page compares it with its own. */
export function audienceHeader(audience: Audience, maxAgeSeconds: number, isSecure: boolean): string {
  const life = audience === 'visitor' ? 0 : maxAgeSeconds;
  return `${audienceCookie}=${audience}; Path=/; Max-Age=${life}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The audience that a transaction summary shows, where it differs from the browser's hint. */
export function changedAudience(totalDepositsCount: number, hint: string | undefined): Audience | undefined {
  const audience = audienceOf(totalDepositsCount);
  return audience === hint ? undefined : audience;
}
