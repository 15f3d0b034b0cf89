import { createServer } from 'node:http';
import { Hono } from 'hono';
import { hourMs } from '#lib/core/time/durations.ts';
import { readSandboxConfig } from '../config.ts';
import type { Service } from '../service.ts';
import { createFaultRegistry } from './faults.ts';
import { healthPath, type Listening, listen, PortTakenError } from './serve.ts';

const faults = createFaultRegistry();
const clock = {
  now: () => new Date('2027-01-01T00:00:00Z'),
  offsetMs: 0,
  advance: async () => {},
  reset: async () => {},
  onMove: () => {},
};
const context = { clock, faults, config: readSandboxConfig({ NODE_ENV: 'test' }) };
let healthy = true;
let handled = 0;
let listening: Listening;
let base: string;

function createGreeter(): Service {
  const app = new Hono();
  app.get('/hello', (c) => {
    handled += 1;
    return c.text('hello');
  });
  app.get('/away', () => Response.redirect('http://127.0.0.1/there'));
  return { name: 'platform', app, reset: async () => {}, healthy: async () => healthy };
}

beforeEach(async () => {
  healthy = true;
  handled = 0;
  faults.clear();
  listening = await listen(createGreeter(), 0, context);
  base = `http://127.0.0.1:${listening.port}`;
});
afterEach(() => listening.close());

test('sends the virtual time, and no type to guess, with every response, including redirects and unknown paths', async () => {
  for (const path of ['/hello', '/away', '/nothing']) {
    const response = await fetch(base + path, { redirect: 'manual' });
    expect(response.headers.get('X-Server-Time')).toBe('2027-01-01T00:00:00.000Z');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  }
});

test('rejects a null character in a URL before the service handles it', async () => {
  for (const path of ['/hello%00', '/hello?a=%00']) {
    const response = await fetch(base + path);
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ code: 'error.validation' })]);
  }
});

test('OPS-05 responds with the status and code of a fault, as many times as set', async () => {
  faults.add({ service: 'platform', pathPattern: '^/hello$', status: 503, code: 'error.system.error', times: 1 });
  const faulty = await fetch(`${base}/hello?a=1`);
  expect(faulty.status).toBe(503);
  expect(await faulty.json()).toMatchObject({ status: 503, code: 'error.system.error' });
  expect(await (await fetch(`${base}/hello`)).text()).toBe('hello');
});

test('OPS-05 does not affect other services and paths', async () => {
  faults.add({ service: 'access', pathPattern: '.*', status: 500 });
  faults.add({ service: 'platform', pathPattern: '^/other', status: 500 });
  expect((await fetch(`${base}/hello`)).status).toBe(200);
});

test('OPS-05 sends the body of a fault unchanged', async () => {
  faults.add({ service: 'platform', pathPattern: 'hello', body: '{"half":' });
  const response = await fetch(`${base}/hello`);
  expect([response.status, response.headers.get('Content-Type'), await response.text()]).toEqual([
    200,
    'application/json',
    '{"half":',
  ]);
});

test('OPS-05 delays the real response', async () => {
  faults.add({ service: 'platform', pathPattern: 'hello', delayMs: 120 });
  const startedAt = performance.now();
  expect(await (await fetch(`${base}/hello`)).text()).toBe('hello');
  expect(performance.now() - startedAt).toBeGreaterThan(110);
});

test('OPS-05 resets the connection', async () => {
  faults.add({ service: 'platform', pathPattern: 'hello', reset: 'connection', times: 1 });
  await expect(fetch(`${base}/hello`)).rejects.toThrow();
  expect((await fetch(`${base}/hello`)).status).toBe(200);
});

test('OPS-05 sends half of the response’s body and closes the connection', async () => {
  faults.add({ service: 'platform', pathPattern: 'hello', reset: 'body', times: 1 });
  const response = await fetch(`${base}/hello`);
  expect([response.status, response.headers.get('Content-Length')]).toEqual([200, '5']);
  await expect(response.text()).rejects.toThrow();
  expect(await (await fetch(`${base}/hello`)).text()).toBe('hello');
  expect(handled).toBe(2);
});

test('OPS-05 loses or replaces a response after the service has handled the request', async () => {
  faults.add({ service: 'platform', pathPattern: 'hello', reset: 'connection', afterwards: true, times: 1 });
  await expect(fetch(`${base}/hello`)).rejects.toThrow();
  faults.add({ service: 'platform', pathPattern: 'hello', status: 500, afterwards: true, times: 1 });
  expect((await fetch(`${base}/hello`)).status).toBe(500);
  expect(handled).toBe(2);
});

test('OPS-05 shows a wrong time in both headers', async () => {
  faults.add({ service: 'platform', pathPattern: 'hello', clockMs: hourMs });
  const { headers } = await fetch(`${base}/hello`);
  expect([headers.get('X-Server-Time'), headers.get('Date')]).toEqual([
    '2027-01-01T01:00:00.000Z',
    'Fri, 01 Jan 2027 01:00:00 GMT',
  ]);
});

test('OPS-05 lets some requests pass before the first failure', async () => {
  faults.add({ service: 'platform', pathPattern: 'hello', status: 500, skip: 2, times: 1 });
  const statuses = [];
  for (let tries = 0; tries < 4; tries += 1) statuses.push((await fetch(`${base}/hello`)).status);
  expect(statuses).toEqual([200, 200, 500, 200]);
});

test('health checks ignore faults and return 503 when the service does not work', async () => {
  faults.add({ service: 'platform', pathPattern: '.*', status: 500 });
  expect((await fetch(base + healthPath)).status).toBe(200);
  healthy = false;
  expect((await fetch(base + healthPath)).status).toBe(503);
});

test('closes within two seconds despite a keep-alive connection and a delayed response', async () => {
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

test('names the port in use and the setting that moves it', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(listen(createGreeter(), port, context)).rejects.toThrow(PortTakenError);
  await expect(listen(createGreeter(), port, context)).rejects.toThrow(new RegExp(`Port ${port} .*SANDBOX_PORT_OFFSET`));
  await new Promise((resolve) => other.close(resolve));
});
