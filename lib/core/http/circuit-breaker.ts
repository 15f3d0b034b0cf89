import { oncePerProcess } from '../once-per-process.ts';

/** Keeps callers from waiting for a service that does not answer. An operation is a method with a path template. */
export interface CircuitBreaker {
  /** False if the operation is not to be called now. After true, report one outcome. */
  allows(operation: string): boolean;
  /** The service answered, with whatever status, or refused the connection: no one waited for it. */
  answered(operation: string): void;
  /** The time for an answer ran out. */
  stalled(operation: string): void;
  /** The caller gave up first. */
  abandoned(operation: string): void;
  /** The number of operations that are open. */
  openCount(): number;
}

interface OperationState {
  /** Calls without an answer since the last answer. */
  readonly stalls: number;
  readonly delayMs: number;
  readonly retryAt: number;
  readonly isProbing: boolean;
}

const closed: OperationState = { stalls: 0, delayMs: 0, retryAt: 0, isProbing: false };
const maxStalls = 3;
const minDelayMs = 1_000;
const maxDelayMs = 15_000;

export interface CircuitBreakerOptions {
  readonly name: string;
  readonly now?: () => number;
  readonly log?: (line: string) => void;
}

/**
 * Opens an operation after three calls without an answer, or after one while another operation of the service is open.
 * Then one call is let through after 1 s, and after twice the time for every further one without an answer, up to 15 s.
 * Its answer closes the whole service. Operations that still answer are never held back by those that do not.
 */
export function createCircuitBreaker({ name, now = Date.now, log = console.warn }: CircuitBreakerOptions): CircuitBreaker {
  const operations = new Map<string, OperationState>();
  let openCount = 0;
  const stateOf = (operation: string) => operations.get(operation) ?? closed;
  const isOpen = ({ stalls }: OperationState) => stalls >= (openCount > 0 ? 1 : maxStalls);

  function update(operation: string, change: Partial<OperationState>): void {
    const before = stateOf(operation);
    const after = { ...before, ...change };
    operations.set(operation, after);
    if (before.stalls < maxStalls && after.stalls >= maxStalls) {
      openCount += 1;
      log(`${name} does not answer ${operation}: it is called again in ${after.delayMs} ms at the earliest.`);
    }
  }

  return {
    allows(operation) {
      const state = stateOf(operation);
      if (!isOpen(state)) return true;
      if (state.isProbing || now() < state.retryAt) return false;
      update(operation, { isProbing: true });
      return true;
    },
    answered(operation) {
      const { stalls } = stateOf(operation);
      if (stalls >= maxStalls) log(`${name} answers ${operation} again.`);
      if (stalls >= maxStalls || (stalls > 0 && openCount > 0)) {
        operations.clear();
        openCount = 0;
      } else operations.delete(operation);
    },
    stalled(operation) {
      const { stalls, delayMs, isProbing } = stateOf(operation);
      const nextDelayMs = isProbing ? Math.min(delayMs * 2, maxDelayMs) : delayMs || minDelayMs;
      update(operation, { stalls: stalls + 1, delayMs: nextDelayMs, retryAt: now() + nextDelayMs, isProbing: false });
    },
    abandoned(operation) {
      if (stateOf(operation).isProbing) update(operation, { isProbing: false });
    },
    openCount: () => openCount,
  };
}

const breakers = oncePerProcess('parlourBreakers', () => new Map<string, CircuitBreaker>());

/** The breaker of a service, by its base URL. */
export function breakerOf(baseUrl: string): CircuitBreaker {
  const breaker = breakers.get(baseUrl) ?? createCircuitBreaker({ name: new URL(baseUrl).host });
  breakers.set(baseUrl, breaker);
  return breaker;
}

/** How many operations of a service are open, by its base URL. */
export function openCountOf(baseUrl: string): number {
  return breakers.get(baseUrl)?.openCount() ?? 0;
}
