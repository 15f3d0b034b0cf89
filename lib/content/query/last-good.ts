import 'server-only';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { siteRedis } from '#lib/core/redis/site-redis.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { readShared, writeShared } from '#lib/instances/shared.ts';
import { contentFreshness } from './freshness.ts';

/**
 * Keeps the last valid answer of every content query in memory and on disk, and with the other instances, for outages of the
 * content service: a new instance then has what an older one was answered.
 */
export interface LastGood {
  /** As JSON, because most readers only need it when the service fails. */
  read(key: string): Promise<string | undefined>;
  write(key: string, value: unknown): Promise<void>;
}

/** An answer that no process has used for this long belongs to a query of an older build, or to content that is gone. */
const unusedMs = 30 * dayMs;
/** Of the answers in memory; the others are read from the disk. */
const maxCharacters = 64 * 1_048_576;

interface Answer {
  readonly text: string;
  usedAt: number;
  /** Whether the other instances have it. */
  isShared: boolean;
}

/** `realNow` in milliseconds. */
export function openLastGood(folder: string, realNow: () => number = Date.now): LastGood {
  const memory = new LRUCache<string, Answer>({
    maxSize: maxCharacters,
    sizeCalculation: ({ text }, key) => text.length + key.length,
  });
  const nameOf = (key: string) => createHash('sha256').update(key).digest('hex');
  const fileOf = (key: string) => path.join(folder, `${nameOf(key)}.json`);
  siteRedis()?.onReady(() => void shareAgain());
  let isSharingAgain = false;
  let prunedAt = realNow();

  function remember(key: string, text: string): Answer {
    const answer = { text, usedAt: realNow(), isShared: false };
    memory.set(key, answer);
    return answer;
  }

  async function load(key: string): Promise<string | undefined> {
    const answer = memory.get(key);
    if (answer) {
      answer.usedAt = realNow();
      return answer.text;
    }
    const onDisk = await readFile(fileOf(key), 'utf8').catch(() => undefined);
    const stored = onDisk ?? (await readShared(`content:${nameOf(key)}`));
    if (stored === undefined) return undefined;
    remember(key, stored);
    // What others were answered has to outlive a restart, too, during which Redis may lose it.
    if (onDisk === undefined) await keepOnDisk(key, stored);
    else await renew(fileOf(key));
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

  /** Files that are in use are kept by their time. */
  async function renew(file: string): Promise<void> {
    const seconds = realNow() / 1_000;
    await utimes(file, seconds, seconds).catch(() => undefined);
  }

  async function share(key: string, answer: Answer): Promise<void> {
    if (answer.isShared) return;
    answer.isShared = true;
    answer.isShared = await writeShared(`content:${nameOf(key)}`, answer.text, unusedMs);
  }

  /** A Redis that was restarted has lost everything: an instance that starts meanwhile needs it while the content service is down. */
  async function shareAgain(): Promise<void> {
    if (isSharingAgain) return;
    isSharingAgain = true;
    for (const [key, answer] of [...memory.entries()]) {
      // An earlier text may be there, which the next answer of the content service replaces.
      answer.isShared = false;
      await writeShared(`content:${nameOf(key)}`, answer.text, unusedMs, 'where missing');
    }
    isSharingAgain = false;
  }

  /** Once a day, and only when the content service answers: renews the files in use and removes those that no one uses. */
  async function pruneDaily(): Promise<void> {
    const now = realNow();
    if (now - prunedAt < dayMs) return;
    const keyOf = new Map([...memory.keys()].map((key) => [fileOf(key), key]));
    const before = prunedAt;
    const isInUse = (key: string) => (memory.peek(key)?.usedAt ?? 0) >= before;
    prunedAt = now;
    // So that the other instances keep it as long.
    for (const answer of memory.values()) answer.isShared = false;
    // The stored pages have folders beside them.
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(folder, entry.name);
      const key = keyOf.get(file);
      if (key !== undefined && isInUse(key)) await renew(file);
      else if (await isOld(file, now)) {
        await rm(file, { force: true }).catch(reportDisk);
        if (key !== undefined) memory.delete(key);
      }
    }
  }

  return {
    read: load,
    async write(key, value) {
      const text = JSON.stringify(value ?? null);
      const known = memory.get(key);
      const isKnown = known?.text === text;
      void share(key, isKnown ? known : remember(key, text));
      if (!isKnown) contentFreshness().changedAt = realNow();
      await pruneDaily().catch(reportDisk);
      if (!isKnown) await keepOnDisk(key, text);
    },
  };
}

/** False for a file that another process has removed. */
async function isOld(file: string, now: number): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && now - found.mtimeMs > unusedMs;
}

function reportDisk(error: unknown): void {
  console.warn('A content answer could not be kept on disk:', error instanceof Error ? error.message : error);
}
