import { currentConsent } from '#lib/consent/current-consent.ts';
import { allows } from '#lib/consent/rules.ts';
import { browserSettings } from '#lib/content/settings/browser-settings-client.ts';
import { callEndpoint } from '#lib/core/api/browser.ts';

const timeoutMs = 2_000;

/**
 * DEP-13, TRK-01: reports credited deposits to tracking, with the player's consent, and resolves after two seconds at the
 * latest. The platform returns each deposit once, so no other tab or device reports it again.
 */
export async function trackDeposits(): Promise<void> {
  const consent = currentConsent();
  if (!allows(consent, 'marketing') && !allows(consent, 'performanceFunctional')) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([trackUnreported().catch(() => undefined), timeout]);
}

async function trackUnreported(): Promise<void> {
  // Everything that can fail is loaded first: a deposit that was handed out and not reported would be lost.
  const [{ track }] = await Promise.all([import('#lib/tracking/track.ts'), browserSettings()]);
  for (const { isFirst, method, currency } of await callEndpoint('POST /payment/me/deposit/news', { body: {} })) {
    await track(isFirst ? 'first-deposit' : 'recurring-deposit', { method, currency });
  }
}
