import path from 'node:path';
import { printProgress, writeResults } from './results.ts';

/** Prints progress and failures of a Jest run and writes its results for `npm test`. */
export default class JestReport {
  slowest = [];
  failures = [];
  running = new Set();
  done = 0;
  stopProgress = () => {};

  onRunStart({ numTotalTestSuites }) {
    console.info(`    ${numTotalTestSuites} suites`);
    this.stopProgress = printProgress(() => `${this.done} of ${numTotalTestSuites} suites, now: ${[...this.running].join(', ')}`);
  }

  onTestFileStart(test) {
    this.running.add(nameOf(test));
  }

  onTestFileResult(test, { failureMessage, perfStats, testResults }) {
    const name = nameOf(test);
    this.running.delete(name);
    this.done += 1;
    this.slowest.push({ name, ms: perfStats.end - perfStats.start });
    const failed = testResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${name} › ${fullName}`);
    if (failureMessage) this.failures.push(...(failed.length > 0 ? failed : [name]));
    if (failureMessage) console.info(`\n    FAILED: ${name}\n${failureMessage}`);
  }

  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    this.stopProgress();
    writeResults({
      passed: numPassedTests,
      failed: numFailedTests + numRuntimeErrorTestSuites,
      failures: this.failures,
      flaky: [],
      slowest: this.slowest,
    });
  }
}

function nameOf({ path: file, context }) {
  return path.relative(context.config.rootDir, file);
}
