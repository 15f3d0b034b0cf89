/** @jest-environment jsdom */

import { playerKeyPrefix } from '#lib/core/storage/player-key.ts';
import { hourMs } from '#lib/core/time/durations.ts';
import { forgetActivity, lastActivity, noteActivity, subscribeToActivity } from '#lib/session/activity.ts';
import { forgetPlayer } from './player-storage.ts';

beforeEach(() => {
  forgetActivity();
});

test('LOG-20 the last activity of any tab counts', () => {
  noteActivity(1_000);
  expect(lastActivity(5_000)).toBe(1_000);
  localStorage.setItem('lastActivity', '4000');
  expect(lastActivity(5_000)).toBe(4_000);
});

test.each(['', 'soon', '-50000000', '9000000'])('LOG-20 %j is no activity: the time counts from the first call', (kept) => {
  localStorage.setItem('lastActivity', kept);
  expect(lastActivity(5_000)).toBe(5_000);
  expect(lastActivity(6_000)).toBe(5_000);
  expect(lastActivity(9_000_001)).toBe(5_000);
});

test('LOG-20 the activity of an earlier session does not sign the player out', () => {
  const now = 1_800_000_000_000;
  noteActivity(now - 8 * hourMs);
  expect(lastActivity(now)).toBe(now);
  noteActivity(now - 8 * hourMs + 1);
  expect(lastActivity(now)).toBe(now - 8 * hourMs + 1);
});

test('LOG-20 reports the activity of other tabs until unsubscribed', () => {
  const listener = jest.fn();
  const stop = subscribeToActivity(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'lastActivity' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'locale' }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'lastActivity' }));
  expect(listener).toHaveBeenCalledTimes(1);
});

test('LOG-16 removes stored values of the player, and keeps those of the visitor', () => {
  noteActivity(1_000);
  localStorage.setItem(`${playerKeyPrefix}campaigns`, '["a"]');
  sessionStorage.setItem(`${playerKeyPrefix}first`, '1');
  localStorage.setItem('parlour.greeted', '1');
  forgetPlayer();
  expect(Object.keys(localStorage)).toEqual(['parlour.greeted']);
  expect(sessionStorage).toHaveLength(0);
});
