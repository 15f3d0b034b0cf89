import { environment } from '../config/environment.ts';
import { oncePerProcess } from '../once-per-process.ts';
import { connectRedis, type Redis } from './connection.ts';

/** What the instances of the site share; undefined without `REDIS_URL`, where each works by itself. */
export function siteRedis(): Redis | undefined {
  const { REDIS_URL: url, SITE_ID: id } = environment();
  return url ? oncePerProcess('parlourRedis', () => connectRedis({ url, prefix: `parlour:${id}:` })) : undefined;
}
