import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../root.ts';
import { findProcesses } from './processes.ts';

export interface StartOptions {
  /** Folder of the checkout; this one if absent. */
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** A command that runs the start, such as `['unshare', '--net']`. */
  readonly within?: readonly string[];
  /** `start` or `test`. */
  readonly script?: string;
}

export interface RunningStart {
  /** All output so far. */
  output(): string;
  readonly siteUrl: string;
  /** Waits until the output has the text, the process has ended or the time is over. */
  waitFor(text: string, timeoutMs?: number): Promise<'found' | 'ended' | 'late'>;
  /** Ctrl-C: SIGINT for every process of the group, as a terminal sends it. Returns the processes that are left. */
  interrupt(): Promise<readonly number[]>;
  /** The status of a page, requested in the network of the start. */
  request(path: string): Promise<number>;
}

const checkout = Number(process.env.TEST_CHECKOUT ?? 0);
/** Free beside those of the tests of the same checkout. */
export const proofPorts = { port: 3_905 + 10 * checkout, portOffset: 1_500 + 1_000 * checkout };
const stopMs = 30_000;
const requestMs = 30_000;
const leftMs = 10_000;
let count = 0;

/** Runs `npm start` in a session of its own. */
export function runStart({ folder = root, env, within = [], script = 'start' }: StartOptions): RunningStart {
  count += 1;
  const mark = `${process.pid}-${count}`;
  const { port, portOffset } = proofPorts;
  const [command = '', ...args] = [...within, 'npm', script];
  const all = {
    ...withoutNpm(process.env),
    PARLOUR_PROOF: mark,
    PORT: String(port),
    SANDBOX_PORT_OFFSET: String(portOffset),
    SANDBOX_FOLDER: '.sandbox/start',
    SANDBOX_HISTORIES: 'short',
    ...env,
  };
  const child = spawn(command, args, { cwd: folder, env: all, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', ({ message }) => {
      chunks.push(Buffer.from(message));
      resolve();
    });
  });
  const output = () => Buffer.concat(chunks).toString();
  const siteUrl = `http://localhost:${all.PORT}`;
  return {
    output,
    siteUrl,
    waitFor: (text, timeoutMs = 240_000) => waitForText(output, text, ended, timeoutMs),
    async interrupt() {
      signalGroup(child, 'SIGINT');
      await Promise.race([ended, wait(stopMs, undefined, { ref: false })]);
      const left = await waitForProcesses(`PARLOUR_PROOF=${mark}`);
      for (const pid of left) process.kill(pid, 'SIGKILL');
      return left;
    },
    request: (path) => requestStatus(siteUrl + path, child, within),
  };
}

/** The processes that are left of a start after a few seconds. */
async function waitForProcesses(entry: string): Promise<readonly number[]> {
  const deadline = performance.now() + leftMs;
  while (performance.now() < deadline && findProcesses(entry).length > 0) await wait(250);
  return findProcesses(entry);
}

/** The settings of the `npm run` that this proof runs in. */
function withoutNpm(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = { ...env };
  for (const name of Object.keys(own)) if (name.startsWith('npm_') || name === 'NODE') delete own[name];
  return own;
}

async function waitForText(output: () => string, text: string, ended: Promise<void>, timeoutMs: number) {
  const deadline = performance.now() + timeoutMs;
  let isRunning = true;
  void ended.then(() => {
    isRunning = false;
  });
  while (performance.now() < deadline) {
    if (output().includes(text)) return 'found' as const;
    if (!isRunning) return 'ended' as const;
    await wait(100);
  }
  return 'late' as const;
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // The group has ended.
  }
}

/** Requests the page in the namespaces of the process, where the start has some of its own; 0 without an answer. */
function requestStatus(url: string, { pid }: ChildProcess, within: readonly string[]): Promise<number> {
  const script = `require('http').get(${JSON.stringify(url)},{agent:false},(r)=>{r.resume();console.log(r.statusCode)})`;
  const enter = within.includes('unshare') ? ['nsenter', `--target=${pid}`, '--net', '--mount'] : [];
  const [command = '', ...args] = [...enter, process.execPath, '-e', script];
  return new Promise((resolve) => {
    execFile(command, args, { timeout: requestMs }, (_, stdout) => resolve(Number(stdout) || 0));
  });
}
