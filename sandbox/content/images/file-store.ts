import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '#lib/core/is-record.ts';
import { createFolderLimit } from '#lib/core/server/folder-limit.ts';

/** Files in one folder, written atomically. Names come from hashes, never from a request. */
export interface FileStore {
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, bytes: Buffer): Promise<void>;
}

/** Above `maxBytes`, what was written longest ago is removed. */
export function createFileStore(folder: string, maxBytes?: number): FileStore {
  const limit = maxBytes === undefined ? undefined : createFolderLimit(folder, maxBytes);
  return {
    async read(name) {
      try {
        return await readFile(path.join(folder, name));
      } catch (error) {
        if (isRecord(error) && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async write(name, bytes) {
      const file = path.join(folder, name);
      await mkdir(path.dirname(file), { recursive: true });
      const temporary = `${file}.${randomUUID()}`;
      await writeFile(temporary, bytes);
      await rename(temporary, file);
      limit?.count(file, bytes.byteLength);
    },
  };
}
