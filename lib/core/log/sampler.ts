import { minuteMs } from '../time/durations.ts';

/** What was left out of the log within a minute. */
export interface LeftOut {
  readonly count: number;
  readonly clients: number;
}

export interface LogSampler {
  /** Whether a line of a client is written. Lines without a client count towards the limit of all. */
  takes(client: string | undefined): boolean;
}

export interface SamplerOptions {
  readonly perClient: number;
  readonly inAll: number;
  /** Called once at the end of a minute in which lines were left out. */
  readonly report: (leftOut: LeftOut) => void;
}

/** Writes the first lines of each client and of all in every minute, so that no client can fill the log or hide others in it. */
export function createLogSampler({ perClient, inAll, report }: SamplerOptions): LogSampler {
  let written = new Map<string, number>();
  let writtenInAll = 0;
  let count = 0;
  let clients = new Set<string>();
  let isRunning = false;

  function endMinute(): void {
    isRunning = false;
    const leftOut = { count, clients: clients.size };
    [written, writtenInAll, count, clients] = [new Map(), 0, 0, new Set()];
    if (leftOut.count > 0) report(leftOut);
  }

  return {
    takes(client) {
      if (!isRunning) setTimeout(endMinute, minuteMs).unref();
      isRunning = true;
      const own = client === undefined ? 0 : (written.get(client) ?? 0);
      if (own >= perClient || writtenInAll >= inAll) {
        count += 1;
        // Bounded, as the lines are: more clients than this need no exact number.
        if (client !== undefined && clients.size < inAll) clients.add(client);
        return false;
      }
      writtenInAll += 1;
      if (client !== undefined) written.set(client, own + 1);
      return true;
    },
  };
}
