import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Engine } from '#sandbox/data/tables/returns.ts';

const run = promisify(execFile);
const folder = fileURLToPath(new URL('../client/', import.meta.url));

const scriptOf = {
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
} as const satisfies Readonly<Record<Engine, string>>;

/** Entry files below `client/`. */
const entries: ReadonlyMap<string, string> = new Map<(typeof scriptOf)[Engine], string>([
  ['lines', 'slots/lines.ts'],
  ['ways', 'slots/ways.ts'],
  ['blackjack', 'table-games/blackjack.ts'],
  ['roulette', 'table-games/roulette.ts'],
  ['baccarat', 'table-games/baccarat.ts'],
  ['crash', 'instant/crash.ts'],
  ['scratch', 'instant/scratch.ts'],
  ['plinko', 'instant/plinko.ts'],
  ['live', 'live/live.ts'],
]);

/** The name of the script that plays an engine, as in `/client/{name}.js`. */
export const scriptNameOf = (engine: Engine) => scriptOf[engine];

const bundles = new Map<string, Promise<string>>();

/** A page's script, bundled on the first request; undefined for an unknown name. */
export function readScript(name: string): Promise<string> | undefined {
  const entry = entries.get(name);
  if (entry === undefined) return undefined;
  const bundled = bundles.get(name) ?? bundle(entry);
  bundles.set(name, bundled);
  // A failed bundle is built again on the next request.
  bundled.catch(() => bundles.delete(name));
  return bundled;
}

async function bundle(entry: string): Promise<string> {
  const options = ['--bundle', '--format=esm', '--minify', '--target=es2022', '--charset=utf8'];
  const esbuild = path.resolve('node_modules/.bin/esbuild');
  const { stdout } = await run(esbuild, [path.join(folder, entry), ...options], { maxBuffer: 8 * 1024 * 1024 });
  return stdout;
}
