import { currentConsent } from '#lib/consent/browser.ts';
import { allows } from '#lib/consent/rules.ts';
import type { TrackedEvent } from './contract.ts';
import type { TrackedMoment } from './events.ts';

const patienceMs = 1_000;

/** TRK-01, TRK-04: tells of a moment where the visitor agreed; what tells loads only then, and nobody waits long for it. */
export async function tell(moment: TrackedMoment, props: TrackedEvent['props']): Promise<void> {
  const consent = currentConsent();
  if (!consent || !(allows(consent, 'marketing') || allows(consent, 'performanceFunctional'))) return;
  const told = import('./track.ts').then(({ track }) => track(moment, props)).catch(() => false);
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
