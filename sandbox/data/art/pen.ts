import { dim, lit } from './colour.ts';
import { flatten } from './flatten.ts';
import type { Palette } from './palette.ts';
import type { Random } from './random.ts';

/** Passed to every drawing function: random numbers, colours and shared definitions. Stops are `#rrggbb[/opacity][@percent]`. */
export interface Pen {
  readonly random: Random;
  readonly palette: Palette;
  /** 0 runs from top to bottom, 90 from left to right. */
  linear(stops: readonly string[], degrees?: number): string;
  radial(stops: readonly string[], cx?: number, cy?: number, r?: number): string;
  /** A radial gradient in user space, for light across several shapes. */
  lamp(stops: readonly string[], cx: number, cy: number, r: number): string;
  clip(shape: string): string;
  /** Defines a drawing once for any number of uses. */
  share(drawing: string): string;
  /** The outline of a drawing, to be coloured where it is used. */
  outline(drawing: string): string;
  define(build: (id: string) => string): string;
  /** A gradient from a lighter to a darker shade of the colour. */
  shade(colour: string, degrees?: number): string;
  gold(degrees?: number): string;
  silver(degrees?: number): string;
  /** A radial gradient that shades a circle like a ball. */
  ball(colour: string): string;
  definitions(): string;
}

const round = (value: number) => Math.round(value * 1000) / 1000;

function writeStops(stops: readonly string[]): string {
  return stops
    .map((stop, index) => {
      const [paint = '', percent] = stop.split('@');
      const [colour, opacity] = paint.split('/');
      const offset = percent ? Number(percent) / 100 : index / Math.max(stops.length - 1, 1);
      return `<stop offset="${round(offset)}" stop-color="${colour}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`;
    })
    .join('');
}

export function createPen(random: Random, palette: Palette): Pen {
  const known = new Map<string, string>();
  const soft = new Set<string>();
  let written = '';
  const define = (build: (id: string) => string) => {
    const template = build('ID');
    const seen = known.get(template);
    if (seen) return seen;
    const id = `d${known.size}`;
    known.set(template, id);
    written += build(id);
    if (template.includes('stop-opacity')) soft.add(`url(#${id})`);
    return id;
  };
  const linear = (stops: readonly string[], degrees = 0) => {
    const angle = (degrees * Math.PI) / 180;
    const [x, y] = [Math.sin(angle) / 2, Math.cos(angle) / 2];
    const line = `x1="${round(0.5 - x)}" y1="${round(0.5 - y)}" x2="${round(0.5 + x)}" y2="${round(0.5 + y)}"`;
    return `url(#${define((id) => `<linearGradient id="${id}" ${line}>${writeStops(stops)}</linearGradient>`)})`;
  };
  const radial = (stops: readonly string[], cx = 0.5, cy = 0.5, r = 0.5) =>
    `url(#${define((id) => `<radialGradient id="${id}" cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}">${writeStops(stops)}</radialGradient>`)})`;
  const shared = new Map<string, string>();
  const share = (drawing: string) => {
    const id = define((name) => `<g id="${name}">${drawing}</g>`);
    shared.set(id, drawing);
    return `<use href="#${id}"/>`;
  };
  const outline = (drawing: string): string => flatten(drawing, soft, (id) => share(outline(shared.get(id) ?? '')));
  return {
    random,
    palette,
    define,
    linear,
    radial,
    lamp: (stops, cx, cy, r) =>
      `url(#${define((id) => `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}">${writeStops(stops)}</radialGradient>`)})`,
    clip: (shape) => `url(#${define((id) => `<clipPath id="${id}">${shape}</clipPath>`)})`,
    share,
    outline,
    shade: (colour, degrees = 20) => linear([lit(colour, 0.45), colour, dim(colour, 0.5)], degrees),
    gold: (degrees = 20) => linear(['#fff8d2', '#ffd860@28', '#e8a020@58', '#9a5a0c@84', '#c98a2a'], degrees),
    silver: (degrees = 20) => linear(['#ffffff', '#cfdbe8@30', '#7f93aa@62', '#465468@86', '#8ea0b4'], degrees),
    ball: (colour) => radial([lit(colour, 0.75), `${lit(colour, 0.2)}@28`, `${colour}@52`, dim(colour, 0.55)], 0.36, 0.3, 0.75),
    definitions: () => written,
  };
}
