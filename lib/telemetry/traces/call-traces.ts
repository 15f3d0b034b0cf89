import type { AsyncLocalStorage } from 'node:async_hooks';
import { type Attributes, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type { CallFailure, OutsideCall } from '#lib/core/http/observe-call.ts';
import type { CallListener, CallRecord } from '../calls.ts';
import { writeTraceParent } from './trace-parent.ts';

interface Options {
  readonly tracer: Tracer;
  /** The span of the request that is being answered. */
  readonly active: AsyncLocalStorage<Span>;
}

const none: CallRecord = { end: () => undefined };
/** Services of others, which learn nothing of our traces. */
const foreign: readonly OutsideCall['service'][] = ['captcha'];

/** One span for each call that a request needs, below the request's span; the service gets it as `traceparent`. */
export function createCallTraces({ tracer, active }: Options): CallListener {
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
      if (!parent) return none;
      const span = start(call, ageMs, parent);
      const headers = foreign.includes(call.service) ? undefined : { traceparent: writeTraceParent(span.spanContext()) };
      return { headers, end: (failure) => end(span, failure) };
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
