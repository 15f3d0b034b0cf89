import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { readConsent } from '#lib/consent/cookies.ts';
import { type Consent, consentVersion, essentialsOnly } from '#lib/consent/rules.ts';
import { consentCookieHeaders } from '#lib/consent/save-consent.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { siteUrl } from './addresses.ts';
import { readOps } from './operator.ts';

/** The storage state of a browser that has accepted essentials only and closed the welcome dialog. */
export const choiceMade = {
  cookies: consentCookieHeaders(
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
      localStorage: [{ name: 'parlour.welcome', value: JSON.stringify({ id: 'any', at: Date.now() + dayMs }) }],
    },
  ],
};

/** The same before the welcome dialog was shown. */
export const notGreeted = { ...choiceMade, origins: [] };

/** The storage state of a first visit. */
export const firstVisit = { cookies: [], origins: [] };

/** The cookie choice of a context. */
export async function consentOf(context: BrowserContext): Promise<Consent | undefined> {
  const cookies = await context.cookies(siteUrl);
  return readConsent(cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
}

/** The collector's events of a consent id, newest first. */
export async function trackedEvents(consentId: string): Promise<readonly { readonly event: string; readonly props: object }[]> {
  return (await readOps(`tracking?consentId=${consentId}`)) as readonly { event: string; props: object }[];
}

/** Accepts all cookies in a context; returns the consent id. */
export async function agree(context: BrowserContext): Promise<string> {
  const consentId = randomUUID();
  const options = { essentials: true, performanceFunctional: true, marketing: true };
  for (const cookie of consentCookieHeaders({ version: consentVersion, options, consentId }, false)) {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
    await context.addCookies([{ name, value, url: siteUrl }]);
  }
  return consentId;
}
