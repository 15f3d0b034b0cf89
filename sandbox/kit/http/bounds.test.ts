import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { WebSocketServer } from 'ws';
import { readSandboxConfig } from '../config.ts';
import type { Service } from '../service.ts';
import { createFaultRegistry } from './faults.ts';
import { type Listening, listen } from './serve.ts';

const clock = { now: () => new Date(), offsetMs: 0, advance: async () => {}, reset: async () => {}, onMove: () => {} };
const context = { clock, faults: createFaultRegistry(), config: readSandboxConfig({ NODE_ENV: 'test' }) };
const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const sockets: Socket[] = [];
const released: (() => void)[] = [];
let listening: Listening;

function createEcho(): Service {
  const app = new Hono();
  const upgrades = new WebSocketServer({ noServer: true });
  app.post('/:name', async (c) => c.text(`read ${(await c.req.text()).length}`));
  app.get('/hello', (c) => c.text('hello'));
  return {
    name: 'platform',
    app,
    bodies: { maxBytes: (url) => (url.startsWith('/large') ? 100_000 : 1_000) },
    maxConnections: 150,
    async upgrade(request, socket, head) {
      if (request.url === '/wait') await new Promise<void>((resolve) => released.push(resolve));
      if (request.url === '/fail') throw new Error('failed');
      if (request.url !== '/open') return 403;
      upgrades.handleUpgrade(request, socket, head, () => undefined);
      return undefined;
    },
    reset: async () => {},
    healthy: async () => true,
  };
}

beforeEach(async () => {
  logged.mockClear();
  listening = await listen(createEcho(), 0, context);
});
afterEach(async () => {
  for (const release of released.splice(0)) release();
  for (const socket of sockets.splice(0)) socket.destroy();
  await listening.close();
});

function dial(data: string): Socket {
  const socket = connect(listening.port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  socket.write(data);
  sockets.push(socket);
  return socket;
}

const post = (path: string, headers: string, body = '') => `POST ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n${body}`;
const upgrade = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;

test('SEC-15 a body that is announced as too long is refused before it comes', async () => {
  expect(await text(dial(post('/a', 'Content-Length: 1001')))).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"error\.body\.too_large"/);
  expect(await text(dial(`GET /hello HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n`))).toMatch(/^HTTP\/1\.1 413 /);
});

test('SEC-15 a body of unknown length is cut at the limit of its path, and nothing fails', async () => {
  const chunk = `400\r\n${'x'.repeat(0x400)}\r\n`;
  expect(await text(dial(post('/a', 'Transfer-Encoding: chunked', chunk)))).toMatch(/^HTTP\/1\.1 413 /);
  expect(await text(dial(post('/large', 'Transfer-Encoding: chunked\r\nConnection: close', `${chunk}0\r\n\r\n`)))).toContain(
    'read 1024',
  );
  await wait(1_200);
  expect(logged).not.toHaveBeenCalled();
});

test('what Node would refuse without a body has a code: an expectation, and bytes that are no request', async () => {
  expect(await text(dial(post('/a', 'Expect: 200-maybe')))).toMatch(/^HTTP\/1\.1 417 [\s\S]*"code":"error\.validation"/);
  expect(await text(dial('GET /a\u00e4 HTTP/1.1\r\nHost: a\r\n\r\n'))).toMatch(
    /^HTTP\/1\.1 400 [\s\S]*"code":"error\.validation"/,
  );
  expect(await text(dial('GET //[/ HTTP/1.1\r\nHost: \r\nConnection: close\r\n\r\n'))).toMatch(
    /^HTTP\/1\.1 400 [\s\S]*"code":"error\.validation"/,
  );
});

test('SEC-15 upgrades: one that fails is refused, one that its client resets ends nothing, and a number of them may wait', async () => {
  expect(await text(dial(upgrade('/other')))).toContain('HTTP/1.1 403 ');
  expect(await text(dial(upgrade('/fail')))).toContain('HTTP/1.1 503 ');
  for (const path of ['/open', '/other']) {
    const reset = dial(upgrade(path));
    await new Promise((resolve) => reset.once('data', resolve));
    reset.resetAndDestroy();
  }
  for (let count = 0; count < 100; count += 1) dial(upgrade('/wait'));
  await wait(200);
  expect(await text(dial(upgrade('/other')))).toContain('HTTP/1.1 503 ');
  expect(await (await fetch(`http://127.0.0.1:${listening.port}/hello`)).text()).toBe('hello');
});

test('SEC-15 a service has a number of connections', async () => {
  for (let count = 0; count < 150; count += 1) dial('GET /hello HTTP/1.1\r\n');
  await wait(200);
  const refused = await text(dial('GET /hello HTTP/1.1\r\nHost: a\r\n\r\n')).catch(({ code }: NodeJS.ErrnoException) => code);
  // Closed before or after the request is received.
  expect(['', 'ECONNRESET']).toContain(refused);
});
