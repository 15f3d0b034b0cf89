import { AsyncLocalStorage } from 'node:async_hooks';
import { oncePerProcess } from '../once-per-process.ts';

/** The request that is being answered, for the lines that are logged meanwhile. */
export interface LoggedRequest {
  readonly id: string;
  /** The address or network that its lines are counted for. */
  readonly client: string;
}

const storage = oncePerProcess('parlourRequest', () => new AsyncLocalStorage<LoggedRequest>());

/** Runs the work of a request. */
export function runForRequest<Result>(request: LoggedRequest, work: () => Result): Result {
  return storage.run(request, work);
}

/** Undefined outside of a request. */
export function currentRequest(): LoggedRequest | undefined {
  return storage.getStore();
}
