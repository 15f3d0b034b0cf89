import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { environment } from '#lib/core/config/environment.ts';
import { breakerOf, type CircuitBreaker } from '#lib/core/http/circuit-breaker.ts';
import { type CallFailure, observeCall, reportNotCalled } from '#lib/core/http/observe-call.ts';
import { createFairQueue, isLong, type Turn } from './fair-queue.ts';

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
  readonly form: PasswordForm | undefined;
}

/** Which of the two forms of one typed password a sign-in tries; undefined where both are the same. */
export type PasswordForm = 'first' | 'second';

/** The client of a sign-in, for the platform's records (LOG-26); empty where unknown. */
export interface SignInOrigin {
  readonly ipAddress: string;
  readonly country: string;
  /** `chrome windows`. */
  readonly device?: string | undefined;
  /** Whose wrong passwords these would be, signed. */
  readonly requester?: string | undefined;
}

export type SrpOutcome =
  | { readonly kind: 'tokens'; readonly idToken: string }
  /** The identity service's exception and its message, as the client library reports them. */
  | { readonly kind: 'refused'; readonly type: string; readonly message: string };

export interface SignInResult {
  readonly id: number;
  readonly outcome: SrpOutcome;
}

/** Separate limits, so that a sign-in that has started still has time to finish. */
const maxWaitMs = 6_000;
const maxRunMs = 9_000;
/** While one sign-in waits for the identity service, the thread computes another one. */
const maxPerThread = 2;
const operation = 'sign-in';
const call = { service: 'identity', endpoint: operation } as const;
const unavailable = { kind: 'refused', type: 'NetworkError', message: '' } as const satisfies SrpOutcome;

interface Task {
  readonly job: SignInJob;
  /** Called when a thread takes the task; its time limit starts again. */
  readonly start: () => void;
  readonly settle: (outcome: SrpOutcome) => void;
}

interface Thread {
  readonly worker: Worker;
  readonly running: Map<number, Task>;
}

// Not piscina: it ends a running task only with its thread, which would fail the other sign-in on that thread.
const waiting = createFairQueue<Task>();
const threads = new Set<Thread>();
let lastId = 0;

/** Keeps one processor free for rendering pages. */
function maxThreads(): number {
  const { availableParallelism } = process.getBuiltinModule('node:os');
  return Math.max(1, Math.floor((availableParallelism() - 1) / environment().WORKERS));
}

/** The source, which Node runs, or the JavaScript that `npm run pack` made of it. */
function workerFile(): string {
  const name = path.join(process.cwd(), 'lib', 'session', 'sign-in', 'srp-worker');
  return existsSync(`${name}.mjs`) ? `${name}.mjs` : `${name}.ts`;
}

function startThread(): Thread {
  // `getBuiltinModule` keeps the bundler from treating the path as a module.
  const { Worker: NodeWorker } = process.getBuiltinModule('node:worker_threads');
  const thread: Thread = {
    worker: new NodeWorker(workerFile()),
    running: new Map(),
  };
  // The next sign-in starts a new thread.
  const failThread = (reason: Error | number) => {
    if (!threads.delete(thread)) return;
    console.error('A sign-in thread ended:', reason instanceof Error ? reason.message : `exit code ${reason}`);
    for (const { settle } of thread.running.values()) settle(unavailable);
    dispatch();
  };
  thread.worker.on('message', ({ id, outcome }: SignInResult) => {
    const task = thread.running.get(id);
    thread.running.delete(id);
    task?.settle(outcome);
    dispatch();
  });
  thread.worker.on('error', failThread);
  thread.worker.on('exit', failThread);
  thread.worker.unref();
  threads.add(thread);
  return thread;
}

function freeThread(): Thread | undefined {
  const free = [...threads].find(({ running }) => running.size < maxPerThread);
  return free ?? (threads.size < maxThreads() ? startThread() : undefined);
}

function dispatch(): void {
  while (waiting.size() > 0) {
    const thread = freeThread();
    const task = thread && waiting.next();
    if (!task) return;
    thread.running.set(task.job.id, task);
    task.start();
    thread.worker.postMessage(task.job);
  }
}

/** Whether a sign-in has to wait for so many others that only those of persons should join them. */
export function isQueueLong(): boolean {
  return isLong(waiting.size(), maxThreads());
}

/** Removes a task that took too long, waiting or running, and starts the next one. */
function drop(id: number): void {
  waiting.remove(({ job }) => job.id === id);
  for (const { running } of threads) running.delete(id);
  dispatch();
}

interface SignInOptions {
  readonly origin: SignInOrigin;
  readonly turn: Turn;
  readonly form?: PasswordForm | undefined;
}

const unknownClient: SignInOptions = {
  origin: { ipAddress: '', country: '' },
  turn: { lane: 'other', client: { own: '', widest: '' } },
};

/**
 * Signs in by SRP with the identity service's own client library, in a worker thread (LOG-01), when its turn comes. Never
 * rejects.
 */
export function signInBySrp(
  email: string,
  password: string,
  pool: Pool,
  options: SignInOptions = unknownClient,
): Promise<SrpOutcome> {
  const breaker = breakerOf(pool.url);
  if (!breaker.allows(operation)) {
    reportNotCalled(call);
    return Promise.resolve(unavailable);
  }
  return observeCall(
    call,
    () => runInThread({ email, password, pool, ...options }, breaker),
    (ending) => ('result' in ending ? failureIn(ending.result) : 'error'),
  );
}

function failureIn(outcome: SrpOutcome): CallFailure | undefined {
  if (outcome === unavailable) return 'timeout';
  if (outcome.kind === 'tokens') return undefined;
  return outcome.type === unavailable.type ? 'unreachable' : 'refused';
}

interface NewTask extends SignInOptions, Pick<SignInJob, 'email' | 'password' | 'pool'> {}

/** Waits for its turn. Reports one outcome to the breaker. */
function runInThread({ turn, ...job }: NewTask, breaker: CircuitBreaker): Promise<SrpOutcome> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    const giveUp = (report: (operation: string) => void) => {
      drop(id);
      report(operation);
      resolve(unavailable);
    };
    let timer = setTimeout(giveUp, maxWaitMs, breaker.abandoned);
    const dropped = waiting.add(turn, {
      job: { id, form: undefined, ...job },
      start() {
        clearTimeout(timer);
        timer = setTimeout(giveUp, maxRunMs, breaker.stalled);
      },
      settle(outcome) {
        clearTimeout(timer);
        const report = outcome === unavailable ? breaker.abandoned : breaker.answered;
        report(operation);
        resolve(outcome);
      },
    });
    dropped?.settle(unavailable);
    dispatch();
  });
}
