import { oncePerProcess } from '#lib/core/once-per-process.ts';

/** How current the content of this process is. Times are in milliseconds; undefined until something happened. */
export interface ContentFreshness {
  /** The service was last asked for changes, and answered. */
  confirmedAt?: number;
  /** An answer was last stored that differs from the one before. */
  changedAt?: number;
  /** Reads that were answered by the last good content, because the service had no usable answer. */
  fallbacks: number;
}

export function contentFreshness(): ContentFreshness {
  return oncePerProcess('parlourContentFreshness', () => ({ fallbacks: 0 }));
}
