import { rmSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { signInAtSite } from '../../../scripts/bench/session.ts';
import type { Child } from '../../../scripts/child.ts';
import { startSite } from '../../../scripts/stack.ts';
import { type Exposition, parseExposition, sumOf } from '../../fixtures/servers/exposition.ts';
import { findUnknown, readMonitoringQueries } from '../../fixtures/servers/monitoring.ts';
import {
  type ReceivedSpan,
  type RecordingProxy,
  startRecordingProxy,
  startTraceReceiver,
  type TraceReceiver,
} from '../../fixtures/servers/trace-receiver.ts';
import { contentUrl, ownPortOffset, platformUrl, runningStack, worldOptions } from '../../journeys/support/addresses.ts';
import { operate } from '../../journeys/support/operator.ts';
import { walletPath } from '../support/sign-in.ts';

/** A site of its own over the sandbox of this worker, behind a trusted proxy, with metrics and traces. */
const folder = `.sandbox/telemetry-${ownPortOffset}`;
const ports = { site: worldOptions(3).port, metrics: worldOptions(4).port };
const url = `http://localhost:${ports.site}`;
let site: Child | undefined;
let collector: TraceReceiver;
let platform: RecordingProxy;
let content: RecordingProxy;

test.skip(Boolean(runningStack), 'the site needs a sandbox of its own');
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(60_000);
  rmSync(folder, { recursive: true, force: true });
  collector = await startTraceReceiver();
  platform = await startRecordingProxy(platformUrl);
  content = await startRecordingProxy(contentUrl);
  site = await startSite({
    port: ports.site,
    portOffset: ownPortOffset,
    folder,
    env: {
      CACHE_FOLDER: `${folder}/cache`,
      METRICS_PORT: String(ports.metrics),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_RESOURCE_ATTRIBUTES: 'service.instance.id=site-1',
      OTEL_BSP_SCHEDULE_DELAY: '200',
      TRUSTED_PROXY_HOPS: '1',
      PLATFORM_URL: platform.url,
      CONTENT_URL: content.url,
    },
  });
});
test.afterAll(async () => {
  await site?.stop();
  for (const server of [collector, platform, content]) server.close();
});

async function send(path: string, init: RequestInit = {}): Promise<number> {
  const response = await fetch(url + path, { redirect: 'manual', ...init });
  await response.arrayBuffer();
  return response.status;
}

async function readMetrics(): Promise<Exposition> {
  const response = await fetch(`http://localhost:${ports.metrics}/metrics`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/);
  return parseExposition(await response.text());
}

/** Pages are stored from a few seconds after the start on. */
async function untilInMemory(path: string): Promise<void> {
  await expect
    .poll(async () => (await growthOf(() => send(path)))(requests, { source: 'memory' }), { intervals: [100, 500, 1_000] })
    .toBe(1);
}

/** How much a series grows while something is done. */
async function growthOf(
  work: () => Promise<unknown>,
): Promise<(name: string, labels?: Readonly<Record<string, string>>) => number> {
  const before = await readMetrics();
  await work();
  const after = await readMetrics();
  return (name, labels) => sumOf(after, name, labels) - sumOf(before, name, labels);
}

const requests = 'parlour_http_requests_total';
const durations = 'parlour_http_request_duration_seconds_count';
const calls = 'parlour_upstream_call_duration_seconds_count';
const failures = 'parlour_upstream_call_failures_total';

test('OPS-10 pages are counted by their kind and by whether they came from memory, not by locale or path', async () => {
  for (const locale of ['fi-FI', 'no-NO']) await untilInMemory(`/${locale}/promotions`);
  const grown = await growthOf(async () => {
    for (const locale of ['fi-FI', 'no-NO', 'fi-FI']) expect(await send(`/${locale}/promotions?utm_source=anna`)).toBe(200);
    expect(await send('/fi-FI/does-not-exist-4711')).toBe(404);
    expect(await send('/robots.txt')).toBe(200);
    expect(await send('/icon.svg')).toBe(200);
    expect(await send('/fi-FI', { method: 'DELETE' })).toBe(405);
  });
  const route = '/[locale]/promotions';
  expect(grown(requests, { method: 'GET', route, source: 'memory', outcome: '200' })).toBe(3);
  expect(grown(durations, { route, source: 'memory' })).toBe(3);
  expect(grown(requests, { route: '/[locale]/[page]', outcome: '404' })).toBe(1);
  expect(grown(requests, { route: '/robots.txt', source: 'next', outcome: '200' })).toBe(1);
  expect(grown(requests, { route: 'file', source: 'memory' })).toBe(1);
  expect(grown(requests, { route: '/[locale]', method: 'DELETE', source: 'server', outcome: '405' })).toBe(1);
  expect(grown(requests)).toBe(7);
});

