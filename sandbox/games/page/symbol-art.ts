import { dim, lit } from '#sandbox/data/art/colour.ts';
import { drawSubject } from '#sandbox/data/art/drawings.ts';
import type { Draw, Subject } from '#sandbox/data/art/frame.ts';
import { motifArt } from '#sandbox/data/art/motifs/registry.ts';
import { moods, type Palette } from '#sandbox/data/art/palette.ts';
import { createPen, type Pen } from '#sandbox/data/art/pen.ts';
import { planScene } from '#sandbox/data/art/plan-scene.ts';
import { createRandom } from '#sandbox/data/art/random.ts';
import { circle, ellipse, onCircle, path, place, polygon, star, times } from '#sandbox/data/art/shapes.ts';
import type { ReelSymbol } from '../engines/lines/symbols.ts';
import type { GameProfile } from '../profile.ts';

const highSymbols: readonly ReelSymbol[] = ['h1', 'h2', 'h3', 'h4'];
const suits: Readonly<Record<string, readonly [d: string, colour: string]>> = {
  l1: ['M0-74C52-24 70-8 70 22A34 34 0 0 1 10 42L20 74H-20L-10 42A34 34 0 0 1-70 22C-70-8-52-24 0-74Z', '#5b6bd8'],
  l2: ['M0 72C-58 22-74 2-74-26A38 38 0 0 1 0-40A38 38 0 0 1 74-26C74 2 58 22 0 72Z', '#e2435c'],
  l3: ['M0-74A34 34 0 0 1 30-24A35 35 0 1 1 12 34L20 74H-20L-12 34A35 35 0 1 1-30-24A34 34 0 0 1 0-74Z', '#2fa673'],
  l4: ['M0-78L62 0L0 78L-62 0Z', '#e79a2b'],
};

/** The subjects of a motif's reel symbols: its own first, then generic treasures. */
function drawingsOf(motif: GameProfile['scene']['motif']): readonly Subject[] {
  const { subjects, figures } = motifArt[motif];
  const [crown, sack, gem, round] = [
    motifArt.crown.subjects[0],
    motifArt.coins.subjects[2],
    motifArt.gems.subjects[0],
    motifArt.gems.subjects[1],
  ];
  return [...new Set([...subjects, ...figures, crown, sack, gem, round].filter((subject) => subject !== undefined))];
}

/** A symbol of a game as SVG, in the colours of its scene. Deterministic. */
export function drawSymbol({ slug, scene }: GameProfile, symbol: ReelSymbol): string {
  const index = highSymbols.indexOf(symbol);
  const { palette } = planScene({ ...scene, width: 4, height: 3 });
  const tones = motifArt[scene.motif].tones;
  const [key = '', alt = '', accent = ''] = (tones[Math.max(0, index) % tones.length] ?? tones[0])
    .split(' ')
    .map((hex) => `#${hex}`);
  const pen = createPen(createRandom(`${slug} ${symbol}`), index < 0 ? palette : { ...palette, key, alt, accent });
  const drawing = drawOn(pen, symbol, index, drawingsOf(scene.motif));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-112 -112 224 224" width="224" height="224"><defs>${pen.definitions()}</defs>${drawing}</svg>`;
}

function drawOn(pen: Pen, symbol: ReelSymbol, index: number, drawings: readonly Subject[]): string {
  if (symbol === 'wild') return drawWild(pen);
  if (symbol === 'scatter') return drawScatter(pen);
  const suit = suits[symbol];
  if (suit) return drawSuit(pen, ...suit);
  const subject = drawings[index];
  return glowBehind(pen, index) + place(subject ? drawSubject(pen, subject) : '', 0, 2, 0.84);
}

const glows = ['#ffd36a', '#7fe0ff', '#ff9ac2', '#b8f08a'];

/** A glow behind a high-paying symbol. */
function glowBehind(pen: Pen, index: number): string {
  const glow = glows[index] ?? '#ffffff';
  return circle(0, 0, 108, pen.radial([`${glow}/0.55`, `${glow}/0.22@55`, `${glow}/0`]));
}

function drawSuit(pen: Pen, d: string, colour: string): string {
  const shadow = ellipse(0, 84, 58, 9, '#000000', 'opacity="0.35"');
  const body = path(
    d,
    pen.linear([lit(colour, 0.5), `${colour}@45`, dim(colour, 0.55)], 18),
    `stroke="${dim(colour, 0.65)}" stroke-width="5" stroke-linejoin="round"`,
  );
  const shine = place(path(d, pen.linear(['#ffffff/0.75', '#ffffff/0.05@45', '#ffffff/0'], 12)), 0, -2, 0.82);
  return shadow + body + shine;
}

function drawWild(pen: Pen): string {
  const rays = times(12, (index) =>
    path(
      polygon([onCircle(40, index * 30 - 6), onCircle(108, index * 30), onCircle(40, index * 30 + 6)]),
      '#ffe08a',
      'opacity="0.8"',
    ),
  );
  return (
    circle(0, 0, 110, pen.radial(['#fff3c4/0.9', '#ffb02e/0.35@60', '#ffb02e/0'])) +
    rays +
    path(star(5, 88, 44), pen.gold(20), 'stroke="#7a4308" stroke-width="6" stroke-linejoin="round"') +
    place(path(star(5, 88, 44), pen.linear(['#ffffff/0.8', '#ffffff/0@55'], 10)), 0, -2, 0.78) +
    circle(0, 2, 20, pen.ball(pen.palette.accent)) +
    circle(0, 2, 20, 'none', 'stroke="#7a4308" stroke-width="4"')
  );
}

function drawScatter(pen: Pen): string {
  const ring = (radius: number, width: number, paint: string) =>
    circle(0, 0, radius, 'none', `stroke="${paint}" stroke-width="${width}"`);
  return (
    circle(0, 0, 110, pen.radial(['#b48aff/0.85', '#5a2ab0/0.4@62', '#5a2ab0/0'])) +
    path(
      star(8, 104, 74),
      pen.linear(['#e9d8ff', '#8a4aff@45', '#3a1078'], 20),
      'stroke="#22084c" stroke-width="5" stroke-linejoin="round"',
    ) +
    circle(0, 0, 62, pen.radial(['#3a1a86', '#1c0a4a'])) +
    ring(62, 8, pen.gold(40)) +
    path(star(4, 52, 16), pen.gold(0)) +
    path(star(4, 34, 10, 0, 0, -45), pen.silver(0)) +
    circle(0, 0, 9, '#ffffff')
  );
}

/** The dealer of a live table as SVG, with a transparent background. */
export function drawDealerFigure({ slug, table }: GameProfile, draw: Draw): string {
  const palette: Palette = { ...moods.plum, key: '#2a1f4a', alt: '#8a2f4a', accent: '#d8a33a' };
  const pen = createPen(createRandom(`dealer ${slug} ${table?.dealer ?? ''}`), palette);
  const figure = draw(pen);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-150 -104 300 216" width="600" height="432"><defs>${pen.definitions()}</defs>${figure}</svg>`;
}
