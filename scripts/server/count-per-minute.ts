const logEveryMs = 60_000;

/** Counts, and calls `report` with the number at most once a minute, and for the rest when it is stopped. */
export function countPerMinute(report: (count: number) => void): { readonly add: () => void; readonly stop: () => void } {
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
    if (count > 0) report(count);
    count = 0;
  }
  return {
    add() {
      count += 1;
      timer ??= setTimeout(stop, logEveryMs).unref();
    },
    stop,
  };
}
