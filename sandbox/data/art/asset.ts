import { createHash } from 'node:crypto';
import type { SceneSpec } from '#sandbox/data/types.ts';
import { mix } from './colour.ts';
import { planScene } from './plan-scene.ts';

/** The asset id of the image: `image-{sha1 of the spec}-{w}x{h}-png`. */
export function sceneAssetId({ id, motif, composition, width, height }: SceneSpec): string {
  const hash = createHash('sha1')
    .update(JSON.stringify([id, motif, composition, width, height]))
    .digest('hex');
  return `image-${hash}-${width}x${height}-png`;
}

/** Shown while the image loads: its dominant colour as `#rrggbb`, and a data URL of at most 400 bytes. */
interface ScenePreview {
  readonly tint: string;
  readonly placeholder: string;
}

/** The preview of a scene, computed without drawing it: the gradient of its sky and the glow of its light. */
export function previewOf(spec: SceneSpec): ScenePreview {
  const { palette, frame } = planScene(spec);
  const x = Math.round((frame.light.x / frame.width) * 100);
  const y = Math.round((frame.light.y / frame.height) * 100);
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${frame.width} ${frame.height}'><radialGradient id='a' cx='${x / 100}' cy='${y / 100}' r='.75'>` +
    `<stop stop-color='${palette.low}'/><stop offset='.45' stop-color='${palette.mid}'/><stop offset='1' stop-color='${palette.near}'/></radialGradient>` +
    `<path fill='url(#a)' d='M0 0h9999v9999H0'/></svg>`;
  return {
    tint: mix(palette.mid, palette.low, 0.22),
    placeholder: `data:image/svg+xml,${svg.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`,
  };
}
