import { currentConsent } from '#lib/consent/current-consent.ts';
import { allows } from '#lib/consent/rules.ts';
import type { TrackedEvent } from './contract.ts';
import type { SiteEvent } from './events.ts';

const maxWaitMs = 1_000;

/** TRK-01, TRK-04: loads the tracker where the visitor has agreed, and tracks an event. Settles within a second, and never rejects. */
export async function trackEvent(event: SiteEvent, props: TrackedEvent['props']): Promise<void> {
  const consent = currentConsent();
  if (!consent || !(allows(consent, 'marketing') || allows(consent, 'performanceFunctional'))) return;
  const tracked = import('./track.ts').then(({ track }) => track(event, props)).catch(() => false);
  await Promise.race([tracked, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}
