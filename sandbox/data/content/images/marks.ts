import { ownValue } from '#lib/core/own-value.ts';
import glyphs from './marks.json' with { type: 'json' };

/** A licence's or a protection mark as SVG of 240 × 240 pixels: white on transparent, for dark backgrounds. Throws for an unknown name. */
export function drawMark(name: string): string {
  const glyph = ownValue(glyphs, name);
  if (!glyph) throw new RangeError(`no mark named ${name}`);
  return drawGlyph(glyph);
}

/** A line drawing on a 64 × 64 grid as SVG text of 240 × 240 pixels. */
export function drawGlyph(glyph: string): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 64 64">' +
    `<g fill="none" stroke="#f3ece0" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${glyph}</g></svg>`
  );
}
