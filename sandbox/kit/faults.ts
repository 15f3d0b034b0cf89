import type { ServiceName } from '#lib/config/services.ts';

/** A failure to inject: answers of `service` whose path matches are replaced, delayed or cut. */
export interface Fault {
  readonly id: number;
  readonly service: ServiceName;
  /** A regular expression over the path. */
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
  add(fault: Omit<Fault, 'id'>): Fault;
  clear(): void;
  /** The fault that this request runs into, counted down; undefined when none. */
  take(service: ServiceName, path: string): Fault | undefined;
}

/** Faults live in memory only: a restart is a way out of every one of them. */
export function createFaultBoard(): FaultBoard {
  let faults: Fault[] = [];
  let lastId = 0;
  return {
    list: () => faults,
    add(fault) {
      lastId += 1;
      const added = { ...fault, id: lastId };
      faults.push(added);
      return added;
    },
    clear() {
      faults = [];
    },
    take(service, path) {
      const hit = faults.find((fault) => fault.service === service && new RegExp(fault.pathPattern).test(path));
      if (hit?.times !== undefined) {
        const left = hit.times - 1;
        faults =
          left <= 0
            ? faults.filter((fault) => fault !== hit)
            : faults.map((fault) => (fault === hit ? { ...hit, times: left } : fault));
      }
      return hit;
    },
  };
}
