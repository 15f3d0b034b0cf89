import { browserSettings } from '#lib/config/browser.ts';
import { currentConsent } from '#lib/consent/browser.ts';
import { allows } from '#lib/consent/rules.ts';
import { ask } from '#lib/platform/browser.ts';

const patienceMs = 2_000;

/**
 * DEP-13, TRK-01: tells of the deposits that were credited and not told of, where the player agreed to that. The platform
 * hands each out once, so that neither another tab nor another device tells it again. Nobody waits long for it.
 */
export async function tellDeposits(): Promise<void> {
  const consent = currentConsent();
  if (!allows(consent, 'marketing') && !allows(consent, 'performanceFunctional')) return;
  await Promise.race([tell().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

async function tell(): Promise<void> {
  // What telling needs is here before the news is taken: between the two nothing may go wrong.
  const [{ track }] = await Promise.all([import('#lib/tracking/track.ts'), browserSettings()]);
  for (const { isFirst, method, currency } of await ask('POST /payment/me/deposit/news', { body: {} })) {
    await track(isFirst ? 'first-deposit' : 'recurring-deposit', { method, currency });
  }
}
