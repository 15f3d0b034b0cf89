import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';

export interface ChildOptions {
  readonly name: string;
  /** Arguments of Node: options, the script and its arguments. */
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly logFile: string;
}

export interface Child {
  readonly name: string;
  readonly logFile: string;
  /** Undefined when the process could not be started. */
  readonly pid: number | undefined;
  /** Resolves when the process has ended, with a text such as `exit code 1`. */
  readonly ended: Promise<string>;
  isRunning(): boolean;
  /** Sends SIGTERM, and after twelve seconds SIGKILL to the process and its descendants. */
  stop(): Promise<void>;
  /** The last lines of the log. */
  tail(lines?: number): string;
}

/** Longer than the site lets open requests end. */
const stopTimeoutMs = 12_000;
const exitWithParent = new URL('./exit-with-parent.mjs', import.meta.url).href;

/**
 * Starts a Node process in its own process group, so that Ctrl-C reaches only the parent, which stops its children in order.
 * The child exits when the IPC channel closes, even if the parent was killed.
 */
export function startChild({ name, args, env, logFile }: ChildOptions): Child {
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, ['--import', exitWithParent, ...args], {
    cwd: root,
    // The compile cache saves two fifths of the sandbox's start time.
    env: {
      NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node'),
      ...env,
      PARLOUR_PARENT_PID: String(process.pid),
    },
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
      const timer = setTimeout(() => killGroup(child), stopTimeoutMs);
      await ended;
      clearTimeout(timer);
      killGroup(child);
    },
    tail: (lines = 20) => readTail(logFile, lines),
  };
}

/** Ends the remaining processes of the child's group. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group has already ended.
  }
}

function readTail(file: string, lines: number): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  } catch {
    return '';
  }
}
