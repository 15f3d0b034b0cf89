import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hourMs } from '#lib/core/time/durations.ts';
import { claimOf, sessionAt, sessionStoreCases, sessionsStart, stateIn } from '../../../tests/fixtures/session-store-cases.ts';
import { expectSoon } from '../../../tests/fixtures/soon.ts';
import { createFileStorage } from './file-storage.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

let now = sessionsStart;
let folder = '';
let file = '';

beforeEach(() => {
  now = sessionsStart;
  folder = mkdtempSync(path.join(tmpdir(), 'sessions-'));
  file = path.join(folder, 'of', 'sessions.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = ({ maxSessions, maxPerPlayer }: { maxSessions?: number; maxPerPlayer?: number } = {}) =>
  createSessionStore(createFileStorage({ file, now: () => now, ...(maxSessions && { maxSessions }) }), {
    now: () => now,
    ...(maxPerPlayer && { maxPerPlayer }),
  });
const session = (id: string, playerId?: string) => sessionAt(now, id, playerId);
const stateOfSession = (store: SessionStore, id: string) => stateIn(store, now, id);

test.each(sessionStoreCases)('in a file: %s', async (_, run) => {
  await run({
    get now() {
      return now;
    },
    set now(time) {
      now = time;
    },
    open,
  });
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('LOG-14 nothing is forgotten before the tokens end, and everything afterwards', async () => {
  const store = open();
  await store.add(session('one'));
  await store.end('one', 'ava');
  now += 8 * hourMs - 1;
  expect(await stateOfSession(store, 'one')).toBe('ended');
  now += 24 * hourMs;
  await store.add(session('next', 'ben'));
  expect(readFileSync(file, 'utf8')).not.toContain('ava');
});

test('DEC-PRI-1 a player who never comes back is in no file once the tokens have ended', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    const store = open();
    await store.add(session('one'));
    await store.endAllOf('ava');
    writeFileSync(`${file}.damaged`, '{"playerId":"ava"}');
    writeFileSync(`${file}.1.unfinished`, '{"playerId":"ava"}');
    // The age of a file is real time.
    now = Date.now() + 33 * hourMs;
    jest.advanceTimersByTime(hourMs);
    jest.useRealTimers();
    const left = () =>
      readdirSync(path.dirname(file)).filter((name) => readFileSync(path.join(path.dirname(file), name), 'utf8').includes('ava'));
    await expectSoon(async () => expect(left()).toEqual([]));
  } finally {
    jest.useRealTimers();
  }
});

test('DEC-PRI-1 of the reason of a block the file has only what a sign-in shows', async () => {
  const store = open();
  await store.add(session('one'));
  const until = '2026-03-02T10:00:00.000Z';
  const platform = { initiator: 'PLAYER', until, sentTo: 'ava@casino.example', player: { name: 'Ava Berg' } };
  await store.endAllOf('ava', { block: { code: 'error.timeout.in.progress.3', additionalInfo: platform } });
  expect(readFileSync(file, 'utf8')).not.toMatch(/casino\.example|Berg/);
  expect(await store.blockOf('ava')).toEqual({
    code: 'error.timeout.in.progress.3',
    additionalInfo: { initiator: 'PLAYER', until },
  });
});

test('OPS-10 the active sessions of all players are counted once the file was read', async () => {
  const store = open();
  await store.add(session('one'));
  await store.add(session('two'));
  await store.add(session('three', 'ben'));
  await store.end('two', 'ava');
  const again = open();
  expect(again.countActive()).toBeUndefined();
  await again.listOf('ben');
  expect([store.countActive(), again.countActive()]).toEqual([2, 2]);
  now += 9 * hourMs;
  expect(again.countActive()).toBe(0);
});

test('LOG-14 the store has limits: the longest inactive sessions go first', async () => {
  const store = open({ maxSessions: 3, maxPerPlayer: 2 });
  for (const id of ['one', 'two', 'three']) {
    now += 1_000;
    await store.add(session(id));
  }
  expect((await store.listOf('ava')).map(({ id }) => id)).toEqual(['two', 'three']);
  expect(await stateOfSession(store, 'one')).toBe('ended');
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
  await expect(store.find(claimOf('one'))).rejects.toThrow();
  await store.end('two', 'ava');
  await rm(file, { recursive: true });
  writeFileSync(file, text);
  expect(await stateOfSession(store, 'one')).toBe('active');
  expect(await stateOfSession(store, 'two')).toBe('ended');
  error.mockRestore();
});

test('LOG-14 a damaged file is set aside; its sessions are unknown, not ended', async () => {
  const before = open();
  await before.add(session('one'));
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 40));
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await stateOfSession(open(), 'one')).toBeUndefined();
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
  expect(await stateOfSession(store, 'one')).toBe('ended');
  expect(error).toHaveBeenCalled();
  error.mockRestore();
});