test('OPS-10 a relayed call is counted with its call of the platform, and one that fails with its kind', async () => {
  const cookie = await signInAtSite(url, 'ben.one@sandbox.test', 'Sandbox1!');
  const headers = { cookie };
  const endpoint = 'GET /player/{playerId}/wallet';
  const grown = await growthOf(async () => expect(await send(walletPath, { headers })).toBe(200));
  expect(grown(requests, { route: walletPath, source: 'next', outcome: '200' })).toBe(1);
  expect(grown(calls, { service: 'platform', endpoint })).toBe(1);
  expect(grown(failures)).toBe(0);
  await operate('faults', { service: 'platform', pathPattern: '/wallet$', status: 500 });
  try {
    const failed = await growthOf(async () => expect(await send(walletPath, { headers })).toBe(502));
    expect(failed(requests, { route: walletPath, outcome: '502' })).toBe(1);
    expect(failed(failures, { service: 'platform', endpoint, kind: 'error' })).toBe(1);
  } finally {
    await operate('faults', { reset: true });
  }
  const metrics = await readMetrics();
  expect(sumOf(metrics, calls, { service: 'identity', endpoint: 'sign-in' })).toBe(1);
  expect(sumOf(metrics, 'parlour_security_events_total', { event: 'sign-in', outcome: 'accepted' })).toBe(1);
  expect(sumOf(metrics, 'parlour_sessions')).toBe(1);
});

test('OPS-10 calls without an answer are timeouts, and then the circuit is open', async () => {
  test.setTimeout(60_000);
  const cookie = await signInAtSite(url, 'ben.one@sandbox.test', 'Sandbox1!');
  await operate('faults', { service: 'platform', pathPattern: '/wallet$', delayMs: 8_000 });
  try {
    const grown = await growthOf(async () => {
      await Promise.all([1, 2, 3].map(() => send(walletPath, { headers: { cookie } })));
      expect(await send(walletPath, { headers: { cookie } })).toBe(503);
    });
    expect(grown(failures, { service: 'platform', kind: 'timeout' })).toBe(3);
    expect(grown(failures, { service: 'platform', kind: 'circuit_open' })).toBe(1);
    expect(grown('parlour_upstream_open_circuits', { service: 'platform' })).toBe(1);
  } finally {
    await operate('faults', { reset: true });
  }
});

test('OPS-10 the state of content, memory and connections is there', async () => {
  // Before the first question for changes, the time of the confirmation is that of the start.
  for (const name of ['page_tags_expired_total', 'content_changed_timestamp_seconds'])
    await expect.poll(async () => sumOf(await readMetrics(), `parlour_${name}`), name).toBeGreaterThan(0);
  const metrics = await readMetrics();
  const now = Date.now() / 1_000;
  for (const name of ['confirmed', 'changed']) {
    const at = sumOf(metrics, `parlour_content_${name}_timestamp_seconds`);
    expect(now - at, name).toBeLessThan(120);
  }
  for (const name of ['page_memory_bytes', 'page_memory_pages', 'page_tags_expired_total', 'http_open_connections']) {
    expect(sumOf(metrics, `parlour_${name}`), name).toBeGreaterThan(0);
  }
  expect(sumOf(metrics, calls, { service: 'content', endpoint: 'query of a page' })).toBeGreaterThan(0);
  expect(sumOf(metrics, 'parlour_http_open_requests')).toBe(0);
  expect(metrics.samples.filter(({ name }) => name === 'parlour_maintenance').map(({ value }) => value)).toEqual([0]);
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds']) {
    expect(sumOf(metrics, name), name).toBeGreaterThan(0);
  }
});

