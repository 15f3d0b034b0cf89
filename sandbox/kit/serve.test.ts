import { createServer } from 'node:http';
import { Hono } from 'hono';
import { readSandboxConfig } from './config.ts';
import { createFaultBoard } from './faults.ts';
import { healthPath, type Listening, listen, PortTakenError } from './serve.ts';
import type { Service } from './service.ts';

const faults = createFaultBoard();
const clock = {
  now: () => new Date('2027-01-01T00:00:00Z'),
  offsetMs: 0,
  advance: async () => {},
  reset: async () => {},
  onMove: () => {},
};
const context = { clock, faults, config: readSandboxConfig({ NODE_ENV: 'test' }) };
let healthy = true;
let listening: Listening;
let base: string;

function createGreeter(): Service {
  const app = new Hono();
  app.get('/hello', (c) => c.text('hello'));
  app.get('/away', () => Response.redirect('http://127.0.0.1/there'));
  return { name: 'platform', app, reset: async () => {}, healthy: async () => healthy };
}

beforeEach(async () => {
  healthy = true;
  faults.clear();
  listening = await listen(createGreeter(), 0, context);
  base = `http://127.0.0.1:${listening.port}`;
});
afterEach(() => listening.close());

test('puts the virtual clock on every answer, redirects and unknown paths too', async () => {
  for (const path of ['/hello', '/away', '/nothing']) {
    const response = await fetch(base + path, { redirect: 'manual' });
    expect(response.headers.get('X-Server-Time')).toBe('2027-01-01T00:00:00.000Z');
  }
});

test('refuses a null character in an address, before any service sees it', async () => {
  for (const path of ['/hello%00', '/hello?a=%00']) {
    const response = await fetch(base + path);
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ code: 'error.validation' })]);
  }
});

test('OPS-05 answers with the status and code of a fault, as often as it says', async () => {
  faults.add({ service: 'platform', pathPattern: '^/hello$', status: 503, code: 'error.system.error', times: 1 });
  const spoiled = await fetch(`${base}/hello?a=1`);
  expect(spoiled.status).toBe(503);
  expect(await spoiled.json()).toMatchObject({ status: 503, code: 'error.system.error' });
  expect(await (await fetch(`${base}/hello`)).text()).toBe('hello');
});

test('OPS-05 leaves other services and other paths alone', async () => {
  faults.add({ service: 'access', pathPattern: '.*', status: 500 });
  faults.add({ service: 'platform', pathPattern: '^/other', status: 500 });
  expect((await fetch(`${base}/hello`)).status).toBe(200);
});

test('OPS-05 sends the body of a fault as it is', async () => {
  faults.add({ service: 'platform', pathPattern: 'hello', body: '{"half":' });
  const response = await fetch(`${base}/hello`);
  expect([response.status, response.headers.get('Content-Type'), await response.text()]).toEqual([
    200,
    'application/json',
    '{"half":',
  ]);
});

test('OPS-05 delays the real answer', async () => {
  faults.add({ service: 'platform', pathPattern: 'hello', delayMs: 120 });
  const startedAt = performance.now();
  expect(await (await fetch(`${base}/hello`)).text()).toBe('hello');
  expect(performance.now() - startedAt).toBeGreaterThan(110);
});

test('OPS-05 cuts the connection', async () => {
  faults.add({ service: 'platform', pathPattern: 'hello', reset: 'connection', times: 1 });
  await expect(fetch(`${base}/hello`)).rejects.toThrow();
  expect((await fetch(`${base}/hello`)).status).toBe(200);
});

test('answers health beside faults, and 503 when the service cannot work', async () => {
  faults.add({ service: 'platform', pathPattern: '.*', status: 500 });
  expect((await fetch(base + healthPath)).status).toBe(200);
  healthy = false;
  expect((await fetch(base + healthPath)).status).toBe(503);
});

test('closes at once although a connection is kept alive and an answer is delayed', async () => {
  await (await fetch(`${base}/hello`)).text();
  faults.add({ service: 'platform', pathPattern: 'hello', delayMs: 60_000 });
  const waiting = fetch(`${base}/hello`).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const startedAt = performance.now();
  await listening.close();
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  await waiting;
  listening = await listen(createGreeter(), 0, context);
});

test('names a taken port and the way out', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(listen(createGreeter(), port, context)).rejects.toThrow(PortTakenError);
  await expect(listen(createGreeter(), port, context)).rejects.toThrow(new RegExp(`Port ${port} .*SANDBOX_PORT_OFFSET`));
  await new Promise((resolve) => other.close(resolve));
});
