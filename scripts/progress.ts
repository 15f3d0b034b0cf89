const startedAt = performance.now();

/** Writes one line with the seconds since the start: `[ 12.3 s] The site is built`. */
export function report(line: string): void {
  console.info(`[${((performance.now() - startedAt) / 1_000).toFixed(1).padStart(6)} s] ${line}`);
}

/** A failure whose sentence is all that a person needs: no stack is shown. */
export class StartError extends Error {
  override name = 'StartError';
}
