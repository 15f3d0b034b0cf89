import { ownValue } from '#lib/core/own-value.ts';
import marks from './payment-marks.json' with { type: 'json' };

/** A payment method's mark as SVG of 240 × 240 pixels: a white line drawing on the method's colour. Throws for an unknown code. */
export function drawPaymentMark(code: string): string {
  const mark = ownValue(marks, code);
  if (!mark) throw new RangeError(`no mark of payment method ${code}`);
  const { colour, glyph } = mark;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 64 64">' +
    `<path fill="${colour}" d="M0 0h64v64H0z"/>` +
    `<g fill="none" stroke="#fffaf0" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${glyph}</g></svg>`
  );
}
