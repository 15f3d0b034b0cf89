import type { Frame } from '@playwright/test';

/** Milliseconds of an interaction: all until its paint, before its handlers ran, and in its handlers. */
export interface Wait {
  readonly all: number;
  readonly before: number;
  readonly script: number;
}

/** Records the parts of each interaction until its paint, as web vitals do; browsers report none below 16 ms. Runs in the page. */
export function observeInteractions(): void {
  const waits = new Map<number, Wait>();
  Object.assign(window, { interactionWaits: waits });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { readonly interactionId?: number })[]) {
      if (!entry.interactionId) continue;
      const known = waits.get(entry.interactionId);
      // An interaction has several events, for example the press and the click.
      waits.set(entry.interactionId, {
        all: Math.max(known?.all ?? 0, entry.duration),
        before: Math.max(known?.before ?? 0, entry.processingStart - entry.startTime),
        script: (known?.script ?? 0) + entry.processingEnd - entry.processingStart,
      });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The longest interaction of a document since the last call. */
export async function longestWait(frame: Pick<Frame, 'evaluate'>): Promise<Wait> {
  return frame.evaluate(() => {
    const waits: unknown = Reflect.get(window, 'interactionWaits');
    if (!(waits instanceof Map)) throw new Error('interactions are not observed');
    let longest: Wait = { all: 16, before: 0, script: 0 };
    for (const wait of waits.values() as Iterable<Wait>) if (wait.all > longest.all) longest = wait;
    waits.clear();
    return longest;
  });
}
