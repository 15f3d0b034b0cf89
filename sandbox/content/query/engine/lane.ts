import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createBirpc, type ProxifiedRemoteFunctions } from 'birpc';
import PQueue from 'p-queue';
import type { Change, StoredDocument } from '../../document.ts';
import { ContentError, requestError } from '../../errors.ts';
import type { QueryThread } from './thread-functions.ts';

export interface LaneLimits {
  /** After which the thread is ended. */
  readonly deadlineMs: number;
  readonly maxHeapMb: number;
  /** Queries that wait, and how long each may. */
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
}

export interface LaneOptions {
  readonly limits: LaneLimits;
  /** The documents at the moment, for a thread that starts. */
  readonly readDocuments: () => Iterable<StoredDocument>;
  /** Called when a thread does not end: only the end of the process ends it. */
  readonly onStuck: () => void;
}

export type ThreadCalls = ProxifiedRemoteFunctions<QueryThread>;

/** Runs one query at a time in a thread of its own, which starts with the first one, and with the next one after its end. */
export interface Lane {
  /** Starts the thread before a query comes. */
  prepare(): void;
  /** Throws 408 for work that exceeds the deadline or the memory, and 503 where too much waits. */
  run<Value>(work: (calls: ThreadCalls) => Promise<Value>, deadlineMs?: number): Promise<Value>;
  /** Work that is begun later sees the changes. */
  apply(changes: readonly Change[]): void;
  close(): Promise<void>;
}

interface Thread {
  readonly calls: ThreadCalls;
  /** False when it has ended before it had the documents. */
  readonly ready: Promise<boolean>;
  readonly ended: Promise<unknown>;
  terminate(): Promise<unknown>;
}

const maxYoungGenerationMb = 32;
const maxEndMs = 5_000;

export function createLane({ limits, readDocuments, onStuck }: LaneOptions): Lane {
  const queue = new PQueue({ concurrency: 1 });
  let thread: Thread | undefined;
  let isClosed = false;

  function start(): Thread {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: limits.maxHeapMb, maxYoungGenerationSizeMb: maxYoungGenerationMb },
    });
    worker.unref();
    const calls = createBirpc<QueryThread>(
      {},
      { post: (message) => worker.postMessage(message), on: (receive) => worker.on('message', receive), timeout: -1 },
    );
    // The event `exit` follows.
    worker.on('error', () => undefined);
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    const ready = calls.load([...readDocuments()]).then(
      () => true,
      () => false,
    );
    const started: Thread = { calls, ready, ended, terminate: () => worker.terminate() };
    void ended.then(() => {
      calls.$close(new Error('The thread has ended.'));
      if (thread === started) thread = undefined;
    });
    return started;
  }

  async function end(stopped: Thread): Promise<void> {
    const hasEnded = stopped.terminate().then(() => true);
    if (!(await Promise.race([hasEnded, wait(maxEndMs, false, { ref: false })]))) onStuck();
  }

  return {
    prepare() {
      thread ??= start();
    },
    run(work, deadlineMs = limits.deadlineMs) {
      if (queue.size >= limits.maxWaiting) throw tooBusy();
      const since = performance.now();
      return queue.add(async () => {
        if (isClosed) throw tooBusy();
        thread ??= start();
        const current = thread;
        if (!(await current.ready) || performance.now() - since > limits.maxWaitMs) throw tooBusy();
        const deadline = setTimeout(() => void end(current), deadlineMs);
        try {
          return await work(current.calls);
        } catch {
          // Answers of the thread are values; only its end rejects a call.
          await current.ended;
          throw tookTooMuch();
        } finally {
          clearTimeout(deadline);
        }
      });
    },
    apply: (changes) => void thread?.calls.apply(changes).catch(() => undefined),
    async close() {
      isClosed = true;
      await thread?.terminate();
    },
  };
}

function tookTooMuch(): ContentError {
  const description = 'The query takes too much time or memory.';
  return new ContentError(408, { error: { type: 'queryTimeoutError', description } });
}

function tooBusy(): ContentError {
  return requestError(503, 'Service Unavailable', 'Too many queries are waiting. Try again in a moment.');
}
