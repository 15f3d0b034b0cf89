import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { NameRoute } from './route-names.ts';

/** Where an answer comes from: pages and files in memory, Next, or the server itself, which refuses what is malformed. */
export type AnswerSource = 'memory' | 'next' | 'server';

export interface ObservedRequest {
  readonly method: string;
  readonly route: string;
  source: AnswerSource;
}

/** Observes a request and its response, and runs `work`, which says where the answer comes from. */
export type ObserveRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  work: (observed: ObservedRequest) => void,
) => void;

/** A status code, or `cut` where the client left before the end of the answer. */
export type RequestOutcome = number | 'cut';

export interface RequestMetrics {
  begin(): void;
  end(request: ObservedRequest, outcome: RequestOutcome, seconds: number): void;
}

export interface RequestTraces {
  /** Runs `work` within a span; returns the function that ends the span. */
  run(request: IncomingMessage, observed: ObservedRequest, work: () => void): (outcome: RequestOutcome) => void;
}

interface Observers {
  readonly nameRoute: NameRoute;
  readonly metrics: RequestMetrics | undefined;
  readonly traces: RequestTraces | undefined;
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export function createRequestObserver({ nameRoute, metrics, traces }: Observers): ObserveRequest {
  return (request, response, work) => {
    const startedAt = performance.now();
    const { method = '', url = '' } = request;
    const queryAt = url.indexOf('?');
    const known = methods.has(method) ? method : 'other';
    const route = nameRoute(known, queryAt < 0 ? url : url.slice(0, queryAt));
    const observed: ObservedRequest = { method: known, route, source: 'server' };
    metrics?.begin();
    let endSpan: ((outcome: RequestOutcome) => void) | undefined;
    // It is emitted once, and `once` would cost a wrapper for each request.
    response.on('close', () => {
      const outcome = response.writableFinished ? response.statusCode : 'cut';
      metrics?.end(observed, outcome, (performance.now() - startedAt) / 1_000);
      endSpan?.(outcome);
    });
    if (traces) endSpan = traces.run(request, observed, () => work(observed));
    else work(observed);
  };
}
