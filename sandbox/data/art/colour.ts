function channels(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Blends two `#rrggbb` colours; 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [red, green, blue] = channels(from);
  const [toRed, toGreen, toBlue] = channels(to);
  const blend = (a: number, b: number) =>
    Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${blend(red, toRed)}${blend(green, toGreen)}${blend(blue, toBlue)}`;
}

/** Blends a colour with warm white. */
export const lit = (hex: string, share: number) => mix(hex, '#fffaec', share);

/** Blends a colour with dark violet, so that dark shades do not turn grey. */
export const dim = (hex: string, share: number) => mix(hex, '#0e0418', share);
