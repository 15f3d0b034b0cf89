import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startChild } from '../child.ts';
import { inspectorOptions, readLiveMbOfAll, readResidentMb } from './live-memory.ts';

const keep = 'globalThis.kept = [];';
const waste = 'setInterval(() => { Array.from({ length: 400_000 }, () => ({ some: "thing" })); }, 1);';
const hold = 'globalThis.kept = Array.from({ length: 400_000 }, () => ({ some: "thing" }));';

async function liveOf(code: string): Promise<number | undefined> {
  const folder = mkdtempSync(path.join(tmpdir(), 'live-'));
  const env = { ...process.env, NODE_OPTIONS: inspectorOptions };
  const args = ['--eval', `${keep}${code} setInterval(() => {}, 1_000); console.log('ready');`];
  const child = startChild({ name: 'sample', args, env, logFile: path.join(folder, 'log') });
  try {
    while (!child.tail().includes('ready')) await sleep(50);
    return (await readLiveMbOfAll(child))[0];
  } finally {
    await child.stop();
    rmSync(folder, { recursive: true });
  }
}

test('measures retained memory without garbage', async () => {
  const [plain = 0, wasteful = 0, holding = 0] = await Promise.all(['', waste, hold].map(liveOf));
  expect(wasteful - plain).toBeLessThan(12);
  expect(holding - plain).toBeGreaterThan(12);
}, 60_000);

test('reads the resident memory of a process, 0 for a missing one', () => {
  expect(readResidentMb(process.pid)).toBeGreaterThan(10);
  expect(readResidentMb(undefined)).toBe(0);
});
