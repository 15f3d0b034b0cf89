export const operationKinds = [
  'sign-in',
  'sign-out',
  'deposit',
  'round',
  'bet',
  'bonus',
  'limit',
  'withdrawal',
  'cancellation',
  'wallet',
  'history',
  'page',
] as const;
export type OperationKind = (typeof operationKinds)[number];

/** `open`: its player has no answer yet. `unknown`: it never got one. */
export type Outcome = 'open' | 'acknowledged' | 'refused' | 'unknown';

export interface Operation {
  readonly kind: OperationKind;
  readonly playerId: string;
  outcome: Outcome;
  /** Of what it made: a deposit, a round, a bet, an assignment of a bonus, a withdrawal. */
  id?: string;
  /** The code of a refusal, or the status without one. */
  code?: string;
  /** Requests without an answer that says what became of it. */
  lost: number;
  /** Milliseconds to the answer. */
  ms: number;
}

export interface SiegeRecord {
  readonly operations: readonly Operation[];
  readonly violations: ReadonlySet<string>;
  begin(kind: OperationKind, playerId: string): Operation;
  end(operation: Operation, outcome: Outcome, code?: string): void;
  /** One sentence; the same sentence counts once. */
  violate(sentence: string): void;
}

/** What the clients know: each operation with its outcome, and each violation. */
export function createRecord(): SiegeRecord {
  const operations: Operation[] = [];
  const violations = new Set<string>();
  const startedAt = new WeakMap<Operation, number>();
  return {
    operations,
    violations,
    begin(kind, playerId) {
      const operation: Operation = { kind, playerId, outcome: 'open', lost: 0, ms: 0 };
      startedAt.set(operation, performance.now());
      operations.push(operation);
      return operation;
    },
    end(operation, outcome, code) {
      operation.outcome = outcome;
      operation.ms = performance.now() - (startedAt.get(operation) ?? 0);
      if (code !== undefined) operation.code = code;
    },
    violate(sentence) {
      if (violations.has(sentence)) return;
      violations.add(sentence);
      console.error(`${new Date().toISOString()} VIOLATION: ${sentence}`);
    },
  };
}
