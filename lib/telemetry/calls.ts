import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { performance } from 'node:perf_hooks';
import { type CallFailure, type CallObserver, type OutsideCall, setCallObserver } from '#lib/core/http/observe-call.ts';

/** What is known of one call that is made. */
export interface CallRecord {
  /** Headers of each of its requests. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  end(failure: CallFailure | undefined, seconds: number): void;
}

export interface CallListener {
  /** A call is made; `ageMs` is the time since its start, where it was not known at once that Next's cache does not answer it. */
  begin(call: OutsideCall, ageMs: number): CallRecord;
  notCalled(call: OutsideCall): void;
}

interface RunningCall {
  readonly call: OutsideCall;
  readonly startedAt: number;
  records: readonly CallRecord[] | undefined;
  isEnded: boolean;
}

/** A request of `fetch` that Node is about to send. */
interface UnsentRequest {
  addHeader(name: string, value: string): void;
}

function isUnsent(message: unknown): message is { readonly request: UnsentRequest } {
  const request = typeof message === 'object' && message && 'request' in message ? message.request : undefined;
  return typeof request === 'object' && request !== null && 'addHeader' in request;
}

/** Notifies the listeners of every call of an outside service of this process. */
export function observeCalls(listeners: readonly CallListener[]): void {
  const running = new AsyncLocalStorage<RunningCall>();

  function begin(one: RunningCall): readonly CallRecord[] {
    const ageMs = performance.now() - one.startedAt;
    one.records ??= listeners.map((listener) => listener.begin(one.call, ageMs));
    return one.records;
  }

  function end(one: RunningCall, failure: CallFailure | undefined): void {
    one.isEnded = true;
    const seconds = (performance.now() - one.startedAt) / 1_000;
    for (const record of one.records ?? []) record.end(failure, seconds);
  }

  const observer: CallObserver = {
    async observe(call, work, failureOf) {
      const one: RunningCall = { call, startedAt: performance.now(), records: undefined, isEnded: false };
      if (!call.mayBeCached) begin(one);
      try {
        const result = await running.run(one, work);
        end(one, failureOf({ result }));
        return result;
      } catch (error) {
        end(one, failureOf({ error }));
        throw error;
      }
    },
    notCalled(call) {
      for (const listener of listeners) listener.notCalled(call);
    },
  };

  // Published below Next's cache, so only for what is sent.
  subscribe('undici:request:create', (message) => {
    const one = running.getStore();
    if (!one || one.isEnded || !isUnsent(message)) return;
    for (const { headers = {} } of begin(one)) {
      for (const [name, value] of Object.entries(headers)) message.request.addHeader(name, value);
    }
  });
  setCallObserver(observer);
}
