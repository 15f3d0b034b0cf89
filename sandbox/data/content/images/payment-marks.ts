import { ownValue } from '#lib/core/own-value.ts';

/** Colour and line drawing of each payment method, on a 64 × 64 grid; methods of one kind share neither. */
const marks: Readonly<Record<string, readonly [colour: string, glyph: string]>> = {
  CREDITCARD: ['#7a5a16', '<rect x="10" y="18" width="44" height="29" rx="5"/><path d="M10 27h44M17 39h10M44 39h3"/>'],
  TRUSTLY: ['#1f5a8c', '<path d="M11 27L32 14l21 13zM16 31v14M27 31v14M37 31v14M48 31v14M11 50h42"/>'],
  EUTELLER: [
    '#8c3a2b',
    '<rect x="9" y="17" width="46" height="20" rx="10"/><path d="M18 27h15M38 29v20l5-5 4 9 4-2-4-9h7z" fill="#8c3a2b"/>',
  ],
  SIRU: [
    '#5b6a1c',
    '<rect x="14" y="10" width="22" height="42" rx="5"/><path d="M22 46h6M30 22h21v31l-4-3-4 3-4-3-3 2M38 30h7M38 37h7"/>',
  ],
  MUCHBETTER: [
    '#2c6b55',
    '<rect x="14" y="11" width="22" height="42" rx="5"/><path d="M22 47h6M42 24a11 11 0 0 1 0 16M48 19a18 18 0 0 1 0 26"/>',
  ],
  NETELLER: [
    '#8a2f63',
    '<rect x="10" y="20" width="44" height="30" rx="6"/><path d="M16 20l28-7v7M54 30H43a5 5 0 0 0 0 10h11"/>',
  ],
  SKRILL: [
    '#45525e',
    '<path d="M17 27c-5 4-8 10-8 15a10 10 0 0 0 10 10h26a10 10 0 0 0 10-10c0-5-3-11-8-15zM17 27a15 12 0 0 1 30 0"/><circle cx="32" cy="27" r="4" fill="#45525e"/>',
  ],
  RAPIDTRANSFER: ['#96590f', '<path d="M35 9L18 35h12l-3 20 19-28H34z"/><path d="M9 24h7M7 32h6M9 40h5"/>'],
  PAYSAFECARD: ['#20646f', '<path d="M9 20h46v8a4 4 0 0 0 0 8v8H9v-8a4 4 0 0 0 0-8zM40 20v4M40 29v5M40 39v5M17 28h15M17 36h9"/>'],
  CRYPTO: ['#3b4660', '<path d="M32 8l21 12v24L32 56 11 44V20zM11 20l21 12 21-12M32 32v24"/>'],
  VOLT: [
    '#6b3a8e',
    '<rect x="10" y="29" width="26" height="22" rx="5"/><path d="M16 29v-6a8 8 0 0 1 15-3M23 38v5M41 40h13M48 34l6 6-6 6"/>',
  ],
  MACROPAY: [
    '#2f6a2a',
    '<path d="M32 55C22 43 17 35 17 27a15 15 0 0 1 30 0c0 8-5 16-15 28z"/><path d="M24 24h14l-4-4M40 31H26l4 4"/>',
  ],
  BANKTRANSFER: ['#4a3f94', '<path d="M9 25l16-11 16 11zM13 29v13M25 29v13M37 29v6M9 47h22M38 45h17M48 38l7 7-7 7"/>'],
};

/** A payment method's mark as SVG of 240 × 240 pixels: a white line drawing on the method's colour. Throws for an unknown code. */
export function drawPaymentMark(code: string): string {
  const mark = ownValue(marks, code);
  if (!mark) throw new RangeError(`no mark of payment method ${code}`);
  const [colour, glyph] = mark;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 64 64">' +
    `<path fill="${colour}" d="M0 0h64v64H0z"/>` +
    `<g fill="none" stroke="#fffaf0" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${glyph}</g></svg>`
  );
}
