import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folders = ['app', 'components', 'lib', 'messages', 'public'];
const rootFile =
  /^(?:middleware|instrumentation(?:-client)?)\.ts$|^(?:next|postcss)\.config\.(?:mjs|ts|js)$|^(?:package-lock|package|tsconfig)\.json$|^\.env(?:\.production)?(?:\.local)?$/;
const excludedFile = /\.test\.tsx?$|(?:^|\/)\./;

/** The source files of the site's build, relative to `root`, sorted. */
export function listSources(root: string): string[] {
  const inRoot = readdirSync(root).filter((name) => rootFile.test(name));
  const inFolders = folders.flatMap((folder) => listFiles(root, folder)).filter((name) => !excludedFile.test(name));
  return [...inRoot, ...inFolders].sort();
}

function listFiles(root: string, folder: string): string[] {
  try {
    return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  } catch {
    return [];
  }
}

/** A hash of the names and contents of the build's sources. */
export function fingerprintSources(root: string): string {
  return hashFiles(root, listSources(root));
}

/** A hash of the names and contents of files, relative to `root`. */
export function hashFiles(root: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of names) {
    hash
      .update(`${name}\0`)
      .update(readFileSync(path.join(root, name)))
      .update('\0');
  }
  return hash.digest('hex');
}
