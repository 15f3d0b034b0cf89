const everyMs = 250;
const samples = 5;

interface LoadOptions {
  /** How late a timer may be, in the median of the last ones; 0 for no limit. */
  readonly maxDelayMs: number;
  readonly now?: () => number;
}

export interface LoadWatch {
  /** Whether more work comes in than this process gets done. */
  isOverloaded(): boolean;
  stop(): void;
}

/**
 * Watches how late the event loop runs timers. One long task makes one of them late; only when most of the last five were late is
 * the process overloaded.
 */
export function watchLoad({ maxDelayMs, now = () => performance.now() }: LoadOptions): LoadWatch {
  let delays: readonly number[] = [];
  let expectedAt = now() + everyMs;
  const timer = setInterval(() => {
    delays = [Math.max(0, now() - expectedAt), ...delays].slice(0, samples);
    expectedAt = now() + everyMs;
  }, everyMs).unref();
  return {
    isOverloaded: () => maxDelayMs > 0 && delays.filter((delay) => delay > maxDelayMs).length > samples / 2,
    stop: () => clearInterval(timer),
  };
}
