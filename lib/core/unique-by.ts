/** The first item of each key, in order; in linear time. */
export function uniqueBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): readonly Item[] {
  const first = new Map<string, Item>();
  for (const item of items) {
    const key = keyOf(item);
    if (!first.has(key)) first.set(key, item);
  }
  return [...first.values()];
}
