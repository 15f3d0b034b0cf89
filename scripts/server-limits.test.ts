import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { defaultServerLimits } from '#lib/core/server/connections.ts';
import type { MemoryResponder } from '#lib/next/pages/memory-responder.ts';
import { expectSoon } from '../tests/fixtures/soon.ts';
import { createSiteServer } from './server/site-server.ts';

const limits = {
  ...defaultServerLimits,
  maxConnections: 12,
  maxConnectionsPerAddress: 8,
  headersMs: 150,
  requestMs: 300,
  idleMs: 30_000,
  responseMs: 600,
  checkEveryMs: 25,
};
const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
const open: Server[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(open.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

/** A server that answers `/api/wait` never, `/large` with more than a connection buffers, and any other with the length of the body. */
async function start(proxyHops = 0, answerFromMemory?: MemoryResponder): Promise<number> {
  const server = createSiteServer(
    async (request, response) => {
      if (request.url === '/api/wait') return;
      if (request.url === '/large') {
        response.end(Buffer.alloc(50_000_000));
        return;
      }
      let size = 0;
      try {
        for await (const chunk of request) size += chunk.length;
        response.end(`read ${size}`);
      } catch {
        response.destroy();
      }
    },
    { isSecure: false, proxyHops, limits, answerFromMemory },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function dial(port: number, data = '', options: { readonly allowHalfOpen?: boolean } = {}): Socket {
  const socket = connect({ port, host: '127.0.0.1', ...options });
  socket.on('error', () => socket.destroy());
  socket.write(data);
  sockets.push(socket);
  return socket;
}

const ended = (socket: Socket) => new Promise<void>((resolve) => void socket.resume().once('close', () => resolve()));
const post = (path: string, headers: string) => `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n`;

describe('SEC-15 bodies', () => {
  test.each([
    ['a page', '/fi-FI', 'Content-Length: 3', '405 Method Not Allowed'],
    ['a page, with a body of unknown length', '/fi-FI', 'Transfer-Encoding: chunked', '405 Method Not Allowed'],
    ['the Studio', '/studio/desk', 'Content-Length: 3', '405 Method Not Allowed'],
    ['a file of the build', '/_next/static/chunks/a.js', 'Content-Length: 3', '405 Method Not Allowed'],
    ['a handler, with too much', '/api/consent', 'Content-Length: 32769', '413 Payload Too Large'],
    ['a sign-in, with too much', '/api/auth/callback/credentials', 'Content-Length: 8193', '413 Payload Too Large'],
    ['the publish webhook, with too much', '/api/content/published', 'Content-Length: 1048577', '413 Payload Too Large'],
  ])('a change of %s is refused before its body comes, and its connection closed', async (_, path, headers, status) => {
    const answer = await text(dial(await start(), post(path, headers)));
    expect(answer).toContain(`HTTP/1.1 ${status}`);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(answer.includes('\r\nAllow: GET, HEAD\r\n')).toBe(status.startsWith('405'));
  });

  test.each(['Content-Length: 1', 'Transfer-Encoding: chunked'])('a page takes no body: %s', async (header) => {
    const answer = await text(dial(await start(), `GET /fi-FI HTTP/1.1\r\nHost: localhost\r\n${header}\r\n\r\n`));
    expect(answer).toContain('HTTP/1.1 413 ');
  });

  test('a body of unknown length is cut where it becomes too long', async () => {
    const socket = dial(await start(), post('/api/consent', 'Transfer-Encoding: chunked'));
    const chunk = `1000\r\n${'x'.repeat(0x1000)}\r\n`;
    for (let sent = 0; sent < 20; sent += 1) socket.write(chunk);
    expect(await text(socket)).toContain('HTTP/1.1 413 ');
  });

  test('a body up to the limit is read', async () => {
    const socket = dial(
      await start(),
      `${post('/api/consent', 'Content-Length: 32768\r\nConnection: close')}${'x'.repeat(32_768)}`,
    );
    expect(await text(socket)).toContain('read 32768');
  });

  test('a client that asks first is refused without sending its body, and asked to send one that fits', async () => {
    const port = await start();
    const refused = await text(dial(port, post('/api/consent', 'Expect: 100-continue\r\nContent-Length: 99999')));
    expect(refused).toMatch(/^HTTP\/1\.1 413 /);
    const accepted = dial(port, post('/api/consent', 'Expect: 100-continue\r\nContent-Length: 3\r\nConnection: close'));
    accepted.write('abc');
    expect(await text(accepted)).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK[\s\S]*read 3$/);
  });

  test('the connection of a client that goes on sending after a refusal ends', async () => {
    const socket = dial(await start(), post('/fi-FI', 'Transfer-Encoding: chunked'), { allowHalfOpen: true });
    const timer = setInterval(() => socket.writable && socket.write(`5\r\nhello\r\n`), 20);
    await ended(socket);
    clearInterval(timer);
    expect(socket.destroyed).toBe(true);
  });
});

describe('SEC-15 time', () => {
  test.each([
    ['sends nothing', ''],
    ['sends half of its headers', 'GET /fi-FI HTTP/1.1\r\nHost: loc'],
    ['sends half of its body', `${post('/api/consent', 'Content-Length: 100')}half`],
  ])('a client that %s is answered 408 and closed', async (_, data) => {
    expect(await text(dial(await start(), data))).toContain('HTTP/1.1 408 ');
  });

  test('a client that sends a byte at a time has no more time', async () => {
    const socket = dial(await start(), 'GET /fi-FI HTTP/1.1\r\nHost: localhost\r\n');
    const timer = setInterval(() => socket.writable && socket.write('X-A: b\r\n'), 20);
    expect(await text(socket)).toContain('HTTP/1.1 408 ');
    clearInterval(timer);
  });

  test('a response that its client does not read, or that never comes, ends', async () => {
    const port = await start();
    const startedAt = Date.now();
    const idle = dial(port, post('/api/wait', 'Content-Length: 0'));
    const asking = dial(port, post('/api/wait', 'Content-Length: 0\r\nExpect: 100-continue'));
    const slow = dial(port, 'GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n');
    slow.pause();
    const closed = Promise.all([idle, asking, slow].map((socket) => new Promise((resolve) => socket.once('close', resolve))));
    idle.resume();
    asking.resume();
    await wait(limits.responseMs + 300);
    slow.resume();
    await closed;
    expect(slow.bytesRead).toBeLessThan(50_000_000);
    expect(Date.now() - startedAt).toBeLessThan(limits.idleMs);
  });
});

test('OPS-07 a proxy keeps its connections for longer than it may take to use them again', async () => {
  await Promise.all([start(), start(1)]);
  const [own, behindProxy] = open.map(({ keepAliveTimeout }) => keepAliveTimeout);
  expect(own).toBeLessThan(10_000);
  expect(behindProxy).toBeGreaterThan(60_000);
});

describe('SEC-15 connections', () => {
  const keepOpen = async (port: number, count: number) => {
    for (let index = 0; index < count; index += 1) dial(port, post('/api/wait', 'Content-Length: 0'));
    await wait(50);
  };

  test('one address has a number of them, and gets more when it closes some', async () => {
    const port = await start();
    await keepOpen(port, limits.maxConnectionsPerAddress);
    const [first] = sockets;
    await ended(dial(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'));
    first?.destroy();
    await expectSoon(async () =>
      expect(await text(dial(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'))).toContain('read 0'),
    );
  });

  test('behind a proxy its address is no client: visitors have a number of open requests', async () => {
    const port = await start(1);
    const get = (visitor: string) =>
      `GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${visitor}\r\nConnection: close\r\n\r\n`;
    for (let index = 0; index < limits.maxConnectionsPerAddress; index += 1)
      dial(port, post('/api/wait', 'X-Forwarded-For: 2001:db8::1\r\nContent-Length: 0'));
    await expectSoon(async () =>
      expect(await text(dial(port, get('2001:db8::2')))).toMatch(/429 [\s\S]*Retry-After: 1\r[\s\S]*error\.too_many_requests/),
    );
    expect(await text(dial(port, get('2001:db8:1::2')))).toContain('read 0');
  });

  test('pages that wait for the country of a visitor are open requests, and probes are not', async () => {
    const port = await start(1, ({ url }) => (url === '/fi-FI' ? new Promise(() => undefined) : Promise.resolve(false)));
    const get = (path: string) =>
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 2001:db8::1\r\nConnection: close\r\n\r\n`;
    for (let index = 0; index < limits.maxConnectionsPerAddress; index += 1) dial(port, get('/fi-FI'));
    await expectSoon(async () => expect(await text(dial(port, get('/sv-FI')))).toContain(' 429 '));
    expect(await text(dial(port, get('/api/health/live')))).toContain('read 0');
    sockets[0]?.destroy();
    await expectSoon(async () => expect(await text(dial(port, get('/sv-FI')))).toContain('read 0'));
  });

  test('one connection cannot have more open requests than an address by sending them at once', async () => {
    const many = Array.from({ length: limits.maxConnectionsPerAddress + 1 }, () => post('/api/wait', 'Content-Length: 0'));
    const socket = dial(await start(), many.join(''));
    await ended(socket);
    expect(String(log.mock.calls.at(-1)?.[0])).toContain('error.too_many_requests');
  });

  test('all together have a number of them', async () => {
    const port = await start(1);
    await keepOpen(port, limits.maxConnections);
    await ended(dial(port));
  });

  test('a client that resets an upgrade or never closes it leaves nothing open', async () => {
    const port = await start();
    const upgrade = 'GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n';
    for (let index = 0; index < 5; index += 1) {
      const socket = dial(port, upgrade);
      socket.once('data', () => socket.resetAndDestroy());
    }
    const kept = dial(port, upgrade);
    await ended(kept);
    expect(await text(dial(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'))).toContain('read 0');
  });
});
