import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { RESP_TYPES } from '@redis/client';
import type { Redis } from '#lib/core/redis/connection.ts';
import { siteRedis } from '#lib/core/redis/site-redis.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { type ExpiredTags, expiredTags } from '#lib/instances/expired-tags.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);
/** A twelfth of the size, in a hundredth of the time that the best quality takes. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** A page that was not rendered again for this long is rendered by the next instance that is asked for it. */
const lifeMs = 7 * dayMs;

interface Entry<Page> {
  readonly page: Page;
  readonly tags: readonly string[];
  /** Of the expiry of tags, when the page was rendered. */
  readonly stamp: number;
}

export interface SharedPages {
  /** A page that another instance rendered, unless one of its tags has expired since; undefined also while Redis does not answer. */
  read<Page>(key: string): Promise<Page | undefined>;
  /** For the other instances. Never rejects. */
  write(key: string, page: unknown, tags: readonly string[]): Promise<void>;
}

/** `build` is part of each key, with its settings: pages of two builds lead to different files. */
export function createSharedPages(redis: Redis, expired: Pick<ExpiredTags, 'stamp' | 'isCurrent'>, build: string): SharedPages {
  const keyOf = (key: string) => redis.key(`page:${build}:${createHash('sha256').update(key).digest('base64url')}`);
  return {
    async read<Page>(key: string) {
      try {
        const bytes = await redis.run((client) => client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(keyOf(key)));
        if (!bytes) return undefined;
        // Not JSON: a page has buffers and a map.
        const { page, tags, stamp }: Entry<Page> = deserialize(await decompress(bytes));
        return expired.isCurrent(tags, stamp) ? page : undefined;
      } catch {
        return undefined;
      }
    },
    async write(key, page, tags) {
      const stamp = expired.stamp();
      if (stamp === undefined) return;
      try {
        const entry: Entry<unknown> = { page, tags, stamp };
        const bytes = await compress(serialize(entry), quality);
        const options = { expiration: { type: 'PX', value: lifeMs } } as const;
        await redis.run((client) => client.set(keyOf(key), bytes, options));
      } catch {
        // The next instance that needs it renders it.
      }
    },
  };
}

/** The pages that instances share; undefined without `REDIS_URL`. */
export function openSharedPages(build: string): SharedPages | undefined {
  const redis = siteRedis();
  const expired = expiredTags();
  return redis && expired ? createSharedPages(redis, expired, build) : undefined;
}
