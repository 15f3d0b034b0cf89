const startedAt = performance.now();

/** Prints a line with the seconds since the start: `[  12.3 s] The site is built`. */
export function report(line: string): void {
  console.info(`[${((performance.now() - startedAt) / 1_000).toFixed(1).padStart(6)} s] ${line}`);
}

/** An error that is printed as its message only, without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}
