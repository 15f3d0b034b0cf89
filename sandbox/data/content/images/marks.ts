import { ownValue } from '#lib/core/own-value.ts';

/** Small line drawings for licences and protection marks, on a 64 × 64 grid. */
const glyphs: Readonly<Record<string, string>> = {
  harbour:
    '<circle cx="32" cy="15" r="5"/><path d="M32 20v32M22 27h20M14 38c1 9 8 14 18 14s17-5 18-14M10 43l4-6 6 4M54 43l-4-6-6 4"/>',
  northlight: '<path d="M32 8l4 17 17 7-17 7-4 17-4-17-17-7 17-7z"/><path d="M49 12v6M46 15h6M13 47v6M10 50h6"/>',
  lakeshore: '<path d="M8 36l13-20 9 13 6-8 20 15M8 44c6-4 10-4 16 0s10 4 16 0 10-4 16 0M14 53c5-3 8-3 12 0s8 3 12 0 8-3 12 0"/>',
  southernIsles:
    '<path d="M32 52c0-14 1-22 4-30M36 22c-6-8-14-8-19-3 7-1 13 0 19 3zm0 0c2-9 9-12 17-9-7 1-12 4-17 9zm0 0c6-2 13 0 16 8-5-4-10-7-16-8z"/><path d="M12 52c8-5 32-5 40 0"/>',
  adultsOnly:
    '<circle cx="32" cy="32" r="24"/><path d="M18 25l5-3v20M30 27a5 5 0 1 1 5 5 5.5 5.5 0 1 1-5 5.5 5.5 5.5 0 0 1 5-5.5 5 5 0 0 1-5-5zM44 32h8M48 28v8"/>',
  limits: '<path d="M10 44a22 22 0 1 1 44 0M32 44l11-15M16 44h-6M54 44h-6M32 22v-6"/><circle cx="32" cy="44" r="3"/>',
  selfTest:
    '<rect x="15" y="10" width="34" height="46" rx="5"/><path d="M26 10V7h12v3M22 24l3 3 5-6M36 25h7M22 37l3 3 5-6M36 38h7M22 49h21"/>',
  exclusionRegister: '<path d="M32 8l20 7v15c0 13-8 21-20 26-12-5-20-13-20-26V15z"/><path d="M24 24l16 16M40 24L24 40"/>',
  independentHelp:
    '<circle cx="32" cy="32" r="23"/><circle cx="32" cy="32" r="9"/><path d="M16 16l10 10M38 38l10 10M48 16L38 26M26 38L16 48"/>',
  gift: '<rect x="12" y="28" width="40" height="27" rx="3"/><path d="M8 19h48v9H8zM32 19v36M32 19c-5-1-13-3-12-8s10-2 12 8zM32 19c5-1 13-3 12-8s-10-2-12 8z"/>',
};

/** A mark as SVG of 240 × 240 pixels: white on transparent, for dark backgrounds. Throws for an unknown name. */
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
