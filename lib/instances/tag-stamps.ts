import { z } from 'zod';
import type { Redis } from '#lib/core/redis/connection.ts';

/**
 * Gives the tags a stamp above every earlier one, and notifies all instances. Stamps follow the clock of Redis, so that they go on
 * rising after it lost everything. `KEYS`: the stamps of tags, the last stamp. `ARGV`: the channel, the message without its stamp,
 * the newest stamp that the instance knows, the tags.
 */
const publishScript = `
local time = redis.call('TIME')
local stamp = math.max(time[1] * 1000 + math.floor(time[2] / 1000), tonumber(redis.call('GET', KEYS[2]) or '0') + 1, tonumber(ARGV[3]) + 1)
local text = string.format('%d', stamp)
redis.call('SET', KEYS[2], text)
for at = 4, #ARGV do redis.call('HSET', KEYS[1], ARGV[at], text) end
local message = cjson.decode(ARGV[2])
message.stamp = stamp
return {stamp, redis.call('PUBLISH', ARGV[1], cjson.encode(message))}`;

/** Writes back the stamps of tags where Redis lost them. `ARGV`: tags, each with its stamp. */
const restoreScript = `
for at = 1, #ARGV, 2 do
  if tonumber(redis.call('HGET', KEYS[1], ARGV[at]) or '0') < tonumber(ARGV[at + 1]) then
    redis.call('HSET', KEYS[1], ARGV[at], ARGV[at + 1])
  end
end`;

const replySchema = z.tuple([z.number(), z.number()]);

/** Publishes a message about tags with their new stamp. Resolves to the stamp and the number of instances that receive it. */
export async function publishStamped(
  redis: Redis,
  channel: string,
  message: { readonly tags: readonly string[] },
  newest: number,
): Promise<{ stamp: number; receivers: number }> {
  const keys = [redis.key('expired'), redis.key('stamp')];
  const args = [redis.key(channel), JSON.stringify(message), String(newest), ...message.tags];
  const reply = await redis.run((client) => client.eval(publishScript, { keys, arguments: args }));
  const [stamp, receivers] = replySchema.parse(reply);
  return { stamp, receivers };
}

/** Writes the stamps back that Redis has lost. */
export async function restoreStamps(
  redis: Redis,
  stamps: ReadonlyMap<string, number>,
  stored: ReadonlyMap<string, number>,
): Promise<void> {
  const lost = [...stamps].filter(([tag, stamp]) => stamp > (stored.get(tag) ?? 0));
  if (lost.length === 0) return;
  const args = lost.flatMap(([tag, stamp]) => [tag, String(stamp)]);
  await redis.run((client) => client.eval(restoreScript, { keys: [redis.key('expired')], arguments: args }));
}
