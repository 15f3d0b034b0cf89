import 'server-only';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { blockSchema, type SessionRecord, sessionRecordSchema, stateOf } from './record.ts';
import type { SessionStore } from './session-store.ts';

const cutoffSchema = z.object({
  playerId: z.string(),
  at: z.number(),
  until: z.number(),
  exceptId: z.string().optional(),
  block: blockSchema.optional(),
});
type Cutoff = z.output<typeof cutoffSchema>;

const fileSchema = z.object({ version: z.literal(1), sessions: z.array(sessionRecordSchema), cutoffs: z.array(cutoffSchema) });

interface FileStoreOptions {
  readonly file: string;
  readonly now?: () => number;
  /** Sessions in total; the longest inactive ones are forgotten first. */
  readonly maxSessions?: number;
  /** Sessions of one player; the longest inactive one ends first. */
  readonly maxPerPlayer?: number;
}

/** Longer than any token lives. */
const cutoffMs = 24 * 3_600_000;
const activityDelayMs = 15_000;
const retryMs = 5_000;

/**
 * Keeps the sessions in memory and in one file, replaced as a whole. A start and an end are written before they resolve;
 * activity is written a little later. The file is never written before it has been read.
 */
export function createFileStore(options: FileStoreOptions): SessionStore {
  const { file, now = Date.now, maxSessions = 50_000, maxPerPlayer = 30 } = options;
  const sessions = new Map<string, SessionRecord>();
  const byPlayer = new Map<string, Set<string>>();
  const cutoffs = new Map<string, Cutoff>();
  let loading: Promise<void> | undefined;
  let isLoaded = false;
  let saving: Promise<void> | undefined;
  let isChanged = false;
  let timer: NodeJS.Timeout | undefined;

  function put(session: SessionRecord): void {
    sessions.delete(session.id);
    sessions.set(session.id, session);
    const ids = byPlayer.get(session.playerId) ?? new Set();
    byPlayer.set(session.playerId, ids.add(session.id));
  }

  function forget({ id, playerId }: SessionRecord): void {
    sessions.delete(id);
    const ids = byPlayer.get(playerId);
    ids?.delete(id);
    if (ids?.size === 0) byPlayer.delete(playerId);
  }

  function recordsOf(playerId: string): readonly SessionRecord[] {
    return [...(byPlayer.get(playerId) ?? [])].flatMap((id) => sessions.get(id) ?? []);
  }

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
    const found = text === undefined ? undefined : parse(text);
    if (text !== undefined && !found) {
      console.error('The file of sessions is damaged; it was set aside, and the platform is asked about each session.');
      await rename(file, `${file}.damaged`);
    }
    // What happened in the meantime is newer than the file.
    for (const session of found?.sessions ?? []) if (!sessions.has(session.id)) put(session);
    for (const cutoff of found?.cutoffs ?? []) if (!cutoffs.has(cutoff.playerId)) cutoffs.set(cutoff.playerId, cutoff);
    isLoaded = true;
  }

  function sweep(): void {
    const time = now();
    for (const session of sessions.values()) if (session.expiresAt <= time) forget(session);
    for (const [playerId, { until }] of cutoffs) if (until <= time) cutoffs.delete(playerId);
    if (sessions.size <= maxSessions) return;
    const oldest = [...sessions.values()].sort((a, b) => a.lastActiveAt - b.lastActiveAt);
    for (const session of oldest.slice(0, sessions.size - maxSessions)) forget(session);
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
        await replaceFile(file, JSON.stringify({ version: 1, sessions: [...sessions.values()], cutoffs: [...cutoffs.values()] }));
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
    async add(session) {
      if (sessions.get(session.id)?.endedAt !== undefined) return;
      put(session);
      const cutoff = cutoffs.get(session.playerId);
      if (cutoff?.block) cutoffs.set(session.playerId, { ...cutoff, block: undefined });
      const own = recordsOf(session.playerId).filter((each) => stateOf(each, now()) === 'active');
      const surplus = own.sort((a, b) => a.lastActiveAt - b.lastActiveAt).slice(0, Math.max(0, own.length - maxPerPlayer));
      for (const each of surplus) put({ ...each, endedAt: now() });
      await save();
    },
    async find({ id, playerId, startedAt }) {
      await load();
      const session = sessions.get(id);
      if (session) return session.playerId === playerId ? session : 'ended';
      const cutoff = cutoffs.get(playerId);
      return cutoff && cutoff.exceptId !== id && startedAt <= cutoff.at ? 'ended' : undefined;
    },
    async listOf(playerId) {
      await load();
      return recordsOf(playerId).filter((session) => stateOf(session, now()) === 'active');
    },
    async end(id, playerId) {
      await load().catch(() => undefined);
      const session = sessions.get(id);
      if (session && session.playerId !== playerId) return;
      if (session?.endedAt !== undefined) return;
      put(session ? { ...session, endedAt: now() } : endedUnknown(id, playerId, now()));
      await save();
    },
    async endAllOf(playerId, { exceptId, block } = {}) {
      await load().catch(() => undefined);
      const time = now();
      cutoffs.set(playerId, { playerId, at: time, until: time + cutoffMs, exceptId, block });
      for (const session of recordsOf(playerId)) {
        if (session.id !== exceptId && session.endedAt === undefined) put({ ...session, endedAt: time });
      }
      await save();
    },
    async blockOf(playerId) {
      await load();
      return cutoffs.get(playerId)?.block;
    },
    async touch(id, at) {
      await load();
      const session = sessions.get(id);
      if (!session || session.lastActiveAt >= at) return;
      put({ ...session, lastActiveAt: at });
      isChanged = true;
      saveIn(activityDelayMs);
    },
  };
}

/** Remembers the end of a session whose start this store has not seen. */
function endedUnknown(id: string, playerId: string, at: number): SessionRecord {
  const device = { browser: 'other', system: 'other' } as const;
  return { id, playerId, upstreamId: '', device, startedAt: at, lastActiveAt: at, expiresAt: at + cutoffMs, endedAt: at };
}

function parse(text: string): z.output<typeof fileSchema> | undefined {
  try {
    return fileSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Replaces the file as a whole, so that a crash leaves the old or the new one. */
async function replaceFile(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.${randomUUID()}`;
  await writeFile(draft, text, { mode: 0o600, flush: true });
  await rename(draft, file);
}
