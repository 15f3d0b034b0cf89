import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium, installChromium } from './chromium.ts';
import { root } from './root.ts';

/** What a step reports: how many checks passed and failed. */
interface Tally {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Reads the step's own count; a step without one counts as a single check. */
  readonly count?: () => Tally;
}

const folder = path.join(root, '.sandbox', 'test');
const bin = (name: string) => path.join(root, 'node_modules', '.bin', name);
const report = (name: string) => path.join(folder, name);
const seconds = (since: number) => `${Math.round((performance.now() - since) / 1_000)} s`;

const steps: readonly Step[] = [
  { name: 'route types', command: [bin('next'), 'typegen'] },
  { name: 'types', command: [bin('tsc'), '--noEmit'] },
  { name: 'lint and format', command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  {
    name: 'import directions',
    command: [
      bin('depcruise'),
      '--config',
      '.dependency-cruiser.mjs',
      'app',
      'components',
      'lib',
      'sandbox',
      'middleware.ts',
      'instrumentation.ts',
    ],
  },
  { name: 'dead code', command: [bin('knip')] },
  {
    name: 'unit and contract',
    // Each suite has databases of its own, so two cores may work.
    command: [
      bin('jest'),
      '--json',
      `--outputFile=${report('jest.json')}`,
      '--maxWorkers=2',
      ...(process.env.CI ? ['--ci'] : []),
    ],
    count: countJest,
  },
  { name: 'features', command: [process.execPath, 'scripts/features.ts', '--check'] },
  { name: 'journeys', command: [bin('playwright'), 'test'], count: countPlaywright },
];

function countJest(): Tally {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report('jest.json'), 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

function countPlaywright(): Tally {
  const { stats } = JSON.parse(readFileSync(report('playwright.json'), 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

function run(step: Step): Promise<number> {
  const [command = '', ...args] = step.command;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_OPTIONS: step.name === 'unit and contract' ? '--experimental-vm-modules' : '',
        NEXT_TELEMETRY_DISABLED: '1',
        PLAYWRIGHT_JSON_OUTPUT_NAME: report('playwright.json'),
      },
    });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function tallyOf(step: Step, code: number): Tally {
  const single = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (!step.count) return single;
  try {
    const tally = step.count();
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  } catch {
    return single;
  }
}

async function main(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (!findChromium()) await installChromium();
  const started = performance.now();
  let passed = 0;
  let failed = 0;
  for (const [index, step] of steps.entries()) {
    const since = performance.now();
    console.info(`\n[${index + 1}/${steps.length}] ${step.name}`);
    const tally = tallyOf(step, await run(step));
    passed += tally.passed;
    failed += tally.failed;
    console.info(`    ${step.name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds(since)}`);
  }
  console.info(`\nEverything took ${seconds(started)}.`);
  console.info(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

await main();
