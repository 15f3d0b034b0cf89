import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { readConsent } from '../../../lib/consent/cookies.ts';
import { writeConsent } from '../../../lib/consent/keep.ts';
import { type Consent, consentVersion, essentialsOnly } from '../../../lib/consent/rules.ts';
import { siteUrl } from './addresses.ts';
import { look } from './operator.ts';

/** The state of a browser whose owner has chosen the essentials only, and who was greeted a moment ago, for a whole run. */
export const choiceMade = {
  cookies: writeConsent(
    { version: consentVersion, options: essentialsOnly, consentId: '0199aaaa-0000-7000-8000-000000000000' },
    false,
  ).map((cookie) => {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
    return {
      name,
      value,
      domain: new URL(siteUrl).hostname,
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    };
  }),
  origins: [
    {
      origin: siteUrl,
      localStorage: [{ name: 'parlour.welcome', value: JSON.stringify({ id: 'any', at: Date.now() + 86_400_000 }) }],
    },
  ],
};

/** The same, not greeted yet. */
export const notGreeted = { ...choiceMade, origins: [] };

/** The state of a browser that comes for the first time. */
export const firstVisit = { cookies: [], origins: [] };

/** The choice that a context's cookies hold. */
export async function consentOf(context: BrowserContext): Promise<Consent | undefined> {
  const cookies = await context.cookies(siteUrl);
  return readConsent(cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
}

/** The events that the collector has under a choice, newest first. */
export async function collected(consentId: string): Promise<readonly { readonly event: string; readonly props: object }[]> {
  return (await look(`tracking?consentId=${consentId}`)) as readonly { event: string; props: object }[];
}

/** A browser whose owner has agreed to everything, under a choice of its own. */
export async function agree(context: BrowserContext): Promise<string> {
  const consentId = randomUUID();
  const options = { essentials: true, performanceFunctional: true, marketing: true };
  for (const cookie of writeConsent({ version: consentVersion, options, consentId }, false)) {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
    await context.addCookies([{ name, value, url: siteUrl }]);
  }
  return consentId;
}
