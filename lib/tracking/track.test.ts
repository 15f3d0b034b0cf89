/** @jest-environment jsdom */
import { keepConsent } from '#lib/consent/keep.ts';
import { consentVersion } from '#lib/consent/rules.ts';
import type { TrackedEvent } from './contract.ts';

const consentId = '0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000';
const settings = { tracking: { srtm: true, segmentIds: { web: 'seg-fi-web', mobile: 'seg-fi-mobile' } } };
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

let beacons: { url: string; body: Blob }[];
let asked: string[];
let answer: () => Promise<unknown>;

beforeEach(() => {
  jest.resetModules();
  beacons = [];
  asked = [];
  answer = async () => ({ ok: true, status: 200, headers: new Headers(), json: async () => settings });
  window.dataLayer = undefined;
  document.documentElement.dataset.locale = 'fi-FI';
  for (const name of ['cookies_options', 'cookies_a', 'cookies_consent_id'])
    Object.assign(document, { cookie: `${name}=; Max-Age=0; Path=/` });
  Object.assign(globalThis, {
    fetch: (url: string) => {
      if (url === '/api/consent') return Promise.resolve();
      asked.push(url);
      return answer();
    },
  });
  Object.assign(navigator, {
    sendBeacon: (url: string, body: Blob) => {
      beacons.push({ url, body });
      return true;
    },
  });
});

function agree(options: { performanceFunctional: boolean; marketing: boolean }): void {
  keepConsent({ version: consentVersion, options: { essentials: true, ...options }, consentId });
}

const load = () => import('./track.ts');
const sent = async () =>
  Promise.all(
    beacons.map(async ({ body }) => {
      const text = await new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.readAsText(body);
      });
      return JSON.parse(text) as TrackedEvent;
    }),
  );

test('TRK-04 before a choice, and with only the essentials, nothing is told and nothing is even asked for', async () => {
  const { track, trackPageview } = await load();
  expect(await track('first-deposit')).toBe(false);
  agree({ performanceFunctional: false, marketing: false });
  await track('first-deposit');
  await trackPageview();
  expect([beacons, asked, window.dataLayer]).toEqual([[], [], undefined]);
});

test('TRK-01 TRK-02 TRK-03 after consent a moment goes to the data layer and to the collector, with segment and locale', async () => {
  agree({ performanceFunctional: true, marketing: true });
  const { track } = await load();
  expect(await track('first-deposit', { currency: 'EUR' })).toBe(true);
  const common = { segmentId: 'seg-fi-web', locale: 'fi-FI', device: 'desktop' };
  expect(window.dataLayer).toEqual([
    { event: 'first-deposit', ...common, currency: 'EUR' },
    { event: 'srtm-first-deposit', ...common, currency: 'EUR' },
  ]);
  expect(beacons.map(({ url, body }) => [url, body.type])).toEqual(Array(2).fill(['/api/platform/collect', 'application/json']));
  expect(await sent()).toEqual([
    { event: 'first-deposit', ...common, props: { currency: 'EUR' }, consentId },
    { event: 'srtm-first-deposit', ...common, props: { currency: 'EUR' }, consentId },
  ]);
});

test('TRK-03 a phone has the segment of phones', async () => {
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone);
  agree({ performanceFunctional: true, marketing: true });
  const { track } = await load();
  await track('login');
  expect(window.dataLayer).toEqual([{ event: 'srtm-login', segmentId: 'seg-fi-mobile', locale: 'fi-FI', device: 'mobile' }]);
  agent.mockRestore();
});

test('TRK-02 one address is one page view, however often it is asked for; a consent to marketing given later still counts it', async () => {
  agree({ performanceFunctional: true, marketing: false });
  const { trackPageview } = await load();
  await trackPageview();
  agree({ performanceFunctional: true, marketing: true });
  await trackPageview();
  await trackPageview();
  expect(window.dataLayer?.map(({ event, path }) => [event, path])).toEqual([['srtm-pageview', '/']]);
});

test('a site that does not answer loses the event and nothing else; the next one asks again', async () => {
  agree({ performanceFunctional: true, marketing: true });
  const { track } = await load();
  answer = async () => Promise.reject(new TypeError('offline'));
  expect(await track('login')).toBe(false);
  answer = async () => ({ ok: true, status: 200, headers: new Headers(), json: async () => settings });
  expect(await track('login')).toBe(true);
  expect(asked).toHaveLength(2);
});
