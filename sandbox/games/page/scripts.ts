import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Engine } from '#sandbox/data/tables/returns.ts';

const run = promisify(execFile);
const folder = fileURLToPath(new URL('../client/', import.meta.url));

const scriptOf: Readonly<Record<Engine, string>> = {
  'video-slot': 'lines',
  'classic-slot': 'lines',
  'ways-slot': 'ways',
  blackjack: 'blackjack',
  roulette: 'roulette',
  baccarat: 'baccarat',
  crash: 'crash',
  scratch: 'scratch',
  plinko: 'plinko',
  'live-roulette': 'live',
  'live-blackjack': 'live',
  'live-baccarat': 'live',
  'live-show': 'live',
};

export const scriptNameOf = (engine: Engine) => scriptOf[engine];

const known = new Map<string, Promise<string>>();

/** A page's script, bundled once when it is first asked for; undefined for a name that is none. */
export function readScript(name: string): Promise<string> | undefined {
  if (!Object.values(scriptOf).includes(name)) return undefined;
  const bundled = known.get(name) ?? bundle(name);
  known.set(name, bundled);
  // One that failed is tried anew.
  bundled.catch(() => known.delete(name));
  return bundled;
}

async function bundle(name: string): Promise<string> {
  const file = path.join(folder, `${name}.ts`);
  const options = ['--bundle', '--format=esm', '--minify', '--target=es2022', '--charset=utf8'];
  const { stdout } = await run(path.resolve('node_modules/.bin/esbuild'), [file, ...options], { maxBuffer: 8 * 1024 * 1024 });
  return stdout;
}
