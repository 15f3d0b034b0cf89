import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

const blockBytes = 4_096;

interface FolderLimit {
  /** Counts a file that was written, and removes the entries that were written longest ago while there are too many bytes. */
  count(file: string, size: number): void;
}

/** A limit for what the files take below `folder`, those that are there included. Files of one entry are removed together. */
export function createFolderLimit(folder: string, maxBytes: number, entryOf = (file: string) => file): FolderLimit {
  const entries = new LRUCache<string, Map<string, number>>({
    maxSize: maxBytes,
    sizeCalculation: (entry) => [...entry.values()].reduce((sum, size) => sum + sizeOnDisk(size), 0),
    dispose: (entry, _, reason) => {
      if (reason === 'evict') for (const file of entry.keys()) rmSync(file, { force: true });
    },
  });
  const count = (file: string, size: number) => {
    const entry = entryOf(file);
    entries.set(entry, new Map([...(entries.peek(entry) ?? []), [file, size]]));
  };
  for (const [file, size] of filesBelow(folder)) count(file, size);
  return { count };
}

/** What a file takes of most disks. */
function sizeOnDisk(size: number): number {
  return Math.max(1, Math.ceil(size / blockBytes)) * blockBytes;
}

/** Files with their size, the one changed longest ago first. */
function filesBelow(folder: string): readonly (readonly [string, number])[] {
  let names: string[];
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
  return names
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, stats: statSync(file) }))
    .filter(({ stats }) => stats.isFile())
    .sort((one, other) => one.stats.mtimeMs - other.stats.mtimeMs)
    .map(({ file, stats }) => [file, stats.size] as const);
}
