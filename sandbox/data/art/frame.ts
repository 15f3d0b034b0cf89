import type { SceneSpec } from '#sandbox/data/types.ts';
import type { MoodName } from './palette.ts';
import type { Pen } from './pen.ts';

/** The canvas in scene units: the short side is always 1000. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly wide: boolean;
  readonly tall: boolean;
  readonly horizon: number;
  readonly light: { readonly x: number; readonly y: number };
  /** Centre of the subject, and the length of one unit of its ±100 box. */
  readonly focus: { readonly x: number; readonly y: number; readonly scale: number; readonly turn: number };
}

/** Draws in a ±100 box around the origin, standing on y = 100. */
export type Draw = (pen: Pen) => string;
/** A file of `drawings/` without its ending, or a function where chance decides what is drawn. */
export type Subject = string | Draw;
/** Draws in scene units over the whole frame. */
export type Scenery = (pen: Pen, frame: Frame) => string;
export type Particles = 'sparks' | 'bokeh' | 'snow' | 'bubbles' | 'stars' | 'leaves' | 'confetti';

/** A motif: its subject close up, its subject in a landscape, and the landscape. */
export interface MotifArt {
  readonly moods: readonly [MoodName, ...MoodName[]];
  /** `key alt accent` without the hash signs. */
  readonly tones: readonly [string, ...string[]];
  readonly subjects: readonly [Subject, ...Subject[]];
  readonly figures: readonly [Subject, ...Subject[]];
  readonly back: Scenery;
  readonly front: Scenery;
  readonly particles: readonly [Particles, ...Particles[]];
  /** Lit by a lamp instead of the sky. */
  readonly indoors?: boolean;
  /** Darkness of the subject against the light; 0.8 by default. */
  readonly shade?: number;
}

/** Chooses size, horizon, light and focus of an image; wide landscapes have few details in their left half. */
export function frameScene(spec: SceneSpec, random: Pen['random']): Frame {
  const unit = 1000 / Math.min(spec.width, spec.height);
  const [width, height] = [Math.round(spec.width * unit), Math.round(spec.height * unit)];
  const ratio = width / height;
  const [wide, tall] = [ratio > 1.5, ratio < 0.95];
  const drift = random.range(-0.03, 0.03);
  const horizon = height * (tall ? random.range(0.58, 0.66) : random.range(0.62, 0.74));
  const lean = random.chance(0.5) ? 1 : -1;
  const centre = wide ? 0.7 : 0.5;
  const scales = { 'close-up': 5, landscape: 3.5, emblem: 3.3, silhouette: 3.7 };
  const scale = scales[spec.composition] * random.range(0.96, 1.06) * (spec.composition === 'close-up' && !tall ? 0.94 : 1);
  const x =
    width *
    (centre + (spec.composition === 'emblem' ? 0 : drift + (wide ? 0 : lean * (spec.composition === 'landscape' ? 0.1 : 0.02))));
  const ground = Math.min(horizon + height * 0.14, height * 0.92);
  const still = spec.composition === 'emblem' || spec.composition === 'close-up';
  const y = still ? height * (tall ? 0.46 : 0.51) : ground - 100 * scale;
  const light = still
    ? { x: x + lean * random.range(0, 260), y: y - random.range(60, 320) }
    : spec.composition === 'silhouette'
      ? { x: x + lean * random.range(0, 90), y: Math.min(y + scale * random.range(-20, 20), horizon - 60) }
      : { x: x + lean * width * random.range(0.1, 0.3), y: height * random.range(0.16, 0.42) };
  const turn = spec.composition === 'close-up' ? random.range(-7, 7) : 0;
  return { width, height, wide, tall, horizon, light, focus: { x, y, scale, turn } };
}
