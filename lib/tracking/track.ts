import { currentConsent } from '#lib/consent/current-consent.ts';
import { allows } from '#lib/consent/rules.ts';
import { browserSettings } from '#lib/content/settings/browser-settings-client.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { text } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';
import { sportsPageOf } from '#lib/sportsbook/routes.ts';
import { showAdTag } from './ad-tag.ts';
import type { TrackedEvent } from './contract.ts';
import { eventsToSend, type SiteEvent } from './events.ts';

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** How the registration of this tab began, until it succeeds. */
const startedRegistration = stored('session', 'parlour.registration-started', text(16));

/**
 * DEC-MISC-2: sends an event to `window.dataLayer` and as a beacon, if the visitor has consented. Returns whether there
 * was anything to send. Fetches nothing without consent; ignores failures.
 */
export async function track(event: SiteEvent, props: TrackedEvent['props'] = {}): Promise<boolean> {
  const consent = currentConsent();
  if (!consent || !(allows(consent, 'marketing') || allows(consent, 'performanceFunctional'))) return false;
  const { locale = '' } = document.documentElement.dataset;
  try {
    const { device, tracking } = await browserSettings();
    const { srtm, segmentIds, hasAdTag } = tracking;
    if (hasAdTag && allows(consent, 'marketing')) showAdTag(locale);
    const segmentId = device === 'desktop' ? segmentIds.web : segmentIds.mobile;
    if (isRepeatedStart(event, props)) return false;
    const names = eventsToSend(event, consent.options, srtm);
    for (const name of names) send({ event: name, segmentId, locale, device, props, consentId: consent.consentId });
    return names.length > 0;
  } catch (error) {
    if (!isCallError(error)) throw error;
    return false;
  }
}

/** One start per registration: a reload of the form, or another way to the bank, is none. */
function isRepeatedStart(event: SiteEvent, { method }: TrackedEvent['props']): boolean {
  if (event === 'success-registration') startedRegistration.remove();
  if (event !== 'start-registration' || typeof method !== 'string') return false;
  if (startedRegistration.read() === method) return true;
  startedRegistration.write(method);
  return false;
}

function send(event: TrackedEvent): void {
  const { props, consentId: _, ...rest } = event;
  window.dataLayer ??= [];
  window.dataLayer.push({ ...rest, ...props });
  const body = new Blob([JSON.stringify(event)], { type: 'application/json' });
  navigator.sendBeacon('/api/platform/collect', body);
}

let lastPath: string | undefined;

/** TRK-02: sends a page view; repeated calls for the same URL send it once. */
export async function trackPageview(): Promise<void> {
  const path = window.location.pathname;
  if (path === lastPath) return;
  lastPath = path;
  const { locale = '' } = document.documentElement.dataset;
  // SPB-05: views of the sportsbook have page keys.
  const page = sportsPageOf(`/${locale}`, path);
  if (!(await track('pageview', { path, ...(page && { page }) }))) lastPath = undefined;
}
