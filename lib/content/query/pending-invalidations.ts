import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { environment } from '#lib/core/config/environment.ts';
import { oncePerProcess } from '#lib/core/once-per-process.ts';
import { parseJson } from '#lib/core/parse-json.ts';

/**
 * Tags of pages rendered from old content during an outage; they are expired again once the content service answers. A file keeps
 * them, because the pages on the disk outlive the process.
 */
const pending = oncePerProcess('parlourPendingTags', () => new Set<string>());

const file = () => path.join(environment().CACHE_FOLDER, 'pending-tags.json');

function readFileOfTags(): readonly string[] {
  try {
    return z.array(z.string()).safeParse(parseJson(readFileSync(file(), 'utf8'))).data ?? [];
  } catch {
    return [];
  }
}

function writeFileOfTags(tags: Iterable<string>): void {
  try {
    mkdirSync(path.dirname(file()), { recursive: true });
    writeFileSync(file(), JSON.stringify([...new Set(tags)]));
  } catch (error) {
    console.warn('The tags of outdated pages cannot be written:', (error as NodeJS.ErrnoException).code);
  }
}

export function addPendingInvalidations(tags: readonly string[]): void {
  const added = tags.filter((tag) => !pending.has(tag));
  if (added.length === 0) return;
  for (const tag of added) pending.add(tag);
  // It also has those that were taken and have not expired yet.
  writeFileOfTags([...readFileOfTags(), ...pending]);
}

export function hasPendingInvalidations(): boolean {
  return pending.size > 0;
}

/** Whether a page with these tags may have been rendered from old content. */
export function isPending(tags: readonly string[]): boolean {
  return tags.some((tag) => pending.has(tag));
}

/** At the start of a process: the tags that the one before it did not expire. */
export function readPendingInvalidations(): void {
  for (const tag of readFileOfTags()) pending.add(tag);
}

/** Returns the pending tags and clears them; the file keeps them until `settlePendingInvalidations`. */
export function takePendingInvalidations(): readonly string[] {
  const tags = [...pending];
  pending.clear();
  return tags;
}

/** The tags that were taken have expired. */
export function settlePendingInvalidations(tags: readonly string[]): void {
  if (tags.length === 0) return;
  writeFileOfTags([...readFileOfTags().filter((tag) => !tags.includes(tag)), ...pending]);
}

export function countPendingInvalidations(): number {
  return pending.size;
}
