import type { ServiceName } from '#lib/core/config/services.ts';

/** An injected failure: matching responses of `service` are replaced, delayed or cut off, or their connection is reset. */
export interface Fault {
  readonly id: number;
  readonly service: ServiceName;
  /** A regular expression over the path, without the query. */
  readonly pathPattern: string;
  readonly status?: number;
  readonly code?: string;
  /** Sent unchanged, e.g. HTML or incomplete JSON. */
  readonly body?: string;
  readonly delayMs?: number;
  /** Resets the connection without a response, or after half of the body of the service's own response. */
  readonly reset?: 'connection' | 'body';
  /** True to let the service handle the request first: only its response is lost, replaced or late. Always so for half a body. */
  readonly afterwards?: boolean;
  /** Milliseconds by which the times in the response's headers are ahead of the clock. */
  readonly clockMs?: number;
  /** Matching requests that are answered normally before the first one that fails. */
  readonly skip?: number;
  /** Remaining responses it applies to; absent means until removed. */
  readonly times?: number;
}

export interface FaultRegistry {
  list(): readonly Fault[];
  /** Throws `SyntaxError` when the pattern is not a regular expression. */
  add(fault: Omit<Fault, 'id'>): Fault;
  clear(): void;
  /** The oldest fault that matches the request; reduces its `times`. */
  take(service: ServiceName, path: string): Fault | undefined;
  /** Called with each new fault, so that it can end open connections. */
  onAdd(listener: (fault: Fault) => void): void;
  /** Called after `add` and `clear`. */
  onChange(listener: () => Promise<void>): void;
  /** Resolves when the listeners of changes have finished: a service of another process has the faults too. */
  settled(): Promise<void>;
  /** Called with each fault that was taken. */
  onTake(listener: (fault: Fault) => void): void;
  /** A service of another process has taken a fault. */
  countDown(id: number): void;
  /** Takes over the faults of another registry, with their ids. */
  replaceAll(faults: readonly Fault[]): void;
}

interface Entry {
  fault: Fault;
  readonly pattern: RegExp;
}

/** Faults are in memory only: a restart removes them. */
export function createFaultRegistry(): FaultRegistry {
  let entries: Entry[] = [];
  let lastId = 0;
  let pending: Promise<unknown> = Promise.resolve();
  const onAdded: ((fault: Fault) => void)[] = [];
  const onChanged: (() => Promise<void>)[] = [];
  const onTaken: ((fault: Fault) => void)[] = [];

  /** Whether the request is one of those before the first failure. */
  function isSkipped(entry: Entry): boolean {
    const { skip = 0 } = entry.fault;
    if (skip > 0) entry.fault = { ...entry.fault, skip: skip - 1 };
    return skip > 0;
  }

  function change(): void {
    pending = Promise.allSettled([pending, ...onChanged.map((listener) => listener())]);
  }

  function countDown(id: number): void {
    const entry = entries.find(({ fault }) => fault.id === id);
    const times = entry?.fault.times;
    if (!entry || times === undefined) return;
    if (times > 1) entry.fault = { ...entry.fault, times: times - 1 };
    else entries = entries.filter((other) => other !== entry);
  }

  return {
    list: () => entries.map((entry) => entry.fault),
    add(fault) {
      const pattern = new RegExp(fault.pathPattern);
      lastId += 1;
      const added = { ...fault, id: lastId };
      entries.push({ fault: added, pattern });
      for (const listener of onAdded) listener(added);
      change();
      return added;
    },
    clear() {
      entries = [];
      change();
    },
    take(service, path) {
      const entry = entries.find(({ fault, pattern }) => fault.service === service && pattern.test(path));
      if (!entry || isSkipped(entry)) return undefined;
      const hit = entry.fault;
      countDown(hit.id);
      for (const listener of onTaken) listener(hit);
      return hit;
    },
    onAdd: (listener) => void onAdded.push(listener),
    onChange: (listener) => void onChanged.push(listener),
    settled: async () => void (await pending),
    onTake: (listener) => void onTaken.push(listener),
    countDown,
    replaceAll(faults) {
      const known = new Set(entries.map(({ fault }) => fault.id));
      entries = faults.map((fault) => ({ fault, pattern: new RegExp(fault.pathPattern) }));
      for (const fault of faults.filter(({ id }) => !known.has(id))) for (const listener of onAdded) listener(fault);
    },
  };
}
