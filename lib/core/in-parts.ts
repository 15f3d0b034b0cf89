/** A list in parts of at most `size` members, in order. */
export function inParts<Member>(list: readonly Member[], size: number): readonly (readonly Member[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}
