import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';

export interface ChildOptions {
  readonly name: string;
  /** Arguments of Node itself: the script and what it is given. */
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly logFile: string;
}

export interface Child {
  readonly name: string;
  readonly logFile: string;
  /** Undefined when it could not be started. */
  readonly pid: number | undefined;
  /** Resolves when the process has ended, with a phrase such as `exit code 1`. */
  readonly ended: Promise<string>;
  isRunning(): boolean;
  /** Asks the process to end, and ends it and all it started after ten seconds. */
  stop(): Promise<void>;
  /** The last lines of its log. */
  tail(lines?: number): string;
}

const patienceMs = 10_000;
const followParent = new URL('./follow-parent.mjs', import.meta.url).href;

/**
 * Starts a Node process of its own group, so that Ctrl-C reaches only the starter, which stops its children in order.
 * A channel to the starter lets the child end by itself when the starter is killed.
 */
export function startChild({ name, args, env, logFile }: ChildOptions): Child {
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, ['--import', followParent, ...args], {
    cwd: root,
    // Parsing and type stripping are two fifths of the sandbox's start.
    env: { NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node'), ...env, PARLOUR_STARTER: String(process.pid) },
    detached: process.platform !== 'win32',
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  return {
    name,
    logFile,
    pid: child.pid,
    ended,
    isRunning,
    async stop() {
      if (!isRunning()) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => killGroup(child), patienceMs);
      await ended;
      clearTimeout(timer);
      killGroup(child);
    },
    tail: (lines = 20) => tailOf(logFile, lines),
  };
}

/** What a child leaves behind in its group goes too. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Nobody is left in the group.
  }
}

function tailOf(file: string, lines: number): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  } catch {
    return '';
  }
}
