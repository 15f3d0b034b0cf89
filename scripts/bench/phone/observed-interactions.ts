import type { Frame } from '@playwright/test';

/** Records the duration of each interaction until its paint, as web vitals do; browsers report none below 16 ms. Runs in the page. */
export function observeInteractions(): void {
  const waits = new Map<number, number>();
  Object.assign(window, { interactionWaits: waits });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || typeof entry.interactionId !== 'number' || entry.interactionId === 0) continue;
      waits.set(entry.interactionId, Math.max(waits.get(entry.interactionId) ?? 0, entry.duration));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The longest interaction of a document since the last call; milliseconds. */
export async function longestWait(frame: Pick<Frame, 'evaluate'>): Promise<number> {
  return frame.evaluate(() => {
    const waits: unknown = Reflect.get(window, 'interactionWaits');
    if (!(waits instanceof Map)) throw new Error('interactions are not observed');
    const longest = Math.max(16, ...[...waits.values()].map(Number));
    waits.clear();
    return longest;
  });
}
