/** The few forms of DER (X.690) that a certificate is made of. */

function tagged(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(body.length)]), body]);
}

function lengthOf(length: number): number[] {
  if (length < 0x80) return [length];
  const bytes = length < 0x100 ? [length] : [length >> 8, length & 0xff];
  return [0x80 | bytes.length, ...bytes];
}

export const sequence = (...parts: readonly Uint8Array[]) => tagged(0x30, ...parts);
export const set = (...parts: readonly Uint8Array[]) => tagged(0x31, ...parts);
export const octets = (part: Uint8Array) => tagged(0x04, part);
export const bits = (part: Uint8Array, unused = 0) => tagged(0x03, Buffer.from([unused]), part);
export const boolean = (value: boolean) => tagged(0x01, Buffer.from([value ? 0xff : 0]));
export const text = (value: string) => tagged(0x0c, Buffer.from(value));
/** `[number]` around whole values. */
export const explicit = (number: number, part: Uint8Array) => tagged(0xa0 | number, part);
/** `[number]` in the place of a value's own tag. */
export const implicit = (number: number, part: Uint8Array) => tagged(0x80 | number, part);

/** A positive integer from its bytes, highest first. */
export function integer(bytes: Uint8Array): Buffer {
  const needsSign = ((bytes[0] ?? 0) & 0x80) !== 0;
  return tagged(0x02, ...(needsSign ? [Buffer.from([0])] : []), bytes);
}

/** An object identifier such as `2.5.29.17`. */
export function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return tagged(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function base128(value: number): number[] {
  const bytes = [value & 0x7f];
  for (let left = value >> 7; left > 0; left >>= 7) bytes.unshift((left & 0x7f) | 0x80);
  return bytes;
}

/** A date of this half of the century, to the second: `YYMMDDHHMMSSZ`. */
export function date(value: Date): Buffer {
  const digits = value.toISOString().replace(/\D/g, '');
  return tagged(0x17, Buffer.from(`${digits.slice(2, 14)}Z`));
}
