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
}

export type SrpOutcome =
  | { readonly kind: 'tokens'; readonly tokens: Tokens }
  /** The identity service's exception and its message, as the client library gives them. */
  | { readonly kind: 'refused'; readonly type: string; readonly message: string };

export interface SignInAnswer {
  readonly id: number;
  readonly outcome: SrpOutcome;
}

const timeoutMs = 15_000;
const waiting = new Map<number, (outcome: SrpOutcome) => void>();
let worker: Worker | undefined;
let lastId = 0;

function startWorker(): Worker {
  // Node runs the file as it is; the bundler must not take the address for a module of its own.
  const { Worker: NodeWorker } = process.getBuiltinModule('node:worker_threads');
  const started = new NodeWorker(path.join(process.cwd(), 'lib', 'session', 'srp-worker.ts'));
  started.on('message', ({ id, outcome }: SignInAnswer) => settle(id, outcome));
  started.on('error', () => {
    worker = undefined;
    for (const id of [...waiting.keys()]) settle(id, { kind: 'refused', type: 'NetworkError', message: '' });
  });
  started.unref();
  return started;
}

function settle(id: number, outcome: SrpOutcome): void {
  waiting.get(id)?.(outcome);
  waiting.delete(id);
}

/** Signs in by SRP with the identity service's own client library, in a worker thread (LOG-01). Never rejects. */
export function signInBySrp(email: string, password: string, pool: Pool): Promise<SrpOutcome> {
  worker ??= startWorker();
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    const timer = setTimeout(() => settle(id, { kind: 'refused', type: 'NetworkError', message: '' }), timeoutMs);
    waiting.set(id, (outcome) => {
      clearTimeout(timer);
      resolve(outcome);
    });
    worker?.postMessage({ id, email, password, pool } satisfies SignInJob);
  });
}
