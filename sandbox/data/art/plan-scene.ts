import type { SceneSpec } from '#sandbox/data/types.ts';
import { type Frame, frameScene, type MotifArt } from './frame.ts';
import { motifArt } from './motifs/registry.ts';
import { moods, type Palette } from './palette.ts';
import { createRandom, type Random } from './random.ts';

export interface ScenePlan {
  readonly art: MotifArt;
  readonly random: Random;
  readonly palette: Palette;
  readonly frame: Frame;
}

/** Chooses light, colours and framing. The size is not part of the seed, so all sizes of a game show the same scene. */
export function planScene(spec: SceneSpec): ScenePlan {
  const art = motifArt[spec.motif];
  const random = createRandom(`${spec.id} ${spec.motif} ${spec.composition}`);
  const mood = moods[random.pick(art.moods)];
  const [key = '', alt = '', accent = ''] = random
    .pick(art.tones)
    .split(' ')
    .map((hex) => `#${hex}`);
  return { art, random, palette: { ...mood, key, alt, accent }, frame: frameScene(spec, random) };
}
