import { createHash, randomUUID } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate, readMigrations } from './migrate.ts';

/**
 * The files of an embedded database that has all migrations, as a tar. Initialising takes about 15 s of processor time and the
 * migrations 1 s, so both stages are kept in `node_modules/.cache`. `undefined` without write access there: then every database
 * initialises itself.
 */
export async function readTemplate(): Promise<Blob | undefined> {
  const modules = path.resolve('node_modules');
  const folder = path.join(modules, '.cache', 'parlour');
  const name = `pglite-${versionOf(modules)}`;
  const digest = createHash('sha256').update(JSON.stringify(readMigrations())).digest('hex').slice(0, 16);
  const initialised = path.join(folder, `${name}.tar`);
  const migrated = path.join(folder, `${name}-${digest}.tar`);
  try {
    await keep(initialised, () => PGlite.create());
    await keep(migrated, async () => {
      removeOthers(folder, [initialised, migrated]);
      const client = await PGlite.create({ loadDataDir: read(initialised) });
      await migrate(drizzle(client));
      return client;
    });
    return read(migrated);
  } catch (error) {
    console.warn('The template of the embedded database could not be kept; every start initialises a new one.', error);
    return undefined;
  }
}

/**
 * Written to a temporary file first: neither another process nor the next start finds half of it. Throws before it makes what it
 * could not write.
 */
async function keep(file: string, make: () => Promise<PGlite>): Promise<void> {
  if (existsSync(file)) return;
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  accessSync(folder, constants.W_OK);
  const client = await make();
  const dump = await client.dumpDataDir('none');
  await client.close();
  const temporary = path.join(folder, `${randomUUID()}.tmp`);
  try {
    writeFileSync(temporary, Buffer.from(await dump.arrayBuffer()));
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

const read = (file: string) => new Blob([readFileSync(file)]);

function versionOf(modules: string): string {
  const text = readFileSync(path.join(modules, '@electric-sql', 'pglite', 'package.json'), 'utf8');
  return /"version":\s*"([^"]+)"/.exec(text)?.[1] ?? 'unknown';
}

/** Those of other versions and migrations take 40 MB each. */
function removeOthers(folder: string, current: readonly string[]): void {
  const templates = readdirSync(folder).filter((name) => name.startsWith('pglite-'));
  for (const file of templates.map((name) => path.join(folder, name))) {
    if (!current.includes(file)) rmSync(file, { recursive: true, force: true });
  }
}
