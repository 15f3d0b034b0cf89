import 'server-only';
import { siteRedis } from '#lib/core/redis/site-redis.ts';

/**
 * Whether this instance is the one to do something that one of them has to do, or that is done once. The turn is taken for
 * `lifeMs`. True without Redis, and while it does not answer: each instance then works by itself.
 */
export async function takeTurn(name: string, lifeMs: number): Promise<boolean> {
  const redis = siteRedis();
  if (!redis) return true;
  try {
    const options = { condition: 'NX', expiration: { type: 'PX', value: lifeMs } } as const;
    return (await redis.run((client) => client.set(redis.key(`turn:${name}`), '1', options))) !== null;
  } catch {
    return true;
  }
}

/** Lets another instance take a turn before its time is over. Never rejects. */
export async function endTurn(name: string): Promise<void> {
  const redis = siteRedis();
  await redis?.run((client) => client.del(redis.key(`turn:${name}`))).catch(() => undefined);
}

/** A text that all instances know; undefined without one, without Redis, and while it does not answer. */
export async function readShared(name: string): Promise<string | undefined> {
  const redis = siteRedis();
  return redis
    ?.run((client) => client.get(redis.key(name)))
    .then(
      (text) => text ?? undefined,
      () => undefined,
    );
}

/** Whether all instances have a text of this name now: this one, or `where missing` an earlier one. Never rejects. */
export async function writeShared(name: string, text: string, lifeMs: number, when?: 'where missing'): Promise<boolean> {
  const redis = siteRedis();
  if (!redis) return false;
  const expiration = { type: 'PX', value: lifeMs } as const;
  const options = when ? ({ condition: 'NX', expiration } as const) : { expiration };
  return redis
    .run((client) => client.set(redis.key(name), text, options))
    .then(
      () => true,
      () => false,
    );
}
