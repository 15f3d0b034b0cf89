import { createHash, randomUUID } from 'node:crypto';
import { constants, cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate, readMigrations } from './migrate.ts';

/**
 * Makes a folder with an embedded database that has all migrations. Initialising takes about 15 s of processor time, the
 * migrations 1 s and copying a tenth of that, so both stages are kept in `node_modules/.cache`. Without write access there the
 * folder is not made, and the database initialises itself.
 */
export async function copyTemplate(target: string): Promise<void> {
  const modules = path.resolve('node_modules');
  const folder = path.join(modules, '.cache', 'parlour');
  const name = `pglite-${versionOf(modules)}`;
  const digest = createHash('sha256').update(JSON.stringify(readMigrations())).digest('hex').slice(0, 16);
  const initialised = path.join(folder, name);
  const migrated = `${initialised}-${digest}`;
  try {
    await fill(initialised, async (place) => (await PGlite.create(place)).close());
    await fill(migrated, async (place) => {
      removeOutdated(folder, `${name}-${'?'.repeat(digest.length)}`);
      copy(initialised, place);
      const client = await PGlite.create(place);
      await migrate(drizzle(client));
      await client.close();
    });
    await fill(target, async (place) => copy(migrated, place));
  } catch (error) {
    console.warn('The template of the embedded database could not be kept; every start initialises a new one.', error);
  }
}

/** Fills a temporary folder and renames it: neither another process nor the next start finds half of it. */
async function fill(place: string, write: (temporary: string) => Promise<void>): Promise<void> {
  if (existsSync(place)) return;
  const temporary = `${place}.${randomUUID()}`;
  mkdirSync(path.dirname(place), { recursive: true });
  try {
    await write(temporary);
    renameSync(temporary, place);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    // Another process has made the same.
    if (!existsSync(place)) throw error;
  }
}

function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

function versionOf(modules: string): string {
  const text = readFileSync(path.join(modules, '@electric-sql', 'pglite', 'package.json'), 'utf8');
  return /"version":\s*"([^"]+)"/.exec(text)?.[1] ?? 'unknown';
}

/** Those with fewer migrations take 40 MB each. */
function removeOutdated(folder: string, pattern: string): void {
  for (const name of globSync(pattern, { cwd: folder })) rmSync(path.join(folder, name), { recursive: true, force: true });
}
