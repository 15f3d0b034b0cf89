import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { oncePerProcess } from '#lib/core/once-per-process.ts';
import { type Redis, RedisError } from '#lib/core/redis/connection.ts';
import { siteRedis } from '#lib/core/redis/site-redis.ts';
import { createConfirmations } from './confirmations.ts';
import { publishStamped, restoreStamps } from './tag-stamps.ts';

export const contentWebhookPath = '/api/content/published';
export const sportsWebhookPath = '/api/sportsbook/published';
export const webhookPaths = [contentWebhookPath, sportsWebhookPath] as const;

const webhookSchema = z.object({ path: z.enum(webhookPaths), body: z.string() });
/** A webhook as this site received it, for the instances that did not. */
export type Webhook = z.output<typeof webhookSchema>;

const messageSchema = z.object({
  id: z.string(),
  stamp: z.number(),
  tags: z.array(z.string()),
  webhook: webhookSchema,
});
type Message = z.output<typeof messageSchema>;

const channels = { expired: 'expired', confirmed: 'confirmed' } as const;
const retryMs = 1_000;
/** An instance that starts while Redis is away works by itself from then on, not one that Redis denies access. */
const maxJoinMs = 10_000;

export interface ExpiryHandlers {
  /** Expires in this process only what a webhook names. */
  repeat(webhook: Webhook): Promise<void>;
  /** The same for tags that expired while this instance did not listen. */
  expire(tags: readonly string[]): Promise<void>;
}

export interface ExpiredTags {
  /**
   * Has every instance expire what a webhook names, this one too. Resolves to the number of instances that have not confirmed it
   * in time. Rejects with `RedisError` where Redis cannot notify them; it is made up for when Redis is back.
   */
  publish(tags: readonly string[], webhook: Webhook): Promise<number>;
  /** Starts to listen to the other instances. */
  listen(handlers: ExpiryHandlers): void;
  /** To store with what is rendered now; undefined while this instance may not know of every expiry. */
  stamp(): number | undefined;
  /**
   * False in the first seconds, while this instance learns from Redis what has expired: it would render what others have stored.
   * Then also while Redis denies it access.
   */
  hasJoined(): boolean;
  /** Whether something has expired here that the other instances could not be notified of yet. */
  hasUnpublished(): boolean;
  /** Whether none of the tags has expired since a stamp, as far as this instance knows of every expiry. */
  isCurrent(tags: readonly string[], stamp: number): boolean;
}

