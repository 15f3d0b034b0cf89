import 'server-only';
import { parseJson } from '#lib/core/parse-json.ts';
import type { Redis } from '#lib/core/redis/connection.ts';
import {
  noSessions,
  type PlayerSessions,
  playerSessionsSchema,
  type SessionsChange,
  timeOfChange,
  withoutExpired,
} from './player-sessions.ts';
import type { SessionStorage } from './session-store.ts';

/** Replaces a value only where it is still the one that was read. */
const replaceIf = `
if (redis.call('GET', KEYS[1]) or '') ~= ARGV[1] then return 0 end
if ARGV[2] == '' then redis.call('DEL', KEYS[1]) else redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3]) end
return 1`;
const maxTries = 20;
const retryMs = 1_000;
/** Players with changes that could not be written; above it the oldest are forgotten, and the platform is asked about their sessions. */
const maxPending = 10_000;
/** Of one player; above it the oldest are forgotten. */
const maxChanges = 100;

interface RedisStorageOptions {
  readonly redis: Redis;
  readonly now?: () => number;
}

/**
 * Keeps the sessions of each player under one key, which expires with the last of them. A change that cannot be written is kept in
 * this process, counts here at once, and is made as soon as Redis answers.
 */
export function createRedisStorage({ redis, now = Date.now }: RedisStorageOptions): SessionStorage {
  const pending = new Map<string, SessionsChange[]>();
  let isRetrying = false;
  const keyOf = (playerId: string) => redis.key(`sessions:${playerId}`);
  const readText = (playerId: string) => redis.run((client) => client.get(keyOf(playerId)));

  async function write(playerId: string, change: SessionsChange): Promise<void> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const text = await readText(playerId);
      const before = parse(text);
      const after = change(before, timeOfChange(before, now()));
      if (after === before || (await replace(playerId, text ?? '', withoutExpired(after, now())))) return;
    }
    throw new Error('the sessions of a player are changed too often');
  }

  async function replace(playerId: string, before: string, after: PlayerSessions): Promise<boolean> {
    const ends = [...after.sessions.map(({ expiresAt }) => expiresAt), ...(after.cutoff ? [after.cutoff.until] : [])];
    const lifeMs = Math.ceil(Math.max(1, ...ends.map((at) => at - now())));
    const args = [before, ends.length > 0 ? JSON.stringify(after) : '', String(lifeMs)];
    return (await redis.run((client) => client.eval(replaceIf, { keys: [keyOf(playerId)], arguments: args }))) === 1;
  }

  function keepPending(playerId: string, change: SessionsChange): void {
    const [oldest] = pending.keys();
    if (pending.size >= maxPending && oldest !== undefined && !pending.has(playerId)) pending.delete(oldest);
    pending.set(playerId, [...(pending.get(playerId) ?? []).slice(1 - maxChanges), change]);
    retryLater();
  }

  /**
   * Has the other instances ask the platform about the player's sessions, where Redis refuses the end of one: a full one still
   * removes keys.
   */
  async function forget(playerId: string): Promise<void> {
    await redis.run((client) => client.del(keyOf(playerId))).catch(() => undefined);
  }

  function retryLater(): void {
    if (isRetrying) return;
    isRetrying = true;
    setTimeout(async () => {
      await writePending();
      isRetrying = false;
      if (pending.size > 0) retryLater();
    }, retryMs).unref();
  }

  async function writePending(): Promise<void> {
    for (const [playerId, changes] of pending) {
      const isWritten = await write(playerId, allOf(changes)).then(
        () => true,
        () => false,
      );
      if (!isWritten) continue;
      const later = (pending.get(playerId) ?? []).filter((change) => !changes.includes(change));
      if (later.length > 0) pending.set(playerId, later);
      else pending.delete(playerId);
    }
  }

  return {
    async read(playerId) {
      const stored = parse(await readText(playerId));
      return allOf(pending.get(playerId) ?? [])(stored, now());
    },
    async change(playerId, change, kind) {
      try {
        if (pending.has(playerId)) throw new Error('an earlier change is not written yet');
        await write(playerId, change);
      } catch (error) {
        console.error('A session could not be written:', error instanceof Error ? error.message : 'unknown');
        // Its time is now, not when it is written.
        const at = now();
        keepPending(playerId, (before) => change(before, at));
        if (kind === 'end') await forget(playerId);
      }
    },
  };
}

function allOf(changes: readonly SessionsChange[]): SessionsChange {
  return (before, at) => changes.reduce((state, change) => change(state, at), before);
}

/** A value of another shape is one of another version: its sessions are unknown, and the platform is asked about each. */
function parse(text: string | null): PlayerSessions {
  return playerSessionsSchema.safeParse(parseJson(text ?? '')).data ?? noSessions;
}
