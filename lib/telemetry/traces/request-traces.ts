import type { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type { ObservedRequest, RequestOutcome, RequestTraces } from '../requests.ts';
import { readTraceParent } from './trace-parent.ts';

/** The span of the request that is being answered; none for one that is not traced, so that it costs nothing. */
export type ActiveSpan = AsyncLocalStorage<Span>;

interface Options {
  readonly tracer: Tracer;
  readonly active: ActiveSpan;
  /** A span is made for this share of the requests without a parent: making one takes a third of the time of a page from memory. */
  readonly share: number;
  /** Whether a proxy that is trusted says which trace a request belongs to. */
  readonly trustsParent: boolean;
}

const ignoreEnd = () => undefined;

/** One span for each request, named by its route: without address, query and client. */
export function createRequestTraces({ tracer, active, share, trustsParent }: Options): RequestTraces {
  return {
    run(request, observed, work) {
      const parent = trustsParent ? parentOf(request) : undefined;
      if (!parent && share < 1 && Math.random() >= share) {
        // A client may send its next request behind one that is traced, without waiting for the answer.
        if (active.getStore()) active.exit(work);
        else work();
        return ignoreEnd;
      }
      const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
      const { method, route } = observed;
      const attributes = { 'http.request.method': method === 'other' ? '_OTHER' : method, 'http.route': route };
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, context);
      active.run(span, work);
      return (outcome) => end(span, observed, outcome);
    },
  };
}

function parentOf({ headers }: IncomingMessage) {
  return readTraceParent(headers.traceparent?.toString());
}

function end(span: Span, { source }: ObservedRequest, outcome: RequestOutcome): void {
  if (span.isRecording()) {
    span.setAttribute('parlour.source', source);
    if (outcome === 'cut') span.setAttribute('error.type', outcome);
    else span.setAttribute('http.response.status_code', outcome);
    if (outcome !== 'cut' && outcome >= 500) {
      span.setAttribute('error.type', String(outcome));
      span.setStatus({ code: SpanStatusCode.ERROR });
    }
  }
  span.end();
}
