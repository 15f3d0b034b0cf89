import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '../document.ts';

/** Files below one folder, written whole or not at all. Names come from hashes, never from a request. */
export interface FileShelf {
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, bytes: Buffer): Promise<void>;
}

export function openFileShelf(folder: string): FileShelf {
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
      const draft = `${file}.${randomUUID()}`;
      await writeFile(draft, bytes);
      await rename(draft, file);
    },
  };
}
