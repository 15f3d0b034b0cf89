import { currentConsent } from '#lib/consent/current-consent.ts';
import { allows } from '#lib/consent/rules.ts';
import { browserSettings } from '#lib/content/settings/browser-settings-client.ts';
import { takeUnreportedDeposits } from './calls.ts';

const timeoutMs = 2_000;

/**
 * DEP-13, TRK-01: reports credited deposits to tracking, with the player's consent, and resolves after two seconds at the
 * latest. The platform returns each deposit to one tab or device, and again later if that one was left before it reported.
 */
export async function trackDeposits(): Promise<void> {
  const consent = currentConsent();
  if (!allows(consent, 'marketing') && !allows(consent, 'performanceFunctional')) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([trackUnreported().catch(() => undefined), timeout]);
}

async function trackUnreported(): Promise<void> {
  // Everything that can fail is loaded first: a deposit that was returned and not reported waits for half a minute.
  const [{ track }] = await Promise.all([import('#lib/tracking/track.ts'), browserSettings()]);
  for (const { id, isFirst, method, currency } of await takeUnreportedDeposits({ body: {} })) {
    await track(isFirst ? 'first-deposit' : 'recurring-deposit', { method, currency });
    // A beacon like the event itself: both are sent when the page is left now.
    const body = new Blob([JSON.stringify({ reported: [id] })], { type: 'application/json' });
    navigator.sendBeacon('/api/platform/payment/me/deposit/news', body);
  }
}
