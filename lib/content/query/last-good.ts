import { dayMs } from '#lib/core/time/durations.ts';
import 'server-only';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteRedis } from '#lib/core/redis/site-redis.ts';
import { readShared, writeShared } from '#lib/instances/shared.ts';
import { contentFreshness } from './freshness.ts';

/**
 * Keeps the last valid answer of every content query in memory and on disk, and with the other instances, for outages of the
 * content service: a new instance then has what an older one was answered.
 */
export interface LastGood {
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown): Promise<void>;
}

/** An answer that no process has used for this long belongs to a query of an older build, or to content that is gone. */
const unusedMs = 30 * dayMs;

/** `realNow` in milliseconds. */
export function openLastGood(folder: string, realNow: () => number = Date.now): LastGood {
  const memory = new Map<string, string>();
  const nameOf = (key: string) => createHash('sha256').update(key).digest('hex');
  const fileOf = (key: string) => path.join(folder, `${nameOf(key)}.json`);
  /** What this process has written for the other instances. */
  const shared = new Map<string, string>();
  siteRedis()?.onReady(() => void shareAgain());
  let prunedAt = realNow();

  async function load(key: string): Promise<string | undefined> {
    const text = memory.get(key);
    if (text !== undefined) return text;
    const onDisk = await readFile(fileOf(key), 'utf8').catch(() => undefined);
    const stored = onDisk ?? (await readShared(`content:${nameOf(key)}`));
    if (stored === undefined) return undefined;
    memory.set(key, stored);
    // What others were answered has to outlive a restart, too, during which Redis may lose it.
    if (onDisk === undefined) await keepOnDisk(key, stored);
    return stored;
  }

  async function keepOnDisk(key: string, text: string): Promise<void> {
    try {
      await mkdir(folder, { recursive: true });
      const file = fileOf(key);
      const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
      await writeFile(draft, text);
      await rename(draft, file);
    } catch (error) {
      reportDisk(error);
    }
  }

  async function share(key: string, text: string): Promise<void> {
    if (shared.get(key) === text) return;
    shared.set(key, text);
    if (!(await writeShared(`content:${nameOf(key)}`, text, unusedMs))) shared.delete(key);
  }

  /** A Redis that was restarted has lost everything: an instance that starts meanwhile needs it while the content service is down. */
  async function shareAgain(): Promise<void> {
    shared.clear();
    for (const [key, text] of memory) await writeShared(`content:${nameOf(key)}`, text, unusedMs, 'where missing');
  }

  /** Once a day, and only when the content service answers: renews the files in use and removes those that no one uses. */
  async function pruneDaily(): Promise<void> {
    const now = realNow();
    if (now - prunedAt < dayMs) return;
    prunedAt = now;
    // So that the other instances keep it as long.
    shared.clear();
    const used = new Set([...memory.keys()].map(fileOf));
    for (const name of await readdir(folder)) {
      const file = path.join(folder, name);
      try {
        if (used.has(file)) await utimes(file, now / 1_000, now / 1_000);
        else if (now - (await stat(file)).mtimeMs > unusedMs) await rm(file, { force: true });
      } catch {
        // Another process has removed or replaced it.
      }
    }
  }

  return {
    async read(key) {
      const text = await load(key);
      return text === undefined ? undefined : JSON.parse(text);
    },
    async write(key, value) {
      const text = JSON.stringify(value ?? null);
      const isKnown = memory.get(key) === text;
      memory.set(key, text);
      void share(key, text);
      if (!isKnown) contentFreshness().changedAt = realNow();
      await pruneDaily().catch(reportDisk);
      if (!isKnown) await keepOnDisk(key, text);
    },
  };
}

function reportDisk(error: unknown): void {
  console.warn('A content answer could not be kept on disk:', error instanceof Error ? error.message : error);
}
