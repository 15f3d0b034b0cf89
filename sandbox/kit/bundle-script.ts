import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundleTargets } from '#lib/core/config/browsers.ts';

const run = promisify(execFile);
const bundles = new Map<string, Promise<string>>();

/** The script of a page for the supported browsers, bundled on the first request. `entry` is the absolute path of its source. */
export function bundleScript(entry: string): Promise<string> {
  const bundled = bundles.get(entry) ?? bundle(entry);
  bundles.set(entry, bundled);
  // A failed bundle is built again on the next request.
  bundled.catch(() => bundles.delete(entry));
  return bundled;
}

async function bundle(entry: string): Promise<string> {
  const options = ['--bundle', '--format=esm', '--minify', `--target=${bundleTargets.join(',')}`, '--charset=utf8'];
  const esbuild = path.resolve('node_modules/.bin/esbuild');
  const { stdout } = await run(esbuild, [entry, ...options], { maxBuffer: 8 * 1024 * 1024 });
  return stdout;
}
