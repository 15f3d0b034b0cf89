import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const entry = fileURLToPath(new URL('../client/main.ts', import.meta.url));

let bundled: Promise<string> | undefined;

/** The page's script, bundled on the first request. */
export function readScript(): Promise<string> {
  if (!bundled) {
    bundled = bundle();
    // A failed bundle is built again on the next request.
    bundled.catch(() => {
      bundled = undefined;
    });
  }
  return bundled;
}

async function bundle(): Promise<string> {
  const options = ['--bundle', '--format=esm', '--minify', '--target=es2022', '--charset=utf8'];
  const esbuild = path.resolve('node_modules/.bin/esbuild');
  const { stdout } = await run(esbuild, [entry, ...options], { maxBuffer: 8 * 1024 * 1024 });
  return stdout;
}
