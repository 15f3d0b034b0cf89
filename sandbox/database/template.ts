import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/**
 * A freshly initialised embedded database as an archive. Initialising takes a quarter of a minute of processor time,
 * unpacking a fraction of it, so the first one ever made is kept beside the installed packages.
 */
export async function readTemplate(): Promise<Blob> {
  const modules = path.resolve('node_modules');
  const folder = path.join(modules, '.cache', 'parlour');
  const file = path.join(folder, `${versionOf(modules)}.tar`);
  if (existsSync(file)) return new Blob([readFileSync(file)]);
  const fresh = await PGlite.create();
  const archive = await fresh.dumpDataDir('none');
  await fresh.close();
  await keep(folder, file, archive);
  return archive;
}

function versionOf(modules: string): string {
  const text = readFileSync(path.join(modules, '@electric-sql', 'pglite', 'package.json'), 'utf8');
  return `pglite-${/"version":\s*"([^"]+)"/.exec(text)?.[1] ?? 'unknown'}`;
}

/** Written aside and moved, so that another process never reads half of it; a read-only installation goes without. */
async function keep(folder: string, file: string, archive: Blob): Promise<void> {
  const aside = `${file}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(aside, new Uint8Array(await archive.arrayBuffer()));
    renameSync(aside, file);
  } catch (error) {
    console.warn('The template of the embedded database could not be kept; every start will make it anew.', error);
  }
}
