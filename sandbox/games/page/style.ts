import { readFileSync } from 'node:fs';
import { fontFaces } from '#sandbox/kit/fonts.ts';

/** Order matters: breakpoints and overrides come after what they change. */
const parts = [
  'shared/base',
  'shared/title-bar',
  'shared/hud',
  'slots/slots',
  'table-games/tables',
  'table-games/roulette',
  'table-games/inside-bets',
  'instant/crash-and-scratch',
  'instant/plinko',
  'live/live-table',
  'shared/overlays',
  'breakpoints/small-laptop',
  'breakpoints/live-desktop',
  'breakpoints/portrait',
  'breakpoints/roulette-phone',
  'breakpoints/roulette-portrait',
  'breakpoints/phone-landscape',
  'shared/overrides',
] as const;

const sheets = parts.map((name) => readFileSync(new URL(`./styles/${name}.css`, import.meta.url), 'utf8'));

/** The style sheet of every game's page; each game adds the colours of its scene (`colours.css`). */
export const style = [fontFaces, ...sheets].join('\n');
