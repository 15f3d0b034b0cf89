import type { IncomingMessage } from 'node:http';
import { networksOf, trustedAddress } from '#lib/core/http/address.ts';
import { createOpenCounts } from '#lib/core/server/counts.ts';

const logEveryMs = 60_000;

export interface OpenRequests {
  /** Counts a request of its client and returns the function that counts it as answered; undefined if the client has too many. */
  open(request: IncomingMessage): (() => void) | undefined;
}

/** The requests of each client that are not answered yet. Behind proxies a client is who they say; requests that bypass them share one count. */
export function createOpenRequests(max: number, proxyHops: number): OpenRequests {
  const counts = createOpenCounts(max);
  return {
    open({ headers, socket }) {
      const forwardedFor = headers['x-forwarded-for'];
      const trusted = trustedAddress(typeof forwardedFor === 'string' ? forwardedFor : null, proxyHops);
      return counts.open(networksOf((proxyHops > 0 ? trusted : socket.remoteAddress) ?? 'unknown').own);
    },
  };
}

/** Counts, and calls `report` with the number at most once a minute, and for the rest when it is stopped. */
export function countPerMinute(report: (count: number) => void): { readonly add: () => void; readonly stop: () => void } {
  let count = 0;
  let timer: NodeJS.Timeout | undefined;
  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
    if (count > 0) report(count);
    count = 0;
  }
  return {
    add() {
      count += 1;
      timer ??= setTimeout(stop, logEveryMs).unref();
    },
    stop,
  };
}
