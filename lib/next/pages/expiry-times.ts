import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** When each tag expired last, in milliseconds. */
export interface ExpiryTimes {
  readonly times: ReadonlyMap<string, number>;
  add(tags: readonly string[], at: number): void;
}

/**
 * Keeps the times beside the stored pages: a page that was not asked for between a publish and a restart would be served as it was
 * before.
 */
export function openExpiryTimes(file: string): ExpiryTimes {
  const times = read(file);
  return {
    times,
    add(tags, at) {
      for (const tag of tags) times.set(tag, at);
      try {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(`${file}.new`, JSON.stringify([...times]));
        renameSync(`${file}.new`, file);
      } catch (error) {
        console.warn('The times of expired pages could not be written:', error instanceof Error ? error.message : 'unknown');
      }
    },
  };
}

function read(file: string): Map<string, number> {
  try {
    const entries: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const isEntry = (entry: unknown): entry is [string, number] =>
      Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
    return new Map(Array.isArray(entries) ? entries.filter(isEntry) : []);
  } catch {
    return new Map();
  }
}
