/** How current the content of this process is. Times are in milliseconds; undefined until something happened. */
export interface ContentFreshness {
  /** The service was last asked for changes, and answered. */
  confirmedAt?: number;
  /** An answer was last stored that differs from the one before. */
  changedAt?: number;
  /** Reads that were answered by the last good content, because the service had no usable answer. */
  fallbacks: number;
}

/** Route bundles and the instrumentation are separate module graphs of one process. */
const store = globalThis as typeof globalThis & { parlourContentFreshness?: ContentFreshness };

export function contentFreshness(): ContentFreshness {
  store.parlourContentFreshness ??= { fallbacks: 0 };
  return store.parlourContentFreshness;
}
