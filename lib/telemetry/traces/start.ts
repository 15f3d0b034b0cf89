import { AsyncLocalStorage } from 'node:async_hooks';
import { DiagLogLevel, diag } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { SiteConfig } from '#lib/core/config/environment.ts';
import type { CallListener } from '../calls.ts';
import type { RequestTraces } from '../requests.ts';
import { createCallTraces } from './call-traces.ts';
import { type ActiveSpan, createRequestTraces } from './request-traces.ts';
import { samplingOf } from './sampler.ts';

interface Traces {
  readonly requests: RequestTraces;
  readonly calls: CallListener;
  /** Sends what has not been sent, for at most two seconds. */
  stop(): Promise<void>;
}

const maxFlushMs = 2_000;

/**
 * Sends spans to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`. The provider is not the global one: Next would write spans with
 * addresses and queries into it.
 */
export function startTraces(config: SiteConfig): Traces {
  logFailures();
  const { sampler, share } = samplingOf(config);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': config.OTEL_SERVICE_NAME }).merge(
      // OTEL_RESOURCE_ATTRIBUTES, such as the version and the instance.
      detectResources({ detectors: [envDetector] }),
    ),
    sampler,
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), scheduledDelayMillis: config.OTEL_BSP_SCHEDULE_DELAY }),
    ],
  });
  const tracer = provider.getTracer('parlour');
  const active: ActiveSpan = new AsyncLocalStorage();
  return {
    requests: createRequestTraces({ tracer, active, share, trustsParent: config.TRUSTED_PROXY_HOPS > 0 }),
    calls: createCallTraces({ tracer, active, leavesOut: share < 1 }),
    stop: () => Promise.race([provider.shutdown().catch(() => undefined), waitUnref(maxFlushMs)]),
  };
}

function waitUnref(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

/** A collector that does not answer is logged, and spans are lost meanwhile. */
function logFailures(): void {
  const log = (message: string) => console.warn('Traces:', message.slice(0, 300));
  const ignore = () => undefined;
  diag.setLogger({ error: log, warn: log, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN);
}
