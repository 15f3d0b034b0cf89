import { AsyncLocalStorage } from 'node:async_hooks';

/** One storage for the whole process: Next loads this module once per module graph. */
const holder = globalThis as typeof globalThis & { parlourClient?: AsyncLocalStorage<string> };

function storage(): AsyncLocalStorage<string> {
  holder.parlourClient ??= new AsyncLocalStorage();
  return holder.parlourClient;
}

/** Runs the work of a request, whose lines in the log are counted for its client. */
export function runForClient<Result>(client: string, work: () => Result): Result {
  return storage().run(client, work);
}

/** The client of the request that is being answered; undefined outside of one. */
export function currentClient(): string | undefined {
  return storage().getStore();
}
