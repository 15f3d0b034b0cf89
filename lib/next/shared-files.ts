import { RESP_TYPES } from '@redis/client';
import { siteRedis } from '#lib/core/redis/site-redis.ts';
import { dayMs } from '#lib/core/time/durations.ts';

/** As long as a kept file. */
const lifeMs = 30 * dayMs;

/** Files of builds, for the instances that run another build: a page of one can ask the other for its parts. */
export interface SharedFiles {
  /** Calls the listener whenever Redis may have lost what it held. */
  onReady(listener: () => void): void;
  /** Never rejects. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Undefined for an unknown file, and while Redis does not answer. */
  read(name: string): Promise<Buffer | undefined>;
}

/** Undefined without `REDIS_URL`. */
export function openSharedFiles(): SharedFiles | undefined {
  const redis = siteRedis();
  if (!redis) return undefined;
  const keyOf = (name: string) => redis.key(`static:${name}`);
  const options = { expiration: { type: 'PX', value: lifeMs } } as const;
  return {
    onReady: redis.onReady,
    write: (name, bytes) =>
      redis
        .run((client) => client.set(keyOf(name), bytes, options))
        .then(
          () => undefined,
          () => undefined,
        ),
    async read(name) {
      const asBuffer = { [RESP_TYPES.BLOB_STRING]: Buffer };
      const bytes = await redis.run((client) => client.withTypeMapping(asBuffer).get(keyOf(name))).catch(() => null);
      return bytes ?? undefined;
    },
  };
}
