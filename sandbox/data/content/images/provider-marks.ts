import { drawGlyph } from './marks.ts';

/** One emblem per provider, in the order of the table, on a 64 × 64 grid. */
const emblems: readonly string[] = [
  '<path d="M8 22c8-6 16 6 24 0s16 6 24 0M8 33c8-6 16 6 24 0s16 6 24 0M8 44c8-6 16 6 24 0s16 6 24 0"/>',
  '<path d="M12 26h26v12H12zM38 28l14-6v20l-14-6M20 26v-6M20 32v.1M28 32v.1"/>',
  '<path d="M14 40c2-14 14-22 26-18l10-4-6 9c2 12-8 21-20 21l-12 4 6-9c-2-1-4-2-4-3zM37 26v.1M24 40c6 1 12-2 14-8"/>',
  '<path d="M32 10v44M32 22l12-8M32 22L20 14M32 34l14-9M32 34L18 25M32 46l12-8M32 46L20 38M22 54h20"/>',
  '<path d="M32 8l22 24-22 24L10 32zM32 8v48M10 32h44"/>',
  '<path d="M32 10L16 34h8L14 50h36L40 34h8zM32 50v6"/>',
  '<path d="M12 20h40M12 28h40M12 36h40M12 44h40M24 44v-24l14-4v22"/><circle cx="20" cy="45" r="4"/><circle cx="34" cy="39" r="4"/>',
  '<path d="M18 10h28v44H18zM24 16l16 32M40 16L24 48"/>',
  '<circle cx="32" cy="32" r="12"/><path d="M32 8v8M32 48v8M8 32h8M48 32h8M15 15l6 6M43 43l6 6M49 15l-6 6M21 43l-6 6"/>',
  '<path d="M24 30h16v24H24zM32 30v-6M32 24c-5-4-4-9 0-14 4 5 5 10 0 14zM18 54h28"/>',
  '<path d="M24 12h16M32 6v6M20 18c-6 8-6 18 0 26h24c6-8 6-18 0-26zM26 18v26M38 18v26M26 50h12M32 50v8"/>',
  '<path d="M16 8h12v26l10 8c4 4 0 12-6 12-8 0-16-10-16-18zM40 10h10v20l4 6M16 16h12M40 18h10"/>',
];

/** A provider's mark as SVG of 240 × 240 pixels. Throws for an unknown index. */
export function drawProviderMark(index: number): string {
  return drawGlyph(emblems[index % emblems.length] ?? '');
}
