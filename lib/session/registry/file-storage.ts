import { dayMs, hourMs } from '#lib/core/time/durations.ts';
import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { parseJson } from '#lib/core/parse-json.ts';
import {
  noSessions,
  type PlayerSessions,
  playerSessionsSchema,
  timeOfChange,
  withoutExpired,
  withStored,
} from './player-sessions.ts';
import { sessionRecordSchema } from './record.ts';
import type { SessionStorage } from './session-store.ts';

const cutoffSchema = playerSessionsSchema.shape.cutoff.unwrap().extend({ playerId: z.string() });
const fileSchema = z.object({ version: z.literal(1), sessions: z.array(sessionRecordSchema), cutoffs: z.array(cutoffSchema) });
type FileContent = z.output<typeof fileSchema>;

interface FileStorageOptions {
  readonly file: string;
  readonly now?: () => number;
  /** Sessions in total; the longest inactive ones are forgotten first. */
  readonly maxSessions?: number;
}

const activityDelayMs = 15_000;
/** How long what has expired stays at most while no player comes. */
const sweepMs = hourMs;
/** A file that was set aside, or that a crash left unfinished, is kept for as long: no token lives longer. */
const leftoverMs = dayMs;
const retryMs = 5_000;

/**
 * Keeps the sessions in memory and in one file, replaced as a whole. A start and an end are written before they resolve;
 * activity is written a little later. The file is never written before it has been read.
 */
export function createFileStorage({ file, now = Date.now, maxSessions = 50_000 }: FileStorageOptions): SessionStorage {
  const players = new Map<string, PlayerSessions>();
  let loading: Promise<void> | undefined;
  let isLoaded = false;
  let saving: Promise<void> | undefined;
  let isChanged = false;
  let timer: NodeJS.Timeout | undefined;

  async function load(): Promise<void> {
    if (isLoaded) return;
    loading ??= read().finally(() => {
      loading = undefined;
    });
    await loading;
  }

  async function read(): Promise<void> {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    const found = fileSchema.safeParse(parseJson(text)).data;
    if (text !== undefined && !found) {
      console.error('The file of sessions is damaged; it was set aside, and the platform is asked about each session.');
      await rename(file, `${file}.damaged`);
    }
    // What happened in the meantime is newer than the file.
    for (const [playerId, stored] of found ? playersOf(found) : []) {
      players.set(playerId, withStored(players.get(playerId) ?? noSessions, stored));
    }
    isLoaded = true;
    sweepHourly();
  }

  /** The file is the only copy on disk: a player who never comes back is in it until it is written again. */
  function sweepHourly(): void {
    setInterval(() => {
      if (players.size > 0) void save();
      void removeLeftovers(file, now());
    }, sweepMs).unref();
  }

  function sweep(): void {
    let surplus = -maxSessions;
    for (const [playerId, all] of players) {
      const left = withoutExpired(all, now());
      surplus += left.sessions.length;
      if (left.sessions.length === 0 && !left.cutoff) players.delete(playerId);
      else if (left !== all) players.set(playerId, left);
    }
    if (surplus <= 0) return;
    const sessions = [...players.values()].flatMap((each) => each.sessions);
    const oldest = sessions.sort((a, b) => a.lastActiveAt - b.lastActiveAt).slice(0, surplus);
    const forgotten = new Set(oldest);
    for (const { playerId } of oldest) {
      const all = players.get(playerId) ?? noSessions;
      players.set(playerId, { ...all, sessions: all.sessions.filter((session) => !forgotten.has(session)) });
    }
  }

  /** Resolves once everything that happened before the call is written, or could not be written for now. */
  function save(): Promise<void> {
    isChanged = true;
    saving ??= writeChanges().finally(() => {
      saving = undefined;
    });
    return saving;
  }

  async function writeChanges(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    try {
      await load();
      while (isChanged) {
        isChanged = false;
        sweep();
        await replaceFile(file, JSON.stringify(contentOf(players)));
      }
    } catch (error) {
      console.error('The sessions could not be written:', error instanceof Error ? error.message : 'unknown');
      saveIn(retryMs);
    }
  }

  function saveIn(delayMs: number): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      void save();
    }, delayMs).unref();
  }

  return {
    async read(playerId) {
      await load();
      return players.get(playerId) ?? noSessions;
    },
    async change(playerId, change, kind) {
      await load().catch(() => undefined);
      const before = players.get(playerId) ?? noSessions;
      const after = change(before, timeOfChange(before, now()));
      if (after === before) return;
      players.set(playerId, after);
      if (kind !== 'activity') await save();
      else {
        isChanged = true;
        saveIn(activityDelayMs);
      }
    },
    all: () => (isLoaded ? [...players.values()].flatMap(({ sessions }) => sessions) : undefined),
  };
}

function playersOf({ sessions, cutoffs }: FileContent): Map<string, PlayerSessions> {
  const players = new Map<string, PlayerSessions>(cutoffs.map(({ playerId, ...cutoff }) => [playerId, { sessions: [], cutoff }]));
  for (const session of sessions) {
    const known = players.get(session.playerId) ?? noSessions;
    players.set(session.playerId, { ...known, sessions: [...known.sessions, session] });
  }
  return players;
}

function contentOf(players: ReadonlyMap<string, PlayerSessions>): FileContent {
  const all = [...players];
  return {
    version: 1,
    sessions: all.flatMap(([, { sessions }]) => sessions),
    cutoffs: all.flatMap(([playerId, { cutoff }]) => (cutoff ? [{ playerId, ...cutoff }] : [])),
  };
}

/** Never throws. */
async function removeLeftovers(file: string, now: number): Promise<void> {
  const folder = path.dirname(file);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(`${path.basename(file)}.`))) {
    const leftover = path.join(folder, name);
    const { mtimeMs } = await stat(leftover).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > leftoverMs) await rm(leftover, { force: true }).catch(() => undefined);
  }
}

/** Replaces the file as a whole, so that a crash leaves the old or the new one. */
async function replaceFile(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600, flush: true });
  await rename(draft, file);
}
