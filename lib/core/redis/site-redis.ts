import { environment } from '../config/environment.ts';
import { connectRedis, type Redis } from './connection.ts';

/** Next bundles the handlers apart from the server, so that both have this module; they share the connection. */
const holder = globalThis as typeof globalThis & { parlourRedis?: Redis };

/** What the instances of the site share; undefined without `REDIS_URL`, where each works by itself. */
export function siteRedis(): Redis | undefined {
  const { REDIS_URL: url, SITE_ID: id } = environment();
  if (!url) return undefined;
  holder.parlourRedis ??= connectRedis({ url, prefix: `parlour:${id}:` });
  return holder.parlourRedis;
}
