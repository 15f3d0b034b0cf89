import { drawGlyph } from './marks.ts';
import emblems from './provider-marks.json' with { type: 'json' };

/** The mark of a provider, by its place in the table, as SVG of 240 × 240 pixels. Throws for an unknown index. */
export function drawProviderMark(index: number): string {
  return drawGlyph(emblems[index % emblems.length] ?? '');
}
