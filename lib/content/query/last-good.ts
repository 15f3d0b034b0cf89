import 'server-only';
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Keeps the last valid answer of every content query in memory and on disk, for outages of the content service. */
export interface LastGood {
  read(key: string): Promise<unknown>;
  write(key: string, value: unknown): Promise<void>;
}

export function openLastGood(folder: string): LastGood {
  const memory = new Map<string, string>();
  const fileOf = (key: string) => path.join(folder, `${createHash('sha256').update(key).digest('hex')}.json`);

  async function load(key: string): Promise<string | undefined> {
    const text = memory.get(key);
    if (text !== undefined) return text;
    try {
      const stored = await readFile(fileOf(key), 'utf8');
      memory.set(key, stored);
      return stored;
    } catch {
      return undefined;
    }
  }

  return {
    async read(key) {
      const text = await load(key);
      return text === undefined ? undefined : JSON.parse(text);
    },
    async write(key, value) {
      const text = JSON.stringify(value ?? null);
      if (memory.get(key) === text) return;
      memory.set(key, text);
      try {
        await mkdir(folder, { recursive: true });
        const file = fileOf(key);
        const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
        await writeFile(draft, text);
        await rename(draft, file);
      } catch (error) {
        console.warn('A content answer could not be kept on disk:', error instanceof Error ? error.message : error);
      }
    },
  };
}
