import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openLastGood } from './last-good.ts';

const mockShared = new Map<string, string>();
const mockConnected = new Set<() => void>();
jest.mock('#lib/core/redis/site-redis.ts', () => ({
  siteRedis: () => ({ onReady: (listener: () => void) => mockConnected.add(listener) }),
}));
jest.mock('#lib/instances/shared.ts', () => ({
  readShared: async (name: string) => mockShared.get(name),
  async writeShared(name: string, text: string, _: number, when?: string) {
    if (!when || !mockShared.has(name)) mockShared.set(name, text);
    return true;
  },
}));

const folders = [0, 1, 2].map(() => mkdtempSync(path.join(tmpdir(), 'last-good-')));
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
const [first = '', second = '', third = ''] = folders;

test('OPS-07 what one instance was answered survives the loss of Redis and the restart of the other', async () => {
  await openLastGood(first).write('query', 'answer');
  expect(await openLastGood(second).read('query')).toBe('"answer"');
  mockShared.clear();
  expect(await openLastGood(second).read('query')).toBe('"answer"');
  expect(await openLastGood(third).read('query')).toBeUndefined();
});

test('OPS-07 a Redis that came back empty gets the answers of every instance again, and keeps newer ones', async () => {
  const running = openLastGood(first);
  await running.write('query', 'answer');
  await running.write('another query', 'older answer');
  await running.write('a third query', 'newest answer');
  mockShared.clear();
  mockShared.set(`content:${createHash('sha256').update('a third query').digest('hex')}`, '"answer of a snapshot"');
  await openLastGood(second).write('another query', 'newer answer');
  for (const connected of mockConnected) connected();
  await expect(openLastGood(third).read('query')).resolves.toBe('"answer"');
  await expect(openLastGood(third).read('another query')).resolves.toBe('"newer answer"');
  await running.write('a third query', 'newest answer');
  await expect(openLastGood(third).read('a third query')).resolves.toBe('"newest answer"');
});
