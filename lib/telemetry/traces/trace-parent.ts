import { randomBytes } from 'node:crypto';
import { isSpanContextValid, type SpanContext, TraceFlags } from '@opentelemetry/api';

/** Reads a W3C `traceparent` header; undefined for any other text. */
export function readTraceParent(header: string | undefined): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(header ?? '') ?? [];
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
  return isSpanContextValid(context) ? context : undefined;
}

export function writeTraceParent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-0${traceFlags & TraceFlags.SAMPLED}`;
}

/** Of a request that is not traced, so that a service does not trace it either. */
export function untracedParent(): string {
  const traceId = randomBytes(16).toString('hex');
  return writeTraceParent({ traceId, spanId: randomBytes(8).toString('hex'), traceFlags: TraceFlags.NONE });
}
