import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareSite } from '../prepare.ts';
import { root } from '../root.ts';
import { type Condition, listConditions } from './start/conditions.ts';
import { runStart } from './start/run-start.ts';

interface Row {
  readonly name: string;
  readonly result: string;
  readonly seconds: number;
  readonly isGood: boolean;
}

const isRoot = process.platform === 'linux' && process.getuid?.() === 0;

/** Starts the site under a condition until its front page answers, and presses Ctrl-C. */
async function tryStart({ name, prepare, says, interruptAt, ...options }: Condition): Promise<Row> {
  const undo = await prepare?.();
  const since = performance.now();
  const start = runStart(options);
  try {
    const outcome = await start.waitFor(interruptAt ?? 'Press Ctrl-C to stop');
    const seconds = (performance.now() - since) / 1_000;
    const status = outcome === 'found' && !interruptAt ? await start.request('/fi-FI') : undefined;
    const left = await start.interrupt();
    const row = { name, seconds };
    if (left.length > 0) return { ...row, result: `${left.length} processes are left`, isGood: false };
    if (says) return { ...row, ...judgeSentence(start.output(), says) };
    if (outcome === 'found' && interruptAt) return { ...row, result: 'stopped', isGood: true };
    if (status === 200) return { ...row, result: 'runs', isGood: true };
    return { ...row, result: `${outcome}, status ${status}: ${start.output().slice(-600)}`, isGood: false };
  } finally {
    undo?.();
  }
}

/** A sentence and no stack trace. */
function judgeSentence(output: string, says: RegExp): Pick<Row, 'result' | 'isGood'> {
  const line = output.split('\n').find((each) => says.test(each));
  if (!line || /^\s+at /m.test(output)) return { result: `says something else: ${output.slice(-600)}`, isGood: false };
  return { result: `“${line.trim()}”`, isGood: true };
}

/**
 * `npm run proof:start [part of a name]`: starts the site in unusual surroundings, one after the other. The conditions that need
 * namespaces run as root only.
 */
async function main(): Promise<void> {
  const [part = ''] = process.argv.slice(2);
  const scratch = mkdtempSync(path.join(tmpdir(), 'start-'));
  const conditions = listConditions(scratch).filter(({ name }) => name.includes(part));
  const rows: Row[] = [];
  try {
    await prepareSite(path.join(root, '.sandbox', 'start'));
    for (const condition of conditions) {
      if (condition.needsRoot && !isRoot) {
        console.info(`${condition.name}: needs root and Linux`);
        continue;
      }
      const row = await tryStart(condition);
      rows.push(row);
      console.info(`${row.isGood ? 'good' : 'BAD '}  ${row.seconds.toFixed(1).padStart(6)} s  ${row.name}: ${row.result}`);
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  const bad = rows.filter(({ isGood }) => !isGood);
  console.info(`${rows.length - bad.length} good, ${bad.length} bad`);
  process.exitCode = rows.length > 0 && bad.length === 0 ? 0 : 1;
}

await main();
