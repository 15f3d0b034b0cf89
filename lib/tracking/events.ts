import type { CookieGroup, CookieOptions } from '#lib/consent/rules.ts';

/** TRK-01, TRK-02, DEC-MISC-3: all event names that are sent. `registration-step` and `registration-failure` are this site's own. */
export const trackingEvents = [
  'start-registration',
  'registration-step',
  'registration-failure',
  'success-registration',
  'first-deposit',
  'recurring-deposit',
  'srtm-pageview',
  'srtm-start-registration',
  'srtm-success-registration',
  'srtm-login',
  'srtm-first-deposit',
  'srtm-recurring-deposit',
] as const;
export type TrackingEvent = (typeof trackingEvents)[number];

/** Events of the site, and the names that are sent for each. */
const eventsOf = {
  pageview: ['srtm-pageview'],
  login: ['srtm-login'],
  'start-registration': ['start-registration', 'srtm-start-registration'],
  'registration-step': ['registration-step'],
  'registration-failure': ['registration-failure'],
  'success-registration': ['success-registration', 'srtm-success-registration'],
  'first-deposit': ['first-deposit', 'srtm-first-deposit'],
  'recurring-deposit': ['recurring-deposit', 'srtm-recurring-deposit'],
} as const satisfies Record<string, readonly TrackingEvent[]>;
export type SiteEvent = keyof typeof eventsOf;

/** Names with the prefix are for marketing; the others measure the site's performance. */
function groupOf(event: TrackingEvent): CookieGroup {
  return event.startsWith('srtm-') ? 'marketing' : 'performanceFunctional';
}

/** TRK-02, TRK-04: the names to send for an event, by consent and by whether names with the prefix are enabled. */
export function eventsToSend(event: SiteEvent, options: CookieOptions, srtm: boolean): readonly TrackingEvent[] {
  return eventsOf[event].filter((name) => options[groupOf(name)] && (srtm || !name.startsWith('srtm-')));
}
