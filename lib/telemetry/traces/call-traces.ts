import { type Attributes, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type { CallFailure, OutsideCall } from '#lib/core/http/observe-call.ts';
import type { CallListener, CallRecord } from '../calls.ts';
import type { ActiveSpan } from './request-traces.ts';
import { untracedParent, writeTraceParent } from './trace-parent.ts';

interface Options {
  readonly tracer: Tracer;
  readonly active: ActiveSpan;
  /** Whether requests are answered without a span, so that a call without one is most likely theirs. */
  readonly leavesOut: boolean;
}

const none: CallRecord = { end: () => undefined };
/** Services of others, which learn nothing of our traces. */
const foreign: readonly OutsideCall['service'][] = ['captcha'];

/** One span for each call that a request needs, below the request's span; the service gets it as `traceparent`, also where the request is not traced. */
export function createCallTraces({ tracer, active, leavesOut }: Options): CallListener {
  function start(call: OutsideCall, ageMs: number, parent: Span): Span {
    const options = {
      kind: SpanKind.CLIENT,
      attributes: attributesOf(call),
      ...(ageMs >= 1 && { startTime: new Date(Date.now() - ageMs) }),
    };
    return tracer.startSpan(`${call.service}: ${call.endpoint}`, options, trace.setSpan(ROOT_CONTEXT, parent));
  }

  return {
    begin(call, ageMs) {
      const parent = active.getStore();
      const headersOf = (traceparent: string) => (foreign.includes(call.service) ? undefined : { traceparent });
      if (!parent) return leavesOut ? { ...none, headers: headersOf(untracedParent()) } : none;
      const span = start(call, ageMs, parent);
      return { headers: headersOf(writeTraceParent(span.spanContext())), end: (failure) => end(span, failure) };
    },
    notCalled(call) {
      const parent = active.getStore();
      if (parent) end(start(call, 0, parent), 'circuit_open');
    },
  };
}

function attributesOf({ service, endpoint }: OutsideCall): Attributes {
  const [, method, template] = /^([A-Z]+) (\/\S*)$/.exec(endpoint) ?? [];
  return {
    'peer.service': service,
    ...(method && template && { 'http.request.method': method, 'url.template': template }),
  };
}

function end(span: Span, failure: CallFailure | undefined): void {
  if (failure) {
    span.setAttribute('error.type', failure);
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}
