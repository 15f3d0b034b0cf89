import { trackedEventSchema } from './contract.ts';
import { eventsToTell, trackingEvents } from './events.ts';

const all = { essentials: true, performanceFunctional: true, marketing: true };
const measured = { ...all, marketing: false };
const marketed = { ...all, performanceFunctional: false };

test('TRK-01 TRK-02 the names are a closed set', () => {
  expect([...trackingEvents].sort()).toEqual([
    'first-deposit',
    'recurring-deposit',
    'registration-failure',
    'registration-step',
    'srtm-first-deposit',
    'srtm-login',
    'srtm-pageview',
    'srtm-recurring-deposit',
    'srtm-start-registration',
    'srtm-success-registration',
    'start-registration',
    'success-registration',
  ]);
  const event = { event: 'srtm-login', segmentId: 's', locale: 'fi-FI', device: 'mobile', props: {}, consentId: 'c' };
  expect(trackedEventSchema.safeParse(event).success).toBe(true);
  expect(trackedEventSchema.safeParse({ ...event, event: 'srtm-logout' }).success).toBe(false);
});

test('TRK-02 the set with the prefix is told only where it is switched on', () => {
  expect(eventsToTell('first-deposit', all, true)).toEqual(['first-deposit', 'srtm-first-deposit']);
  expect(eventsToTell('first-deposit', all, false)).toEqual(['first-deposit']);
  expect(eventsToTell('pageview', all, false)).toEqual([]);
});

test('TRK-01 the steps and failures of a registration measure the site, and serve no marketing', () => {
  for (const moment of ['registration-step', 'registration-failure'] as const) {
    expect(eventsToTell(moment, measured, true)).toEqual([moment]);
    expect(eventsToTell(moment, marketed, true)).toEqual([]);
  }
});

test('TRK-04 without consent to marketing its events are not told, whatever is switched on', () => {
  expect(eventsToTell('pageview', measured, true)).toEqual([]);
  expect(eventsToTell('login', measured, true)).toEqual([]);
  expect(eventsToTell('start-registration', measured, true)).toEqual(['start-registration']);
  expect(eventsToTell('start-registration', marketed, true)).toEqual(['srtm-start-registration']);
});
