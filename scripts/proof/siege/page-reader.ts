import { setTimeout as wait } from 'node:timers/promises';
import { markers } from './player-client.ts';
import type { SiegeProcesses, SiteInstance } from './processes.ts';
import type { SiegeRecord } from './record.ts';

const paths = ['/en-UN', '/fi-FI', '/fi-FI/promotions', '/en-UN/online-casino', '/en-UN/live-casino-online', '/en-UN/sportsbook'];
const timeoutMs = 15_000;
const pauseMs = 150;

export interface PageCounts {
  readonly statuses: Map<string, number>;
  slowestMs: number;
}

/**
 * Reads every page once at each instance. Without Redis, so that each has the content on a disk of its own: it is then independent
 * of the others while both Redis and the content service are away.
 */
export async function readAllPages({ instances, proxies }: SiegeProcesses): Promise<void> {
  const toRedis = [...proxies].flatMap(([name, proxy]) => (name.startsWith('Redis') ? [proxy] : []));
  for (const proxy of toRedis) proxy.disturb('refuse');
  try {
    for (const { url } of instances) {
      for (const path of paths) await (await fetch(url + path, { redirect: 'manual' })).arrayBuffer();
    }
  } finally {
    for (const proxy of toRedis) proxy.disturb(undefined);
  }
  // An instance connects to Redis again after two seconds at most.
  await wait(3_000);
}

/**
 * A visitor who reads pages of instances that are running. A page must be answered with 200, 304 or a redirect by an instance that
 * ran before and after; one that was killed meanwhile does not count.
 */
export async function readPages(
  instances: readonly SiteInstance[],
  record: SiegeRecord,
  isOver: () => boolean,
): Promise<PageCounts> {
  const counts: PageCounts = { statuses: new Map(), slowestMs: 0 };
  for (let at = 0; !isOver(); at += 1) {
    await wait(pauseMs);
    const instance = instances[at % instances.length];
    const life = instance?.life();
    if (!instance || life === undefined) continue;
    const path = paths[Math.floor(at / instances.length) % paths.length] ?? '/en-UN';
    const startedAt = performance.now();
    const result = await readPage(instance.url + path, record);
    const ms = performance.now() - startedAt;
    if (instance.life() !== life && result.status === undefined) continue;
    const shown = String(result.status ?? result.error);
    counts.statuses.set(shown, (counts.statuses.get(shown) ?? 0) + 1);
    counts.slowestMs = Math.max(counts.slowestMs, ms);
    const isFine = result.status !== undefined && (result.status < 400 || result.status === 304);
    if (!isFine) record.violate(`${instance.name} answered ${path} with ${shown} after ${Math.round(ms)} ms`);
  }
  return counts;
}

async function readPage(url: string, record: SiegeRecord): Promise<{ readonly status?: number; readonly error?: string }> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    for (const pattern of Object.values(markers)) {
      const found = text.match(pattern)?.[0];
      if (found) record.violate(`a visitor read ${found} in ${new URL(url).pathname}`);
    }
    return { status: response.status };
  } catch (error) {
    return { error: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' };
  }
}
