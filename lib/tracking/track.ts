import { detectDevice } from '#lib/access/device.ts';
import { browserSettings } from '#lib/config/browser.ts';
import { currentConsent } from '#lib/consent/browser.ts';
import { allows } from '#lib/consent/rules.ts';
import { isCallError } from '#lib/platform/errors.ts';
import type { TrackedEvent } from './contract.ts';
import { eventsToTell, type TrackedMoment } from './events.ts';

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

const device = () => {
  const { isMobile, isTablet } = detectDevice(navigator.userAgent);
  return isMobile ? 'mobile' : isTablet ? 'tablet' : 'desktop';
};

/**
 * DEC-MISC-2: tells of a moment, if and as far as the visitor has agreed: pushes to `window.dataLayer` and sends a
 * beacon. Gives back whether there was anything to tell. Fetches nothing without consent; a lost event is no error.
 */
export async function track(moment: TrackedMoment, props: TrackedEvent['props'] = {}): Promise<boolean> {
  const consent = currentConsent();
  if (!consent || !(allows(consent, 'marketing') || allows(consent, 'performanceFunctional'))) return false;
  const { locale = '' } = document.documentElement.dataset;
  try {
    const { srtm, segmentIds } = (await browserSettings()).tracking;
    const kind = device();
    const segmentId = kind === 'desktop' ? segmentIds.web : segmentIds.mobile;
    const events = eventsToTell(moment, consent.options, srtm);
    for (const event of events) tell({ event, segmentId, locale, device: kind, props, consentId: consent.consentId });
    return events.length > 0;
  } catch (error) {
    if (!isCallError(error)) throw error;
    return false;
  }
}

function tell(event: TrackedEvent): void {
  const { props, consentId: _, ...rest } = event;
  window.dataLayer ??= [];
  window.dataLayer.push({ ...rest, ...props });
  const body = new Blob([JSON.stringify(event)], { type: 'application/json' });
  navigator.sendBeacon('/api/platform/collect', body);
}

let lastTold: string | undefined;

/** TRK-02: one page view per address in a row, however often it is asked for. */
export async function trackPageview(): Promise<void> {
  const path = window.location.pathname;
  if (path === lastTold) return;
  lastTold = path;
  if (!(await track('pageview', { path }))) lastTold = undefined;
}
