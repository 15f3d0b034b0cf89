/** A call of an outside service as it is declared, without anything that was sent. */
export interface OutsideCall {
  readonly service: 'platform' | 'access' | 'identity' | 'content' | 'pay' | 'sports' | 'crm' | 'chat' | 'captcha' | 'tracking';
  /** A method with a path template, or the name of an operation: `GET /player/{playerId}/wallet`. */
  readonly endpoint: string;
  /** True where Next's cache may answer instead of the service. */
  readonly mayBeCached?: boolean;
}

/**
 * Why a call had no usable answer: no answer in time; no connection; not called, because the service does not answer; the
 * caller gave up; a rejection (4xx); an error of the service; an answer that does not fit its contract.
 */
export type CallFailure = 'timeout' | 'unreachable' | 'circuit_open' | 'abandoned' | 'refused' | 'error' | 'invalid';

/** Learns of every call of an outside service; only while metrics or traces are on. */
export interface CallObserver {
  observe<Result>(call: OutsideCall, work: () => Promise<Result>, failureOf: FailureOf<Result>): Promise<Result>;
  notCalled(call: OutsideCall): void;
}

type Ending<Result> = { readonly result: Result } | { readonly error: unknown };
type FailureOf<Result> = (ending: Ending<Result>) => CallFailure | undefined;

/** Route bundles are separate module graphs of one process; the middleware's has a global object of its own, without an observer. */
const holder = globalThis as typeof globalThis & { parlourCallObserver?: CallObserver };

export function setCallObserver(observer: CallObserver): void {
  holder.parlourCallObserver = observer;
}

/** Makes a call of an outside service, known to metrics and traces where these are on. */
export function observeCall<Result>(
  call: OutsideCall,
  work: () => Promise<Result>,
  failureOf: FailureOf<Result> = failureByError,
): Promise<Result> {
  const observer = holder.parlourCallObserver;
  return observer ? observer.observe(call, work, failureOf) : work();
}

/** A call that was not made, because the service does not answer. */
export function reportNotCalled(call: OutsideCall): void {
  holder.parlourCallObserver?.notCalled(call);
}

const failures: ReadonlyMap<string, CallFailure> = new Map([
  ['TimeoutError', 'timeout'],
  ['AbortError', 'timeout'],
  ['TypeError', 'unreachable'],
  ['ClientError', 'refused'],
  ['SyntaxError', 'invalid'],
  ['ZodError', 'invalid'],
]);

/** By the names of the errors of `fetch`, of the content service's client and of parsers. */
function failureByError(ending: Ending<unknown>): CallFailure | undefined {
  if (!('error' in ending)) return undefined;
  const { error } = ending;
  const name = typeof error === 'object' && error && 'name' in error ? String(error.name) : '';
  return failures.get(name) ?? 'error';
}
