import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { Tokens } from './token-cookies.ts';

export interface Pool {
  readonly url: string;
  readonly poolId: string;
  readonly clientId: string;
}

export interface SignInJob {
  readonly id: number;
  readonly email: string;
  readonly password: string;
  readonly pool: Pool;
  readonly origin: SignInOrigin;
}

/** Where a sign-in comes from, for the platform's record of them (LOG-26); empty where nobody can say. */
export interface SignInOrigin {
  readonly ipAddress: string;
  readonly country: string;
}

export type SrpOutcome =
  | { readonly kind: 'tokens'; readonly tokens: Tokens }
  /** The identity service's exception and its message, as the client library gives them. */
  | { readonly kind: 'refused'; readonly type: string; readonly message: string };

export interface SignInAnswer {
  readonly id: number;
  readonly outcome: SrpOutcome;
}

/** Apart, so that whoever is begun with still has the time to be finished with. */
const mostWaitMs = 6_000;
const mostReckoningMs = 9_000;
/** While one sign-in waits for the identity service another one can reckon. */
const atOncePerThread = 2;
/** Who comes when this many wait is told at once to try again: reckoning for those who have given up helps nobody. */
const mostWaiting = 32;
const unavailable: SrpOutcome = { kind: 'refused', type: 'NetworkError', message: '' };

interface Task {
  readonly job: SignInJob;
  /** Its wait is over: now it is reckoned. */
  readonly begin: () => void;
  readonly settle: (outcome: SrpOutcome) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly running: Map<number, Task>;
}

const waiting: Task[] = [];
const threads = new Set<Thread>();
let lastId = 0;

/** One processor is left to the pages. */
function mostThreads(): number {
  return Math.max(1, process.getBuiltinModule('node:os').availableParallelism() - 1);
}

function startThread(): Thread {
  // Node runs the file as it is; the bundler must not take the address for a module of its own.
  const { Worker: NodeWorker } = process.getBuiltinModule('node:worker_threads');
  const thread: Thread = {
    worker: new NodeWorker(path.join(process.cwd(), 'lib', 'session', 'srp-worker.ts')),
    running: new Map(),
  };
  // A thread that is gone answers nobody: the next sign-in gets a new one.
  const giveUp = (why: Error | number) => {
    if (!threads.delete(thread)) return;
    console.error('A thread of the sign-ins ended:', why instanceof Error ? why.message : `exit code ${why}`);
    for (const { settle } of thread.running.values()) settle(unavailable);
    dispatch();
  };
  thread.worker.on('message', ({ id, outcome }: SignInAnswer) => {
    const task = thread.running.get(id);
    thread.running.delete(id);
    task?.settle(outcome);
    dispatch();
  });
  thread.worker.on('error', giveUp);
  thread.worker.on('exit', giveUp);
  thread.worker.unref();
  threads.add(thread);
  return thread;
}

function freeThread(): Thread | undefined {
  const free = [...threads].find(({ running }) => running.size < atOncePerThread);
  return free ?? (threads.size < mostThreads() ? startThread() : undefined);
}

function dispatch(): void {
  while (waiting.length > 0) {
    const thread = freeThread();
    const task = thread && waiting.shift();
    if (!task) return;
    thread.running.set(task.job.id, task);
    task.begin();
    thread.worker.postMessage(task.job);
  }
}

/** Forgets a task that took too long, wherever it is, and lets the next one have its place. */
function drop(id: number): void {
  const at = waiting.findIndex(({ job }) => job.id === id);
  if (at >= 0) waiting.splice(at, 1);
  for (const { running } of threads) running.delete(id);
  dispatch();
}

/** Signs in by SRP with the identity service's own client library, in a worker thread (LOG-01). Never rejects. */
export function signInBySrp(
  email: string,
  password: string,
  pool: Pool,
  origin: SignInOrigin = { ipAddress: '', country: '' },
): Promise<SrpOutcome> {
  if (waiting.length >= mostWaiting) return Promise.resolve(unavailable);
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    const giveUp = () => {
      drop(id);
      resolve(unavailable);
    };
    let timer = setTimeout(giveUp, mostWaitMs);
    waiting.push({
      job: { id, email, password, pool, origin },
      begin() {
        clearTimeout(timer);
        timer = setTimeout(giveUp, mostReckoningMs);
      },
      settle(outcome) {
        clearTimeout(timer);
        resolve(outcome);
      },
    });
    dispatch();
  });
}
