import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import type { CacheFs } from 'next/dist/shared/lib/utils.js';
import { createFolderLimit } from '#lib/core/server/folder-limit.ts';

/**
 * `files` with a limit for what they hold below `folder`, in bytes: a write above it removes the entries that were written
 * longest ago, whole, because an entry is several files. A removed page is rendered again. What is on disk already counts.
 */
export function boundFiles(files: CacheFs, folder: string, maxBytes: number): CacheFs {
  const { count } = createFolderLimit(folder, maxBytes, entryOf);
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