test('OPS-10 every metric has help and a unit, and no label says who asked or for what', async () => {
  const { help, types, samples } = await readMetrics();
  const counts =
    /_(?:requests|connections|circuits|tags|pages|sessions|handles|resources|fds|info)$|^parlour_(?:sessions|maintenance)$/;
  for (const [name, type] of types) {
    expect(help.get(name), name).toMatch(/.{12,}/);
    if (type === 'counter') expect(name).toMatch(/_total$/);
    else if (!name.endsWith('_total')) expect(name).toMatch(/_(?:seconds|bytes)$/.test(name) ? /./ : counts);
  }
  const known = ['method', 'route', 'source', 'outcome', 'service', 'endpoint', 'kind', 'event', 'le', 'quantile'];
  const ofNode = ['type', 'space', 'version', 'major', 'minor', 'patch'];
  for (const { name, labels } of samples) {
    for (const label of Object.keys(labels)) expect(name.startsWith('parlour_') ? known : [...known, ...ofNode]).toContain(label);
    if (name.startsWith('parlour_')) {
      for (const [label, value] of Object.entries(labels))
        if (label !== 'le') expect(value).toMatch(/^(?!.*(?:\d{4}|anna|fi-FI)).*$/);
    }
  }
});

test('OPS-10 the dashboard and the alerts ask for metrics, labels and values that are there', async () => {
  await operate('faults', { service: 'identity', pathPattern: '^/$', status: 500 });
  await signInAtSite(url, 'ben.one@sandbox.test', 'Sandbox1!').catch(() => undefined);
  await operate('faults', { reset: true });
  await operate('faults', { service: 'platform', pathPattern: '/wallet$', body: '{}' });
  const cookie = await signInAtSite(url, 'ben.one@sandbox.test', 'Sandbox1!');
  // The circuit may still be open from the calls that had no answer.
  const countInvalid = async () => {
    await send(walletPath, { headers: { cookie } });
    return sumOf(await readMetrics(), failures, { kind: 'invalid' });
  };
  await expect.poll(countInvalid, { intervals: [1_000] }).toBeGreaterThan(0);
  await operate('faults', { reset: true });
  const metrics = await readMetrics();
  const queries = readMonitoringQueries();
  expect(queries.length).toBeGreaterThan(40);
  expect(queries.flatMap((query) => findUnknown(query, metrics).map((name) => `${name} in ${query}`))).toEqual([]);
  const wrong = 'sum by (path) (rate(parlour_http_requests_total{source="disk", status=~"5.."}[5m])) / parlour_none # {{user}}';
  const found = [
    'parlour_http_requests_total source="disk"',
    'parlour_http_requests_total status=~"5.."',
    'parlour_none',
    'path',
    'user',
  ];
  expect(findUnknown(wrong, metrics)).toEqual(found);
});

test('OPS-10 the port of metrics answers nothing else, and the site has no metrics', async () => {
  for (const path of ['/', '/metrics/', '/metrics?x=1']) {
    expect((await fetch(`http://localhost:${ports.metrics}${path}`)).status, path).toBe(404);
  }
  expect((await fetch(`http://localhost:${ports.metrics}/metrics`, { method: 'POST' })).status).toBe(404);
  expect(await send('/metrics')).not.toBe(200);
});

test('OPS-10 a site whose port of metrics is taken ends with 1 and names it', async () => {
  const own = `${folder}/second`;
  const env = { CACHE_FOLDER: `${own}/cache`, METRICS_PORT: String(ports.metrics) };
  await expect(startSite({ port: worldOptions(5).port, portOffset: ownPortOffset, folder: own, env })).rejects.toThrow(
    new RegExp(`exit code 1\\)[\\s\\S]*Metrics cannot listen at localhost:${ports.metrics} \\(EADDRINUSE\\): set METRICS_PORT`),
  );
});

const clientAddress = '203.0.113.77';
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentId = '00f067aa0ba902b7';
/** The spans of a trace, once the span of its request was sent. */
async function spansOf(id: string): Promise<readonly ReceivedSpan[]> {
  const find = () => collector.spans.filter((span) => span.traceId === id);
  await expect.poll(() => find().some(({ kind }) => kind === server), { timeout: 15_000 }).toBe(true);
  return find();
}
/** The kinds of spans on the wire. */
const [server, client] = [2, 3];

