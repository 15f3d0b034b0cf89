import type { SceneSpec } from '#sandbox/data/types.ts';
import { composeScene, pickSubject } from './compositions.ts';
import { createPen } from './pen.ts';
import { planScene } from './plan-scene.ts';

/** The image as SVG of `width`×`height` pixels; the same spec always gives the same text. */
export function drawScene(spec: SceneSpec): string {
  const { art, random, palette, frame } = planScene(spec);
  const pen = createPen(random, palette);
  const picture = composeScene(pen, frame, art, spec.composition);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${spec.width}" height="${spec.height}" viewBox="0 0 ${frame.width} ${frame.height}" preserveAspectRatio="xMidYMid slice">` +
    `<defs>${pen.definitions()}</defs>${picture}</svg>`
  );
}

/** Names what the image shows: scenes with the same name show the same subject, in other light or colours. */
export function subjectOf({ id, motif, composition }: Omit<SceneSpec, 'width' | 'height'>): string {
  const { art, random } = planScene({ id, motif, composition, width: 240, height: 180 });
  const subject = pickSubject(random, art, composition);
  return typeof subject === 'string' ? subject : `${motif}/${subject.name}`;
}
