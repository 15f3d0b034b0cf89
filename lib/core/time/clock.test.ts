import { businessNow, isExpired, observeServerTime } from './clock.ts';
import { hourMs } from './durations.ts';

const now = new Date('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T12:00:01Z', false],
  ['2026-11-20T12:00:00Z', true],
  ['2020-01-01', true],
  ['not a date', true],
])('CNT-08 %s is expired: %s', (date, expired) => {
  expect(isExpired(date, now)).toBe(expired);
});

test('CNT-08 without an end nothing expires', () => {
  expect(isExpired(null, now)).toBe(false);
});

describe('business time', () => {
  const lead = () => Math.round((businessNow().getTime() - Date.now()) / 1_000);
  const said = (offsetMs: number) => new Date(Date.now() + offsetMs);

  test('follows X-Server-Time, and a Date header where there is none', () => {
    observeServerTime(new Headers({ 'x-server-time': said(90_000_000).toISOString() }));
    expect(lead()).toBe(90_000);
    observeServerTime(new Headers({ date: said(hourMs).toUTCString() }));
    expect(Math.abs(lead() - 3_600)).toBeLessThanOrEqual(1);
  });

  test('ignores the resolution of a Date header and invalid values', () => {
    observeServerTime(new Headers({ 'x-server-time': said(400).toISOString() }));
    observeServerTime(new Headers({ date: said(0).toUTCString() }));
    observeServerTime(new Headers({ 'x-server-time': 'soon' }));
    expect(Math.abs(businessNow().getTime() - Date.now() - 400)).toBeLessThan(50);
  });
});