test('OPS-10 a request is a span below that of the proxy, and its calls are spans below it, which the services learn of', async () => {
  const cookie = await signInAtSite(url, 'ben.one@sandbox.test', 'Sandbox1!');
  const headers = {
    cookie,
    traceparent: `00-${traceId}-${parentId}-01`,
    'x-forwarded-for': clientAddress,
    'user-agent': 'Anna/1.0',
  };
  expect(await send(`${walletPath}?utm_source=anna`, { headers })).toBe(200);
  const spans = await spansOf(traceId);
  const [request] = spans.filter(({ kind }) => kind === server);
  expect(request).toMatchObject({
    parentSpanId: parentId,
    name: `GET ${walletPath}`,
    attributes: {
      'http.request.method': 'GET',
      'http.route': walletPath,
      'http.response.status_code': '200',
      'parlour.source': 'next',
    },
  });
  const calls = spans.filter(({ kind }) => kind === client);
  const wallet = calls.find(({ name }) => name === 'platform: GET /player/{playerId}/wallet');
  expect(wallet?.attributes).toEqual({
    'peer.service': 'platform',
    'http.request.method': 'GET',
    'url.template': '/player/{playerId}/wallet',
  });
  for (const call of calls) expect(call.parentSpanId).toBe(request?.spanId);
  const sent = platform.requests.find(({ headers }) => headers.traceparent === `00-${traceId}-${wallet?.spanId}-01`);
  expect(sent?.path).toMatch(/^\/player\/\d+\/wallet$/);
  const failed = traceId.replace('4b', '3a');
  await operate('faults', { service: 'platform', pathPattern: '/wallet$', status: 500 });
  try {
    await send(walletPath, { headers: { ...headers, traceparent: `00-${failed}-${parentId}-01` } });
  } finally {
    await operate('faults', { reset: true });
  }
  const errors = (await spansOf(failed)).filter(({ status }) => status.code === 2);
  expect(errors.map(({ kind, attributes }) => [kind, attributes['error.type']])).toEqual([
    [client, 'error'],
    [server, '502'],
  ]);
});

test('OPS-10 reads of content that Next does not have are spans, also in the service', async () => {
  const id = traceId.replace('4b', '5c');
  const headers = { traceparent: `00-${id}-${parentId}-01` };
  const path = '/de-AT/promotions/casino';
  expect(await send(path, { headers })).toBe(200);
  const reads = (await spansOf(id)).filter(({ name }) => name === 'content: query of a page');
  expect(reads.length).toBeGreaterThan(0);
  expect(content.requests.some((sent) => sent.headers.traceparent === `00-${id}-${reads[0]?.spanId}-01`)).toBe(true);
  await untilInMemory(path);
  const again = traceId.replace('4b', '6d');
  const visitor = { traceparent: `00-${again}-${parentId}-01`, 'x-forwarded-for': '203.0.113.98' };
  expect(await send(path, { headers: visitor })).toBe(200);
  const fromMemory = (await spansOf(again)).map(({ name }) => name);
  expect(fromMemory).toEqual(['access: GET /player/access/context', 'GET /[locale]/promotions/[category]']);
});

test('OPS-10 an unreadable or unsampled parent is no parent, and traces hold nothing of a player', async () => {
  const before = collector.spans.length;
  await send('/fi-FI', { headers: { traceparent: `00-${traceId.replace('4b', '7e')}-${parentId}-00` } });
  await send('/no-NO', { headers: { traceparent: `ff-anna-${parentId}-01` } });
  const requestsSince = () => collector.spans.slice(before).filter(({ kind }) => kind === server);
  await expect.poll(() => requestsSince().map(({ name }) => name)).toEqual(['GET /[locale]']);
  expect(requestsSince()[0]?.parentSpanId ?? '').toBe('');
  const all = collector.bodies.join('\n');
  expect(all).toContain('"service.instance.id"');
  const playerId = /^\/player\/(\d+)\//.exec(platform.requests.find(({ path }) => path.includes('/wallet'))?.path ?? '')?.[1];
  expect(playerId).toMatch(/^\d{6}$/);
  const cookies = ['parlour.session', 'Fe26'];
  for (const secret of [
    'ben.one',
    'sandbox.test',
    clientAddress,
    '127.0.0.1',
    'anna',
    'utm_source',
    `"${playerId}"`,
    `/${playerId}`,
    ...cookies,
  ]) {
    expect(all.toLowerCase(), secret).not.toContain(secret.toLowerCase());
  }
});
