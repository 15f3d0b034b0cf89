/** Tags of pages made from old content during an outage: they are expired again as soon as the lake answers. */
const store = globalThis as typeof globalThis & { parlourOwedTags?: Set<string> };

function owedTags(): Set<string> {
  // Route bundles and the instrumentation are separate module graphs of one process.
  store.parlourOwedTags ??= new Set();
  return store.parlourOwedTags;
}

export function owe(tags: readonly string[]): void {
  for (const tag of tags) owedTags().add(tag);
}

/** Hands out what is owed and forgets it. */
export function takeOwed(): readonly string[] {
  const tags = [...owedTags()];
  owedTags().clear();
  return tags;
}
