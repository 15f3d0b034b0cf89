import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium, installChromium } from './chromium.ts';
import { requireDiskSpace } from './disk-space.ts';
import { StartError } from './reports/progress.ts';
import type { Results } from './reports/results.ts';
import { root } from './root.ts';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** A quiet step prints its output only when it fails, so that it can run beside another. */
  readonly isQuiet?: boolean;
  /** True if the step writes results of its own; any other step counts as one test. */
  readonly hasResults?: boolean;
  readonly nodeOptions?: string;
  /** On the server that `DATABASE_URL_TEST` names; any other step uses the embedded database. */
  readonly onServer?: boolean;
}

/** Lanes of a stage run at the same time, steps of a lane one after the other. */
type Stage = readonly (readonly Step[])[];

interface Outcome extends Results {
  readonly step: string;
  readonly ms: number;
}

const folder = path.join(root, '.sandbox', 'test');
const bin = (name: string) => path.join(root, 'node_modules', '.bin', name);
const startedAt = performance.now();

const quiet = (name: string, ...command: string[]): Step => ({ name, command, isQuiet: true });
const playwright = (name: string, projects: readonly string[]): Step => ({
  name,
  command: [bin('playwright'), 'test', ...projects.map((project) => `--project=${project}`)],
  hasResults: true,
});

const jest = (name: string, ...options: string[]): Step => ({
  name,
  command: [
    bin('jest'),
    '--maxWorkers=2',
    '--reporters=./scripts/reports/report-jest.mjs',
    ...(process.env.CI ? ['--ci'] : []),
    ...options,
  ],
  hasResults: true,
  nodeOptions: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
});

const build: Step = { name: 'build of the site', command: [process.execPath, 'scripts/build.ts'] };

const change: readonly Stage[] = [
  [
    [build, quiet('browsers', process.execPath, 'scripts/checks/check-browsers.ts')],
    [
      quiet('lint and format', bin('biome'), 'check', '--error-on-warnings', '.'),
      quiet('import directions', process.execPath, 'scripts/checks/check-imports.ts'),
      quiet('lookups by any name', process.execPath, 'scripts/checks/check-lookups.ts'),
      quiet('dead code', bin('knip')),
      quiet('code that only tests use', bin('knip'), '--production'),
      quiet('features', process.execPath, 'scripts/features.ts', '--check'),
      quiet('plain words', process.execPath, 'scripts/checks/check-words.ts'),
      quiet('tables and migrations', process.execPath, 'scripts/schema/main.ts', '--check'),
    ],
  ],
  [
    [jest('unit, component and contract tests', '--testPathIgnorePatterns=/wide/')],
    // After the build, which writes the types of the routes.
    [quiet('types', bin('tsc'), '--noEmit')],
  ],
  [[playwright('http tests and journeys', ['http', 'reading', 'changing'])]],
];

/** Long proofs are in folders named `wide`. With a server, what `npm test` runs on the embedded database runs on it, too. */
const wideTests = process.env.DATABASE_URL_TEST ? '/wide/|tests/contract/|sandbox/(ledger|realtime)/' : '/wide/';

/** The crash of the server would end the tests of others that share it. */
const siege: Step = {
  name: 'siege',
  command: [process.execPath, 'scripts/proof/siege.ts', '1', 'players=40', 'rate=8', 'crash=no'],
  onServer: true,
};

const wide: readonly Stage[] = [
  [[{ ...jest('long proofs and contract tests', `--testPathPatterns=${wideTests}`), onServer: true }]],
  [[playwright('wide http tests and journeys', ['http-wide', 'wide'])]],
  [[siege]],
];

const scopes: Readonly<Record<string, readonly Stage[]>> = { change, wide: [[[build]], ...wide], all: [...change, ...wide] };

