import type { ServiceName } from '#lib/config/services.ts';

/** A failure to inject: answers of `service` whose path matches are replaced, delayed or cut. */
export interface Fault {
  readonly id: number;
  readonly service: ServiceName;
  /** A regular expression over the path, without the query. */
  readonly pathPattern: string;
  readonly status?: number;
  readonly code?: string;
  /** Sent as it is, e.g. HTML or half a JSON document. */
  readonly body?: string;
  readonly delayMs?: number;
  /** Cuts the connection without an answer. */
  readonly reset?: 'connection';
  /** How many answers it still spoils; absent = until removed. */
  readonly times?: number;
}

export interface FaultBoard {
  list(): readonly Fault[];
  /** Throws `SyntaxError` when the pattern is no regular expression. */
  add(fault: Omit<Fault, 'id'>): Fault;
  clear(): void;
  /** The oldest fault that this request runs into, counted down; undefined when none. */
  take(service: ServiceName, path: string): Fault | undefined;
  /** Called with each new fault: what is already open may fail too. */
  onAdd(listener: (fault: Fault) => void): void;
}

interface Entry {
  fault: Fault;
  readonly pattern: RegExp;
}

/** Faults live in memory only: a restart is a way out of every one of them. */
export function createFaultBoard(): FaultBoard {
  let entries: Entry[] = [];
  let lastId = 0;
  const listeners: ((fault: Fault) => void)[] = [];

  function countDown(entry: Entry): void {
    const { times } = entry.fault;
    if (times === undefined) return;
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
      for (const listener of listeners) listener(added);
      return added;
    },
    clear() {
      entries = [];
    },
    take(service, path) {
      const entry = entries.find(({ fault, pattern }) => fault.service === service && pattern.test(path));
      if (!entry) return undefined;
      const hit = entry.fault;
      countDown(entry);
      return hit;
    },
    onAdd: (listener) => void listeners.push(listener),
  };
}
