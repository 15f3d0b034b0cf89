import { stripVTControlCharacters } from 'node:util';
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { printProgress, writeResults } from './results.ts';

/** Prints progress and failures of a Playwright run and writes its results for `npm test`. */
export default class PlaywrightReport implements Reporter {
  private readonly slowest: { name: string; ms: number }[] = [];
  private suite: Suite | undefined;
  private errors = 0;
  private done = 0;
  private readonly running = new Set<string>();
  private stopProgress: () => void = () => undefined;

  onBegin({ workers }: FullConfig, suite: Suite): void {
    this.suite = suite;
    const count = suite.allTests().length;
    console.info(`    ${count} tests, ${workers} at a time`);
    this.stopProgress = printProgress(() => `${this.done} of ${count} tests, now: ${[...this.running].join(', ')}`);
  }

  onTestBegin(test: TestCase): void {
    this.running.add(nameOf(test));
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const name = nameOf(test);
    this.running.delete(name);
    this.slowest.push({ name, ms: result.duration });
    if (result.status !== 'passed' && result.status !== 'skipped') {
      const isFinal = result.retry >= test.retries;
      console.info(`\n    ${isFinal ? 'FAILED' : 'failed, tries again'}: ${name} (${test.location.file}:${test.location.line})`);
      for (const { message, stack } of result.errors) printError(stack ?? message ?? '');
      if (!isFinal) return;
    }
    this.done += 1;
  }

  /** Errors outside a test, for example a stack that does not start. */
  onError({ message, stack }: { readonly message?: string; readonly stack?: string }): void {
    this.errors += 1;
    printError(stack ?? message ?? '');
  }

  onEnd(): void {
    this.stopProgress();
    const tests = this.suite?.allTests() ?? [];
    const withOutcome = (outcome: string) => tests.filter((test) => test.outcome() === outcome);
    const notRun = withOutcome('skipped').filter((test) => test.expectedStatus !== 'skipped');
    writeResults({
      passed: withOutcome('expected').length + withOutcome('flaky').length,
      failed: withOutcome('unexpected').length + notRun.length + this.errors,
      failures: [...withOutcome('unexpected'), ...notRun].map(nameOf),
      flaky: withOutcome('flaky').map(nameOf),
      slowest: this.slowest,
    });
  }
}

function nameOf(test: TestCase): string {
  const [, project, ...titles] = test.titlePath();
  return `[${project}] ${titles.join(' › ')}`;
}

function printError(text: string): void {
  console.info(process.stdout.isTTY ? text : stripVTControlCharacters(text));
}
