import { copyFileSync, cpSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tracePackages } from '#lib/next/trace-packages.ts';
import { root } from '../root.ts';
import { bundleServer, minNode } from './bundle-server.ts';

/** Inside the build, so that its modules find the packages and the next build removes it; of this process, because two may pack. */
const bundleName = `.next/pack-${process.pid}`;
const bundleFolder = path.join(root, bundleName);
/** What a build leaves for the next build and for tools. */
const notServed =
  /^\.next\/(?:build|cache|diagnostics|pack-\d+|types|trace|trace-build|turbopack|parlour-build\.json)(?:\/|$)|\.(?:map|nft\.json)$/;
/** Files that the server reads besides its build, all below the top. */
export const packedSources = ['.next', '.studio', 'public', 'app/fonts', 'NOTICE'];
const ownFiles = ['server.mjs', 'older-node.mjs'];

/** Writes all that a server of the built site needs to `out`, in the place of what was there. */
export async function packSite(out: string): Promise<void> {
  rmSync(bundleFolder, { recursive: true, force: true });
  const modules = await bundleServer(bundleFolder);
  const packages = await tracePackages(
    root,
    modules.map((name) => path.posix.join(bundleName, name)),
    globSync('.next/{*.nft.json,server/**/*.nft.json}', { cwd: root }),
  );
  rmSync(out, { recursive: true, force: true });
  for (const name of modules) copyTo(path.join(out, name), path.join(bundleFolder, name));
  for (const name of packages) copyTo(path.join(out, name), path.join(root, name));
  for (const name of ownFiles) copyTo(path.join(out, name), path.join(import.meta.dirname, name));
  for (const name of packedSources) copyFolder(path.join(out, name), name);
  for (const name of globSync('.next/required-server-files.*', { cwd: out })) removeBuildPath(path.join(out, name));
  writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(manifest(), undefined, 2)}\n`);
  rmSync(bundleFolder, { recursive: true, force: true });
}

/** The bytes of all files in a folder. */
export function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
}

function copyTo(copy: string, file: string): void {
  mkdirSync(path.dirname(copy), { recursive: true });
  if (statSync(file).isFile()) copyFileSync(file, copy);
}

function copyFolder(copy: string, name: string): void {
  cpSync(path.join(root, name), copy, {
    recursive: true,
    // The links from `.next/node_modules` to packages.
    verbatimSymlinks: true,
    filter: (source) => !notServed.test(path.relative(root, source).split(path.sep).join('/')),
  });
}

/** Next writes the folder of the build into its settings. */
function removeBuildPath(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(JSON.stringify(root), '"."'));
}

function manifest() {
  const { name, version, license } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const scripts = { serve: 'node server.mjs' };
  return { name, version, private: true, license, type: 'module', engines: { node: `>=${minNode}` }, scripts };
}
