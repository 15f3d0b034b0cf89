import { AsyncLocalStorage } from 'node:async_hooks';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { readSiteConfig } from '#lib/core/config/environment.ts';
import type { CallListener } from '../calls.ts';
import { createCallTraces } from './call-traces.ts';
import { type ActiveSpan, createRequestTraces } from './request-traces.ts';
import { samplingOf } from './sampler.ts';
import { readTraceParent } from './trace-parent.ts';

const call = { service: 'platform', endpoint: 'GET /player/{playerId}/wallet' } as const;
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentOf = (flags: string) => `00-${traceId}-00f067aa0ba902b7-${flags}`;

function startTraces(OTEL_TRACES_SAMPLER: string, ratio = '1') {
  const config = readSiteConfig({ NODE_ENV: 'test', OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG: ratio });
  const { sampler, share } = samplingOf(config);
  const exporter = new InMemorySpanExporter();
  const tracer = new TracerProvider({ sampler, spanProcessors: [new SimpleSpanProcessor({ exporter })] }).getTracer('test');
  const active: ActiveSpan = new AsyncLocalStorage();
  const requests = createRequestTraces({ tracer, active, share, trustsParent: true });
  return {
    requests,
    calls: createCallTraces({ tracer, active, leavesOut: share < 1 }),
    spans: () => exporter.getFinishedSpans(),
  };
}

const headersOf = (calls: CallListener) => {
  const record = calls.begin(call, 0);
  record.end(undefined, 0.1);
  return record.headers?.traceparent;
};

/** A request with one call; returns the header that the service gets. */
function answer({ requests, calls }: ReturnType<typeof startTraces>, traceparent?: string): string | undefined {
  const request = Object.assign(new IncomingMessage(new Socket()), { headers: { traceparent } });
  let sent: string | undefined;
  const observed = { method: 'GET', route: '/[locale]', source: 'next' } as const;
  const end = requests.run(request, observed, () => {
    sent = headersOf(calls);
    calls.notCalled(call);
  });
  end(200);
  return sent;
}

const sampledOf = (header: string | undefined) => readTraceParent(header)?.traceFlags;

test('OPS-10 of requests without a parent the share of the setting is traced, and services learn which', () => {
  const traces = startTraces('parentbased_traceidratio', '0.3');
  const random = jest.spyOn(Math, 'random').mockReturnValueOnce(0.3).mockReturnValueOnce(0.29);
  const sent = [answer(traces), answer(traces)];
  random.mockRestore();
  expect(sent.map(sampledOf)).toEqual([0, 1]);
  expect(traces.spans().map(({ name }) => name)).toEqual([
    `platform: ${call.endpoint}`,
    `platform: ${call.endpoint}`,
    'GET /[locale]',
  ]);
  expect(sampledOf(headersOf(traces.calls))).toBe(0);
  expect(headersOf(startTraces('parentbased_always_on').calls)).toBeUndefined();
});

test('OPS-10 a request that is not traced has no span of another one', () => {
  const traces = startTraces('parentbased_always_off');
  let sent: string | undefined;
  const request = Object.assign(new IncomingMessage(new Socket()), { headers: { traceparent: parentOf('01') } });
  const observed = { method: 'GET', route: '/[locale]', source: 'next' } as const;
  traces.requests.run(request, observed, () => {
    sent = answer(traces);
  })(200);
  expect(sampledOf(sent)).toBe(0);
});

test.each([
  ['parentbased_always_on', [1, 0, 1]],
  ['parentbased_always_off', [1, 0, 0]],
  ['always_on', [1, 1, 1]],
  ['always_off', [0, 0, 0]],
  ['traceidratio', [1, 1, 1]],
])('OPS-10 %s: a sampled parent, another, none', (name, expected) => {
  const traces = startTraces(name);
  const sent = [parentOf('01'), parentOf('00'), undefined].map((parent) => answer(traces, parent));
  expect(sent.map(sampledOf)).toEqual(expected);
  for (const header of sent.slice(0, 2)) expect(readTraceParent(header)?.traceId).toBe(traceId);
  expect(traces.spans().filter(({ name }) => name === 'GET /[locale]')).toHaveLength(expected.filter(Boolean).length);
});
