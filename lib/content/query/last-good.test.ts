import { mkdirSync, mkdtempSync, readdirSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dayMs } from '#lib/core/time/durations.ts';
import { openLastGood } from './last-good.ts';

test('answers in use stay on disk however old they are; those that no build uses any more are removed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'last-good-'));
  let now = Date.now();
  const former = openLastGood(folder, () => now);
  await former.write('query of a former build', 1);
  await former.write('query', 'a');
  const current = openLastGood(folder, () => now);
  expect(await current.read('query')).toBe('"a"');
  for (let days = 1; days <= 29; days += 1) {
    now += dayMs;
    await current.write('query', 'a');
  }
  expect(readdirSync(folder)).toHaveLength(2);
  now += 2 * dayMs;
  await current.write('query', 'a');
  expect(readdirSync(folder)).toHaveLength(1);
  expect(await openLastGood(folder, () => now).read('query')).toBe('"a"');
});

test('a start after a long pause removes nothing before the content service has answered for a day', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'last-good-'));
  let now = Date.now();
  await openLastGood(folder, () => now).write('query', 'a');
  now += 90 * dayMs;
  const restarted = openLastGood(folder, () => now);
  await restarted.write('another', 'b');
  now += dayMs - 1;
  await restarted.write('another', 'c');
  expect(await openLastGood(folder, () => now).read('query')).toBe('"a"');
});

test('an answer that is in memory, but that nothing asks for, is removed from the disk, too', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'last-good-'));
  let now = Date.now();
  const lastGood = openLastGood(folder, () => now);
  mkdirSync(path.join(folder, 'pages'));
  utimesSync(path.join(folder, 'pages'), 1, 1);
  await lastGood.write('an event of the past', 1);
  for (let days = 1; days <= 32; days += 1) {
    now += dayMs;
    await lastGood.read('query');
    await lastGood.write('query', 'a');
  }
  expect(readdirSync(folder)).toHaveLength(2);
  await lastGood.write('an event of the past', 1);
  expect(readdirSync(folder)).toHaveLength(3);
});

test('what no longer fits into memory is read from the disk', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'last-good-'));
  const lastGood = openLastGood(folder);
  const large = 'x'.repeat(40 * 1_048_576);
  await lastGood.write('first', 'a');
  await lastGood.write('second', large);
  await lastGood.write('third', large);
  expect(await lastGood.read('first')).toBe('"a"');
});
