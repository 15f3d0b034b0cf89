import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Engine } from '#sandbox/data/tables/returns.ts';
import { bundleScript } from '#sandbox/kit/bundle-script.ts';

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

export const scriptNames: readonly string[] = [...entries.keys()];

/** The name of the script that plays an engine, as in `/client/{name}.js`. */
export const scriptNameOf = (engine: Engine) => scriptOf[engine];

/** A page's script; undefined for an unknown name. */
export function readScript(name: string): Promise<string> | undefined {
  const entry = entries.get(name);
  return entry === undefined ? undefined : bundleScript(path.join(folder, entry));
}
