import { createRandom } from '#sandbox/data/art/random.ts';
import { football, virtualFootball } from './matches/football.ts';
import type { SportModel } from './matches/match.ts';
import { minuteAt, readProgress } from './periods.ts';

/** `minute half`, or `break`, at seconds of real time since the start. */
function clockAt(model: SportModel, seconds: number): string {
  const { periods } = model.open({ home: 0, away: 0 }, createRandom('clock'));
  const progress = readProgress(periods, seconds * 1_000);
  if (progress.breakMs !== null) return `break after ${minuteAt(progress, 90, periods.length)}`;
  return `${minuteAt(progress, 90, periods.length)} ${progress.period}`;
}

test('a virtual match of two minutes changes its half in the middle', () => {
  const seconds = [0, 1, 59, 60, 95, 119, 120];
  expect(seconds.map((each) => clockAt(virtualFootball, each))).toEqual(['1 1', '1 1', '45 1', '46 2', '72 2', '90 2', '90 2']);
});

test('a half ends with its last minute, also in stoppage time, and the second begins after the break', () => {
  const minutes = [0, 46.9, 47, 61.9, 62, 109.9];
  expect(minutes.map((each) => clockAt(football, each * 60))).toEqual([
    '1 1',
    '45 1',
    'break after 45',
    'break after 45',
    '46 2',
    '90 2',
  ]);
});
