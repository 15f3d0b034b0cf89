/** @jest-environment jsdom */
import { forgetActivity, hearActivity, lastActivity, noteActivity } from '#lib/session/activity.ts';
import { playerKeyPrefix } from '#lib/session/player-key.ts';
import { forgetPlayer } from '#lib/session/player-storage.ts';

beforeEach(() => {
  localStorage.clear();
  forgetActivity();
});

test('LOG-20 the last sign of life of any tab counts', () => {
  noteActivity(1_000);
  expect(lastActivity(5_000)).toBe(1_000);
  localStorage.setItem('lastActivity', '4000');
  expect(lastActivity(5_000)).toBe(4_000);
});

test.each(['', 'soon', '-50000000', '9000000'])(
  'LOG-20 %j is no sign of life: the session counts from its first look',
  (kept) => {
    localStorage.setItem('lastActivity', kept);
    expect(lastActivity(5_000)).toBe(5_000);
  },
);

test('LOG-20 what a former session left behind signs nobody out', () => {
  const now = 1_800_000_000_000;
  noteActivity(now - 8 * 3_600_000);
  expect(lastActivity(now)).toBe(now);
  noteActivity(now - 8 * 3_600_000 + 1);
  expect(lastActivity(now)).toBe(now - 8 * 3_600_000 + 1);
});

test('LOG-20 tells of other tabs until it is stopped', () => {
  const listener = jest.fn();
  const stop = hearActivity(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'lastActivity' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'locale' }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'lastActivity' }));
  expect(listener).toHaveBeenCalledTimes(1);
});

test('LOG-16 what is remembered of a player is forgotten with him, and the visitor keeps his own', () => {
  noteActivity(1_000);
  localStorage.setItem(`${playerKeyPrefix}campaigns`, '["a"]');
  sessionStorage.setItem(`${playerKeyPrefix}first`, '1');
  localStorage.setItem('parlour.greeted', '1');
  forgetPlayer();
  expect(Object.keys(localStorage)).toEqual(['parlour.greeted']);
  expect(sessionStorage).toHaveLength(0);
});
