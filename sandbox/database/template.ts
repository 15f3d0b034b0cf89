import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate, readMigrations } from './migrate.ts';

/**
 * An archive of an embedded database with all migrations. Initialising takes about 15 s of processor time, the migrations 1 s
 * and unpacking a fraction of that, so both stages are cached in `node_modules/.cache`.
 */
export async function readTemplate(): Promise<Blob> {
  const modules = path.resolve('node_modules');
  const folder = path.join(modules, '.cache', 'parlour');
  const name = `pglite-${versionOf(modules)}`;
  const digest = createHash('sha256').update(JSON.stringify(readMigrations())).digest('hex').slice(0, 16);
  return readOrCreate(folder, `${name}-${digest}.tar`, async () => {
    const initialised = await readOrCreate(folder, `${name}.tar`, () => PGlite.create());
    const migrated = await PGlite.create({ loadDataDir: initialised });
    await migrate(drizzle(migrated));
    removeOutdated(folder, `${name}-*.tar`);
    return migrated;
  });
}

async function readOrCreate(folder: string, name: string, create: () => Promise<PGlite>): Promise<Blob> {
  const file = path.join(folder, name);
  if (existsSync(file)) return new Blob([readFileSync(file)]);
  const database = await create();
  const archive = await database.dumpDataDir('none');
  await database.close();
  await writeCache(folder, file, archive);
  return archive;
}

function versionOf(modules: string): string {
  const text = readFileSync(path.join(modules, '@electric-sql', 'pglite', 'package.json'), 'utf8');
  return /"version":\s*"([^"]+)"/.exec(text)?.[1] ?? 'unknown';
}

/** Archives with fewer migrations take 40 MB each. */
function removeOutdated(folder: string, pattern: string): void {
  for (const name of globSync(pattern, { cwd: folder })) rmSync(path.join(folder, name), { force: true });
}

/** Writes a temporary file and renames it, so that no process reads half of it; without write access there is no cache. */
async function writeCache(folder: string, file: string, archive: Blob): Promise<void> {
  const temporary = `${file}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(temporary, new Uint8Array(await archive.arrayBuffer()));
    renameSync(temporary, file);
  } catch (error) {
    console.warn('The template of the embedded database could not be cached; every start initialises a new one.', error);
  }
}