function time(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

function report(line: string): void {
  console.info(`[${String(Math.round((performance.now() - startedAt) / 1_000)).padStart(4)} s] ${line}`);
}

/** Runs a step's command; returns its exit code and, for a quiet step, its output. */
function run({ command: [command = '', ...args], isQuiet, nodeOptions, onServer: isOnServer }: Step, resultsFile: string) {
  const { DATABASE_URL_TEST: server, ...env } = process.env;
  return new Promise<{ readonly code: number; readonly output: string }>((resolve) => {
    const output: Buffer[] = [];
    const child = spawn(command, args, {
      cwd: root,
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: {
        ...env,
        ...(isOnServer && { DATABASE_URL_TEST: server }),
        NODE_OPTIONS: nodeOptions ?? '',
        NEXT_TELEMETRY_DISABLED: '1',
        TEST_RESULTS: resultsFile,
      },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString() }));
  });
}

function resultsOf(step: Step, code: number, file: string): Results {
  const single = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: [], flaky: [], slowest: [] };
  if (!step.hasResults) return single;
  try {
    const results = JSON.parse(readFileSync(file, 'utf8')) as Results;
    return code !== 0 && results.failed === 0 ? { ...results, failed: 1 } : results;
  } catch {
    // A runner that wrote no results did not finish.
    return { ...single, passed: 0, failed: 1 };
  }
}

async function runStep(step: Step, position: string): Promise<Outcome> {
  const since = performance.now();
  const file = path.join(folder, `${step.name.replaceAll(/\W+/g, '-')}.json`);
  report(`${position} ${step.name}`);
  const { code, output } = await run(step, file);
  const results = resultsOf(step, code, file);
  const ms = performance.now() - since;
  if (step.isQuiet && code !== 0) console.info(output);
  report(`${position} ${step.name}: ${results.passed} passed, ${results.failed} failed, ${time(ms)}`);
  return { ...results, step: step.name, ms };
}

async function runStages(stages: readonly Stage[]): Promise<readonly Outcome[]> {
  const names = stages.flat(2).map(({ name }) => name);
  const position = ({ name }: Step) => `${names.indexOf(name) + 1}/${names.length}`;
  const outcomes: Outcome[] = [];
  const runLane = async (lane: readonly Step[]) => {
    for (const step of lane) outcomes.push(await runStep(step, position(step)));
  };
  for (const stage of stages) await Promise.all(stage.map(runLane));
  return outcomes;
}

function printSummary(outcomes: readonly Outcome[]): void {
  console.info('\nSteps by time:');
  for (const { step, ms } of outcomes.toSorted((a, b) => b.ms - a.ms)) console.info(`    ${time(ms).padStart(12)}  ${step}`);
  for (const { step, slowest } of outcomes.filter(({ slowest: tests }) => tests.length > 0)) {
    console.info(`\nSlowest of ${step}:`);
    for (const { name, ms } of slowest.slice(0, 10)) console.info(`    ${time(ms).padStart(12)}  ${name}`);
  }
  const flaky = outcomes.flatMap((outcome) => outcome.flaky);
  const failed = outcomes.filter((outcome) => outcome.failed > 0);
  console.info(`\nEverything took ${time(performance.now() - startedAt)}.`);
  console.info(`Flaky, passed only at the second try: ${flaky.length}`);
  for (const name of flaky) console.info(`    ${name}`);
  for (const { step, failures } of failed) {
    console.info(`Failed: ${step}`);
    for (const name of failures) console.info(`    ${name}`);
  }
}

async function main(): Promise<void> {
  const scope = process.argv[2] ?? 'change';
  const stages = scopes[scope];
  if (!stages) throw new Error(`There is no scope ${scope}, only ${Object.keys(scopes).join(', ')}.`);
  requireDiskSpace('The tests', path.dirname(folder), 1_000);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (!findChromium()) await installChromium();
  const outcomes = await runStages(stages);
  printSummary(outcomes);
  const total = (count: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[count], 0);
  console.info(`${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') === 0 ? 0 : 1;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
