/** Tags of pages rendered from old content during an outage; they are expired again once the content service answers. */
const store = globalThis as typeof globalThis & { parlourPendingTags?: Set<string> };

function pendingTags(): Set<string> {
  // Route bundles and the instrumentation are separate module graphs of one process.
  store.parlourPendingTags ??= new Set();
  return store.parlourPendingTags;
}

export function addPendingInvalidations(tags: readonly string[]): void {
  for (const tag of tags) pendingTags().add(tag);
}

export function hasPendingInvalidations(): boolean {
  return pendingTags().size > 0;
}

/** Returns the pending tags and clears them. */
export function takePendingInvalidations(): readonly string[] {
  const tags = [...pendingTags()];
  pendingTags().clear();
  return tags;
}

export function countPendingInvalidations(): number {
  return store.parlourPendingTags?.size ?? 0;
}
