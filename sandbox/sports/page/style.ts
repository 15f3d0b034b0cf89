import { readFileSync } from 'node:fs';
import { fontFaces } from '#sandbox/kit/fonts.ts';

/** Order matters: the layout's breakpoints come after what they change. */
const parts = ['base', 'navigation', 'events', 'favourites', 'tracker', 'slip', 'bets', 'layout'] as const;

const sheets = parts.map((name) => readFileSync(new URL(`./styles/${name}.css`, import.meta.url), 'utf8'));

export const style = [fontFaces, ...sheets].join('\n');
