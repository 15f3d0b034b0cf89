/** @jest-environment jsdom */

import { consentVersion } from '#lib/consent/rules.ts';
import { saveConsent } from '#lib/consent/save-consent.ts';
import { type Answer, answerFetch } from '../../tests/fixtures/components/answer-fetch.ts';
import type { TrackedEvent } from './contract.ts';

const consentId = '0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000';
const tracking = { srtm: true, hasAdTag: false, segmentIds: { web: 'seg-fi-web', mobile: 'seg-fi-mobile' } };
const settings = { device: 'desktop', tracking };

let beacons: { url: string; body: Blob }[];
let requests: string[];
let respond: () => Answer | Promise<Answer>;

beforeEach(() => {
  jest.resetModules();
  beacons = [];
  requests = [];
  respond = () => [200, settings];
  window.dataLayer = undefined;
  document.documentElement.dataset.locale = 'fi-FI';
  for (const name of ['cookies_options', 'cookies_a', 'cookies_consent_id'])
    Object.assign(document, { cookie: `${name}=; Max-Age=0; Path=/` });
  answerFetch((path) => {
    if (path === '/api/consent') return [200];
    requests.push(path);
    return respond();
  });
  Object.assign(navigator, {
    sendBeacon: (url: string, body: Blob) => {
      beacons.push({ url, body });
      return true;
    },
  });
});

function consentTo(options: { performanceFunctional: boolean; marketing: boolean }): void {
  saveConsent({ version: consentVersion, options: { essentials: true, ...options }, consentId });
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

test('TRK-04 sends and fetches nothing before a choice, or with essential cookies only', async () => {
  const { track, trackPageview } = await load();
  expect(await track('first-deposit')).toBe(false);
  consentTo({ performanceFunctional: false, marketing: false });
  await track('first-deposit');
  await trackPageview();
  expect([beacons, requests, window.dataLayer]).toEqual([[], [], undefined]);
});

test('TRK-01 SGN-01 a registration starts once, however often its form is loaded again, until it succeeds', async () => {
  consentTo({ performanceFunctional: true, marketing: true });
  for (let loads = 0; loads < 2; loads += 1) {
    jest.resetModules();
    await (await load()).track('start-registration', { method: 'FORM' });
  }
  const { track } = await load();
  await track('start-registration', { method: 'PNP' });
  await track('success-registration', { method: 'PNP' });
  await track('start-registration', { method: 'PNP' });
  const starts = (await sent()).filter(({ event }) => event === 'start-registration');
  expect(starts.map(({ props }) => props.method)).toEqual(['FORM', 'PNP', 'PNP']);
});

test('TRK-01 TRK-02 TRK-03 sends an event to the data layer and the collector, with segment and locale', async () => {
  consentTo({ performanceFunctional: true, marketing: true });
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

test('TRK-03 MKT-32 a phone, as the access service detected it, has the segment of phones', async () => {
  respond = () => [200, { ...settings, device: 'mobile' }];
  consentTo({ performanceFunctional: true, marketing: true });
  const { track } = await load();
  await track('login');
  expect(window.dataLayer).toEqual([{ event: 'srtm-login', segmentId: 'seg-fi-mobile', locale: 'fi-FI', device: 'mobile' }]);
});

test('TRK-02 sends one page view per address, also after a later consent to marketing', async () => {
  consentTo({ performanceFunctional: true, marketing: false });
  const { trackPageview } = await load();
  await trackPageview();
  consentTo({ performanceFunctional: true, marketing: true });
  await trackPageview();
  await trackPageview();
  expect(window.dataLayer?.map(({ event, path }) => [event, path])).toEqual([['srtm-pageview', '/']]);
});

test('SPB-05 a page view of the sportsbook has the page key of its view', async () => {
  consentTo({ performanceFunctional: true, marketing: true });
  const { trackPageview } = await load();
  for (const path of [
    '/fi-FI/sportsbook/football',
    '/fi-FI/sportsbook/live-betting',
    '/fi-FI/sportsbook/bet-history',
    '/fi-FI',
  ]) {
    window.history.replaceState(null, '', path);
    await trackPageview();
  }
  const keys = window.dataLayer?.filter(({ event }) => event === 'srtm-pageview').map(({ page }) => page);
  expect(keys).toEqual(['sport-base', 'live-betting', 'bet-history', undefined]);
  window.history.replaceState(null, '', '/');
});

test('a failed request for the settings loses one event; the next one requests them again', async () => {
  consentTo({ performanceFunctional: true, marketing: true });
  const { track } = await load();
  respond = async () => Promise.reject(new TypeError('offline'));
  expect(await track('login')).toBe(false);
  respond = () => [200, settings];
  expect(await track('login')).toBe(true);
  expect(requests).toHaveLength(2);
});

test('CNT-31 the advertising tag is loaded once, with consent to marketing, and removed when that is withdrawn', async () => {
  const frames = () => [...document.querySelectorAll('iframe')].map((frame) => frame.getAttribute('src'));
  const markets = (hasAdTag: boolean) => (): Answer => [200, { ...settings, tracking: { ...tracking, hasAdTag } }];
  respond = markets(false);
  consentTo({ performanceFunctional: true, marketing: true });
  await (await load()).track('login');
  expect(frames()).toEqual([]);
  jest.resetModules();
  document.documentElement.dataset.locale = 'pt-BR';
  respond = markets(true);
  consentTo({ performanceFunctional: true, marketing: false });
  const { track } = await load();
  await track('login');
  expect(frames()).toEqual([]);
  consentTo({ performanceFunctional: true, marketing: true });
  await track('login');
  await track('login');
  expect(frames()).toEqual(['/api/ad-tag?locale=pt-BR']);
  consentTo({ performanceFunctional: true, marketing: false });
  expect(frames()).toEqual([]);
});
