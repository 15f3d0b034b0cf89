import { readFileSync } from 'node:fs';
import { fontFaces } from './fonts.ts';

/** In the order in which they build on each other. */
const parts = [
  'room',
  'bar',
  'hud',
  'slots',
  'tables',
  'roulette',
  'spots',
  'instant',
  'pins',
  'live',
  'over',
  'low',
  'upright',
  'scarce',
  'upright-cloth',
  'short',
  'last',
] as const;

const sheets = parts.map((name) => readFileSync(new URL(`./styles/${name}.css`, import.meta.url), 'utf8'));

/** The dress of every game's page, but for the colours of its scene. */
export const style = [fontFaces, ...sheets].join('\n');
