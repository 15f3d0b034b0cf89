import type { CookieGroup, CookieOptions } from '#lib/consent/rules.ts';

/** TRK-01, TRK-02, DEC-MISC-3: every name that is ever told. The way from a start to a success has two names of ours. */
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

/** What happens on the site, and the events that tell of it. */
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
export type TrackedMoment = keyof typeof eventsOf;

/** The set with the prefix serves marketing; the plain one measures how the site performs. */
function groupOf(event: TrackingEvent): CookieGroup {
  return event.startsWith('srtm-') ? 'marketing' : 'performanceFunctional';
}

/** TRK-02, TRK-04: the events to tell of a moment, given what was consented to and whether the second set is switched on. */
export function eventsToTell(moment: TrackedMoment, options: CookieOptions, srtm: boolean): readonly TrackingEvent[] {
  return eventsOf[moment].filter((event) => options[groupOf(event)] && (srtm || !event.startsWith('srtm-')));
}
