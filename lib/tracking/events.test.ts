import { trackedEventSchema } from './contract.ts';
import { eventsToSend, trackingEvents } from './events.ts';

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

test('TRK-02 sends names with the prefix only where they are enabled', () => {
  expect(eventsToSend('first-deposit', all, true)).toEqual(['first-deposit', 'srtm-first-deposit']);
  expect(eventsToSend('first-deposit', all, false)).toEqual(['first-deposit']);
  expect(eventsToSend('pageview', all, false)).toEqual([]);
});

test('TRK-01 the steps and failures of a registration measure the site, and serve no marketing', () => {
  for (const event of ['registration-step', 'registration-failure'] as const) {
    expect(eventsToSend(event, measured, true)).toEqual([event]);
    expect(eventsToSend(event, marketed, true)).toEqual([]);
  }
});

test('TRK-04 sends no marketing events without consent, even where they are enabled', () => {
  expect(eventsToSend('pageview', measured, true)).toEqual([]);
  expect(eventsToSend('login', measured, true)).toEqual([]);
  expect(eventsToSend('start-registration', measured, true)).toEqual(['start-registration']);
  expect(eventsToSend('start-registration', marketed, true)).toEqual(['srtm-start-registration']);
});
