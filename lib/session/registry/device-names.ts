import type { SessionDevice } from './record.ts';

/** The same in every language; undefined where the browser is unknown. */
export const browserNames: Readonly<Record<SessionDevice['browser'], string | undefined>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
  other: undefined,
};

export const systemNames: Readonly<Record<SessionDevice['system'], string | undefined>> = {
  android: 'Android',
  chromeos: 'ChromeOS',
  ipad: 'iPad',
  iphone: 'iPhone',
  linux: 'Linux',
  mac: 'Mac',
  windows: 'Windows',
  other: undefined,
};
