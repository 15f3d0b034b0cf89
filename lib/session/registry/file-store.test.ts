import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFileStore } from './file-store.ts';
import { maxIdleMs, type SessionRecord, stateOf } from './record.ts';

const hour = 3_600_000;
const start = Date.parse('2026-05-01T12:00:00Z');
let now = start;
let folder = '';
let file = '';

beforeEach(() => {
  now = start;
  folder = mkdtempSync(path.join(tmpdir(), 'sessions-'));
  file = path.join(folder, 'of', 'sessions.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (limits: { maxSessions?: number; maxPerPlayer?: number } = {}) =>
  createFileStore({ file, now: () => now, ...limits });

function session(id: string, playerId = 'ava', more: Partial<SessionRecord> = {}): SessionRecord {
  const times = { startedAt: now, lastActiveAt: now, expiresAt: now + 8 * hour };
  return { id, playerId, upstreamId: `up-${id}`, device: { browser: 'firefox', system: 'linux' }, ...times, ...more };
}
const claim = (id: string, playerId = 'ava', startedAt = start) => ({ id, playerId, startedAt });

async function stateIn(store: ReturnType<typeof open>, id: string, playerId = 'ava', startedAt = start) {
  const found = await store.find(claim(id, playerId, startedAt));
  return found === undefined || found === 'ended' ? found : stateOf(found, now);
}

test('LOG-14 an ended session stays ended after a restart, and the others stay active', async () => {
  const store = open();
  await Promise.all([store.add(session('one')), store.add(session('two')), store.add(session('three', 'ben'))]);
  await store.end('one', 'ava');
  for (const each of [store, open()]) {
    expect(await stateIn(each, 'one')).toBe('ended');
    expect(await stateIn(each, 'two')).toBe('active');
    expect(await stateIn(each, 'three', 'ben')).toBe('active');
    expect((await each.listOf('ava')).map(({ id }) => id)).toEqual(['two']);
  }
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('LOG-14 ending all sessions of a player spares the named one and other players, and covers sessions it never saw', async () => {
  const store = open();
  await Promise.all([store.add(session('one')), store.add(session('two')), store.add(session('three', 'ben'))]);
  await store.endAllOf('ava', { exceptId: 'two' });
  now += 1_000;
  await store.add(session('new'));
  for (const each of [store, open()]) {
    expect(await stateIn(each, 'one')).toBe('ended');
    expect(await stateIn(each, 'unseen')).toBe('ended');
    expect(await stateIn(each, 'unseen', 'ava', start + 500)).toBeUndefined();
    expect(await stateIn(each, 'two')).toBe('active');
    expect(await stateIn(each, 'new')).toBe('active');
    expect(await stateIn(each, 'three', 'ben')).toBe('active');
  }
});

test('LOG-14 a session belongs to its player: another one can neither use it nor end it', async () => {
  const store = open();
  await store.add(session('one'));
  expect(await store.find(claim('one', 'ben'))).toBe('ended');
  await store.end('one', 'ben');
  expect(await stateIn(store, 'one')).toBe('active');
});

test('LOG-20 a session ends 30 minutes after the last activity; an earlier time changes nothing', async () => {
  const store = open();
  await store.add(session('one'));
  now += 20 * 60_000;
  await store.touch('one', now - 60_000);
  await store.touch('one', start);
  now = start + 19 * 60_000 + maxIdleMs - 1;
  expect(await stateIn(store, 'one')).toBe('active');
  now += 1;
  expect(await stateIn(store, 'one')).toBe('inactive');
  expect(await store.listOf('ava')).toEqual([]);
});

test('LOG-14 nothing is forgotten before the tokens end, and everything afterwards', async () => {
  const store = open();
  await store.add(session('one'));
  await store.end('one', 'ava');
  now += 8 * hour - 1;
  expect(await stateIn(store, 'one')).toBe('ended');
  now += 24 * hour;
  await store.add(session('next', 'ben'));
  expect(readFileSync(file, 'utf8')).not.toContain('ava');
});

test('LOG-14 the store has limits: the longest inactive sessions go first', async () => {
  const store = open({ maxSessions: 3, maxPerPlayer: 2 });
  for (const id of ['one', 'two', 'three']) {
    now += 1_000;
    await store.add(session(id));
  }
  expect((await store.listOf('ava')).map(({ id }) => id)).toEqual(['two', 'three']);
  expect(await stateIn(store, 'one')).toBe('ended');
  now += 1_000;
  await store.add(session('four', 'ben'));
  expect(JSON.parse(readFileSync(file, 'utf8')).sessions).toHaveLength(3);
});

test('LOG-14 while the file cannot be read no session is answered for, and what ends meanwhile is kept', async () => {
  const before = open();
  await before.add(session('one'));
  await before.add(session('two'));
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const text = readFileSync(file, 'utf8');
  await rm(file);
  // A folder in the file's place: it cannot be read even by root.
  mkdirSync(file);
  const store = open();
  await expect(store.find(claim('one'))).rejects.toThrow();
  await store.end('two', 'ava');
  await rm(file, { recursive: true });
  writeFileSync(file, text);
  expect(await stateIn(store, 'one')).toBe('active');
  expect(await stateIn(store, 'two')).toBe('ended');
  error.mockRestore();
});

test('LOG-14 a damaged file is set aside; its sessions are unknown, not ended', async () => {
  const before = open();
  await before.add(session('one'));
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 40));
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await stateIn(open(), 'one')).toBeUndefined();
  expect(existsSync(`${file}.damaged`)).toBe(true);
  error.mockRestore();
});

test('LOG-14 an end takes effect even when it cannot be written', async () => {
  const store = open();
  await store.add(session('one'));
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await rm(path.dirname(file), { recursive: true });
  writeFileSync(path.dirname(file), 'a file in the place of the folder');
  await store.end('one', 'ava');
  expect(await stateIn(store, 'one')).toBe('ended');
  expect(error).toHaveBeenCalled();
  error.mockRestore();
});
