import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that is being answered, for the lines that are logged meanwhile. */
export interface LoggedRequest {
  readonly id: string;
  /** The address or network that its lines are counted for. */
  readonly client: string;
}

/** One storage for the whole process: Next loads this module once per module graph. */
const holder = globalThis as typeof globalThis & { parlourRequest?: AsyncLocalStorage<LoggedRequest> };

function storage(): AsyncLocalStorage<LoggedRequest> {
  holder.parlourRequest ??= new AsyncLocalStorage();
  return holder.parlourRequest;
}

/** Runs the work of a request. */
export function runForRequest<Result>(request: LoggedRequest, work: () => Result): Result {
  return storage().run(request, work);
}

/** Undefined outside of a request. */
export function currentRequest(): LoggedRequest | undefined {
  return storage().getStore();
}
