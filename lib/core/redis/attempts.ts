import { createHmac, randomUUID } from 'node:crypto';
import { environment } from '../config/environment.ts';
import { type AttemptStore, createMemoryStore, type RateLimit } from '../http/rate-limit.ts';
import type { Redis } from './connection.ts';
import { siteRedis } from './site-redis.ts';

/** Returns the milliseconds to wait; counts an attempt where that is 0 and `ARGV[3]` names it. By the clock of Redis. */
const script = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local window = tonumber(ARGV[2])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
if redis.call('ZCARD', KEYS[1]) < tonumber(ARGV[1]) then
  if ARGV[3] ~= '' then
    redis.call('ZADD', KEYS[1], now, ARGV[3])
    redis.call('PEXPIRE', KEYS[1], window)
  end
  return 0
end
return redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')[2] + window - now`;

interface RedisAttemptsOptions {
  readonly redis: Redis;
  /** Keys contain addresses, so Redis gets keyed hashes. */
  readonly secret: string;
}

/** The attempts of all instances together. While Redis does not answer, each instance counts those that it sees. */
export function createRedisAttempts({ redis, secret }: RedisAttemptsOptions): AttemptStore {
  const own = createMemoryStore();
  const keyOf = (key: string) =>
    redis.key(`attempts:${createHmac('sha256', secret).update(`attempts ${key}`).digest('base64url').slice(0, 24)}`);

  async function evaluate(key: string, { maxAttempts, windowMs }: RateLimit, member: string): Promise<number> {
    const args = [String(maxAttempts), String(windowMs), member];
    return Number(await redis.run((client) => client.eval(script, { keys: [keyOf(key)], arguments: args })));
  }

  return {
    take: (key, limit) => evaluate(key, limit, randomUUID()).catch(() => own.take(key, limit)),
    wait: (key, limit) => evaluate(key, limit, '').catch(() => own.wait(key, limit)),
    async clear(key) {
      await own.clear(key);
      await redis.run((client) => client.del(keyOf(key))).catch(() => undefined);
    },
  };
}

/** Where the attempts that limit requests are counted: in Redis for all instances, else in this process. */
export function openAttempts(): AttemptStore {
  const redis = siteRedis();
  return redis ? createRedisAttempts({ redis, secret: environment().SESSION_SECRET[0] }) : createMemoryStore();
}
