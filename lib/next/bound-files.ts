import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { CacheFs } from 'next/dist/shared/lib/utils.js';

/**
 * `files` with a limit for what they hold below `folder`, in bytes: a write above it removes the entries that were written
 * longest ago, whole, because an entry is several files. A removed page is rendered again. What is on disk already counts.
 */
export function boundFiles(files: CacheFs, folder: string, maxBytes: number): CacheFs {
  const entries = new LRUCache<string, Map<string, number>>({
    maxSize: maxBytes,
    sizeCalculation: (entry) =>
      Math.max(
        1,
        [...entry.values()].reduce((sum, size) => sum + size, 0),
      ),
    dispose: (entry, _, reason) => {
      if (reason === 'evict') for (const file of entry.keys()) rmSync(file, { force: true });
    },
  });
  const count = (file: string, size: number) => {
    const entry = entryOf(file);
    entries.set(entry, new Map([...(entries.peek(entry) ?? []), [file, size]]));
  };
  for (const [file, size] of filesBelow(folder)) count(file, size);
  return {
    ...files,
    async writeFile(file: string, data: string | Uint8Array) {
      // A process that is killed while it writes leaves no half of a file.
      const part = `${file}.${randomUUID()}.part`;
      try {
        await files.writeFile(part, data);
        await rename(part, file);
      } finally {
        await rm(part, { force: true }).catch(() => undefined);
      }
      count(file, typeof data === 'string' ? Buffer.byteLength(data) : data.byteLength);
    },
  };
}

/** The files of one entry have the same path up to here: `page.html`, `page.rsc`, `page.meta`, `page.segments/…`. */
function entryOf(file: string): string {
  return file.replace(/(?:\.segments\/.*|\.(?:html|rsc|meta|body))$/, '');
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