export function createExpiredTags(redis: Redis): ExpiredTags {
  const stamps = new Map<string, number>();
  const unpublished = new Map<string, Webhook>();
  const confirmations = createConfirmations();
  /** Tags that could not be expired here yet. */
  const behind = new Set<string>();
  /** Messages that were not worked off at once. */
  const unconfirmed = new Set<string>();
  /** Rises with each lost connection. */
  let connection = 0;
  let isPublishingLater = false;
  /** The newest stamp that is known, and the newest whose tags have expired here. */
  let newest = 0;
  let expiredUpTo = 0;
  let isListening = false;
  let hasListened = false;
  const startedAt = performance.now();

  function learn(tags: readonly string[], stamp: number): void {
    for (const tag of tags) stamps.set(tag, Math.max(stamp, stamps.get(tag) ?? 0));
    newest = Math.max(newest, stamp);
  }

  async function publish(tags: readonly string[], webhook: Webhook): Promise<number> {
    const id = randomUUID();
    const confirmed = confirmations.count(id);
    try {
      const message: Omit<Message, 'stamp'> = { id, tags: [...tags], webhook };
      const { stamp, receivers } = await publishStamped(redis, channels.expired, message, newest);
      learn(tags, stamp);
      for (const tag of tags) unpublished.delete(tag);
      return receivers - (await confirmed.reach(receivers));
    } catch (error) {
      for (const tag of tags) unpublished.set(tag, webhook);
      publishLater();
      throw error;
    } finally {
      confirmed.end();
    }
  }

  function publishLater(): void {
    if (isPublishingLater) return;
    isPublishingLater = true;
    setTimeout(() => {
      isPublishingLater = false;
      void publishAll().catch(publishLater);
    }, retryMs).unref();
  }

  /** What could not be published before. Rejects at the first that still cannot. */
  async function publishAll(): Promise<void> {
    for (const [webhook, tags] of tagsByWebhook([...unpublished])) {
      await publish(tags, webhook);
    }
  }

  async function receive(text: string, handlers: ExpiryHandlers): Promise<void> {
    try {
      const { id, stamp, tags, webhook } = messageSchema.parse(JSON.parse(text));
      learn(tags, stamp);
      unconfirmed.add(id);
      for (const tag of tags) behind.add(tag);
      await handlers.repeat(webhook);
      for (const tag of tags) if (stamps.get(tag) === stamp) behind.delete(tag);
      expiredUpTo = Math.max(expiredUpTo, stamp);
      await confirm(id);
    } catch (error) {
      console.warn('What was published could not be expired here:', error instanceof Error ? error.message : 'unknown');
      expireLater(handlers);
    }
  }

  async function confirm(id: string): Promise<void> {
    unconfirmed.delete(id);
    await redis.run((client) => client.publish(redis.key(channels.confirmed), id)).catch(() => undefined);
  }

  function expireLater(handlers: ExpiryHandlers): void {
    setTimeout(() => void expireBehind(handlers).catch(() => expireLater(handlers)), retryMs).unref();
  }

  async function expireBehind({ expire }: ExpiryHandlers): Promise<void> {
    const [tags, ids] = [[...behind], [...unconfirmed]];
    const upTo = newest;
    if (tags.length > 0) await expire(tags);
    for (const tag of tags) if ((stamps.get(tag) ?? 0) <= upTo) behind.delete(tag);
    expiredUpTo = Math.max(expiredUpTo, upTo);
    for (const id of ids) await confirm(id);
  }

  /** Learns what happened while this instance did not listen, and publishes what it could not. */
  async function catchUp(handlers: ExpiryHandlers, ofConnection: number): Promise<void> {
    const stored = Object.entries(await redis.run((client) => client.hGetAll(redis.key('expired'))));
    for (const [tag, stamp] of stored) {
      if (Number(stamp) > (stamps.get(tag) ?? 0)) behind.add(tag);
      learn([tag], Number(stamp));
    }
    await restoreStamps(redis, stamps, new Map(stored.map(([tag, stamp]) => [tag, Number(stamp)])));
    await expireBehind(handlers);
    if (ofConnection !== connection) return;
    isListening = true;
    hasListened = true;
    await publishAll().catch(publishLater);
  }

  function start(handlers: ExpiryHandlers): void {
    const ofConnection = connection;
    catchUp(handlers, ofConnection).catch((error: unknown) => {
      if (!(error instanceof RedisError))
        console.warn('What instances expired could not be expired here:', error instanceof Error ? error.message : 'unknown');
      setTimeout(() => ofConnection === connection && start(handlers), retryMs).unref();
    });
  }

  return {
    publish,
    listen(handlers) {
      const listeners = {
        [channels.expired]: (text: string) => void receive(text, handlers),
        [channels.confirmed]: confirmations.add,
      };
      redis.subscribe(listeners, {
        onSubscribed: () => start(handlers),
        onLost: () => {
          connection += 1;
          isListening = false;
        },
      });
    },
    stamp: () => (isListening && behind.size === 0 && unpublished.size === 0 ? expiredUpTo : undefined),
    hasJoined: () => hasListened || (performance.now() - startedAt > maxJoinMs && !redis.isDenied()),
    hasUnpublished: () => unpublished.size > 0,
    isCurrent: (tags, stamp) => isListening && tags.every((tag) => !unpublished.has(tag) && (stamps.get(tag) ?? 0) <= stamp),
  };
}

function tagsByWebhook(entries: readonly (readonly [tag: string, webhook: Webhook])[]): Map<Webhook, string[]> {
  const all = new Map<Webhook, string[]>();
  for (const [tag, webhook] of entries) all.set(webhook, [...(all.get(webhook) ?? []), tag]);
  return all;
}

/** The expiry that instances share; undefined without `REDIS_URL`. */
export function expiredTags(): ExpiredTags | undefined {
  const redis = siteRedis();
  return redis && oncePerProcess('parlourExpiredTags', () => createExpiredTags(redis));
}
