import { writeFileSync } from 'node:fs';

/** The results of a test runner, in the format that `npm test` reads. */
export interface Results {
  readonly passed: number;
  readonly failed: number;
  /** Names of the failed tests. */
  readonly failures: readonly string[];
  /** Tests that passed only on their second try. */
  readonly flaky: readonly string[];
  readonly slowest: readonly { readonly name: string; readonly ms: number }[];
}

const progressEveryMs = 15_000;

/** Writes the results to the file that `TEST_RESULTS` names, if it is set. */
export function writeResults(results: Results): void {
  const file = process.env.TEST_RESULTS;
  if (!file) return;
  const slowest = results.slowest.toSorted((a, b) => b.ms - a.ms);
  writeFileSync(file, JSON.stringify({ ...results, slowest }));
}

/** Prints a line every fifteen seconds until the returned function is called. */
export function printProgress(line: () => string): () => void {
  const timer = setInterval(() => console.info(`    ${line()}`), progressEveryMs);
  return () => clearInterval(timer);
}
