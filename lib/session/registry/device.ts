import type { SessionDevice } from './record.ts';

/** The first match wins: most browsers also name those that they descend from. */
const browsers: readonly (readonly [SessionDevice['browser'], RegExp])[] = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\b(?:OPR|Opera|OPiOS)\b/],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:HeadlessChrome|Chrome|Chromium|CriOS)\//],
  ['safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const systems: readonly (readonly [SessionDevice['system'], RegExp])[] = [
  ['iphone', /\b(?:iPhone|iPod)\b/],
  ['ipad', /\biPad\b/],
  ['android', /\bAndroid\b/],
  ['chromeos', /\bCrOS\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMac(?: OS X|intosh)\b/],
  ['linux', /\bLinux\b/],
];

/** The browser and the system of a user agent; `other` for those that a player would not recognise. */
export function describeDevice(userAgent: string | null | undefined): SessionDevice {
  const text = (userAgent ?? '').slice(0, 1_000);
  const browser = browsers.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
  const system = systems.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
  return { browser, system };
}
