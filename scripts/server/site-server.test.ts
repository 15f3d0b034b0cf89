import type { Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { onRequestError } from '../../instrumentation.ts';
import { createSiteServer } from './site-server.ts';

const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
let server: Server;
let port = 0;

beforeAll(async () => {
  server = createSiteServer(
    (request, response) => {
      response.setHeader('X-Path', request.url ?? '');
      if (request.url === '/own') response.setHeader('Content-Security-Policy', "default-src 'self'");
      response.end('passed');
    },
    { isSecure: true, proxyHops: 0 },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends raw text, because an HTTP client would correct it. */
async function send(line: string, headers = 'Host: localhost\r\n'): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${line} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`);
  return text(socket);
}

const everyAnswer = [
  /^strict-transport-security: max-age=31536000/im,
  /^x-content-type-options: nosniff/im,
  /^content-security-policy: .*frame-ancestors 'none'/im,
  /^x-frame-options: DENY/im,
  /^referrer-policy: /im,
];

test.each([
  ['TRACE /fi-FI', 405, 'error.method.not_allowed'],
  ['PROPFIND /', 405, 'error.method.not_allowed'],
  ['GET *', 400, 'error.validation'],
  ['OPTIONS *', 400, 'error.validation'],
  ['GET /api/platform/%E0%A4%A', 400, 'error.validation'],
  ['GET /locales/fi/%E0%A4%A', 400, 'error.validation'],
  ['POST /api/recovery/%zz?a=1', 400, 'error.validation'],
  ['GET http://localhost/api/lobby/%zz', 400, 'error.validation'],
  ['NONSENSE /', 400, 'error.validation'],
  ['CONNECT localhost:80', 405, 'error.method.not_allowed'],
  ['GET / HTTP/7.9 x', 400, 'error.validation'],
  [`GET /${'a'.repeat(8_000)}`, 414, 'error.validation'],
  [`GET /${'"'.repeat(2_700)}`, 414, 'error.validation'],
])('SEC-02 %.60s is refused with %i, as JSON with an id and with the security headers', async (line, status, code) => {
  const answer = await send(line);
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  expect(answer).toContain(`"code":"${code}"`);
  for (const header of everyAnswer) expect(answer).toMatch(header);
  const id = /"errorId":"([\w-]{36})"/.exec(answer)?.[1];
  expect(String(log.mock.calls.at(-1)?.[0])).toContain(`"errorId":"${id}"`);
});

test('SEC-02 a URL of 7,990 bytes is answered', async () => {
  expect(await send(`GET /${'%20'.repeat(2_663)}`)).toContain('HTTP/1.1 200 ');
});

test.each(['GET http://localhost//fi-FI?page=2', 'GET HTTP://LOCALHOST:80//fi-FI?page=2'])(
  'SEC-02 %s is a request for its path',
  async (line) => {
    const answer = await send(line);
    expect(answer).toContain('HTTP/1.1 200 ');
    expect(answer).toMatch(/^x-path: \/\/fi-FI\?page=2\r$/im);
  },
);

test.each([
  ['a dot segment', 'GET /api/health/../platform/player/me/wallet', 'Host: localhost\r\n'],
  ['an encoded dot segment', 'GET /api/health/%2e%2E/platform/player/me/wallet', 'Host: localhost\r\n'],
  ['a dot segment between backslashes', 'GET /api/health\\..\\platform', 'Host: localhost\r\n'],
  ['a dot segment in a whole URL', 'GET http://localhost/fi-FI/./x/..', 'Host: localhost\r\n'],
  ['a URL of another host', 'GET http://evil.example/fi-FI', 'Host: localhost\r\n'],
  ['a URL of another port', 'GET http://localhost:81/', 'Host: localhost\r\n'],
  ['a URL with a name in it', 'GET http://a@localhost/', 'Host: localhost\r\n'],
  ['two hosts', 'GET /', 'Host: localhost\r\nHost: evil.example\r\n'],
  ['the same host twice', 'GET /', 'Host: localhost\r\nhost: localhost\r\n'],
  ['an empty host', 'GET /', 'Host: \r\n'],
  ['a host with a path', 'GET /', 'Host: evil.example/x\r\n'],
  ['a host with a name', 'GET /', 'Host: a@evil.example\r\n'],
  ['a list of hosts', 'GET /', 'Host: localhost, evil.example\r\n'],
  ['a host with a space', 'GET /', 'Host: local host\r\n'],
  ['a host with half an address', 'GET /', 'Host: [::1\r\n'],
  ['two lengths', 'POST /', 'Host: localhost\r\nContent-Length: 0\r\nContent-Length: 0\r\n'],
  ['a list of lengths', 'POST /', 'Host: localhost\r\nContent-Length: 0, 0\r\n'],
  ['a length and a chunked body', 'POST /', 'Host: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n'],
  ['a chunked body and a length', 'POST /', 'Host: localhost\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n'],
  ['a body that is encoded twice', 'POST /', 'Host: localhost\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n'],
  ['a body in an unknown encoding', 'POST /', 'Host: localhost\r\nTransfer-Encoding: xchunked\r\n'],
  ['a header that goes on in the next line', 'GET /', 'Host: localhost\r\nX: a\r\n Host: evil.example\r\n'],
  ['a space before the colon', 'GET /', 'Host : localhost\r\n'],
])('SEC-02 %s is refused, because a proxy may read the request in another way', async (_, line, headers) => {
  const answer = await send(line, headers);
  expect(answer).toContain('HTTP/1.1 400 ');
  expect(answer).toContain('"code":"error.validation"');
  expect(answer).not.toContain('passed');
});

test('SEC-02 HTTP/1.0 needs no host, and has no chunked bodies', async () => {
  const old = async (headers: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET /fi-FI HTTP/1.0\r\n${headers}\r\n`);
    return text(socket);
  };
  expect(await old('')).toContain(' 200 ');
  expect(await old('Transfer-Encoding: chunked\r\n')).toContain(' 400 ');
});

test.each(['localhost', 'localhost:3000', 'casino.example', '127.0.0.1:80', '[::1]:3000', 'my_site.local'])(
  'SEC-02 %s is a host',
  async (host) => {
    expect(await send('GET /', `Host: ${host}\r\n`)).toContain('passed');
  },
);

test.each([
  ['no host', '', 400],
  ['headers that are too long', `Host: localhost\r\nX: ${'a'.repeat(20_000)}\r\n`, 431],
  ['an expectation', 'Host: localhost\r\nExpect: a-miracle\r\n', 417],
  ['an upgrade', 'Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n', 400],
])('SEC-02 a request with %s is refused with the security headers', async (_, headers, status) => {
  const answer = await send('GET /', headers);
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  for (const header of everyAnswer) expect(answer).toMatch(header);
});

test.each([
  'GET /',
  'GET /fi-FI/%E0%A4%A',
  'GET /api/config?market=%zz',
  'DELETE /api/recovery',
  'GET /api/platform/a%20b',
  'GET /.well-known/security.txt',
  'GET /fi-FI?next=/../x',
])('SEC-02 %s is left to the site, and gets the security headers', async (line) => {
  const answer = await send(line);
  expect(answer).toMatch(/passed/);
  for (const header of everyAnswer) expect(answer).toMatch(header);
});

test('SEC-02 a policy of the response itself is kept', async () => {
  expect((await send('GET /own')).match(/^content-security-policy: .*/gim)).toEqual([
    "Content-Security-Policy: default-src 'self'",
  ]);
});

test('SEC-01 a page that fails is logged with the reference on its error page, and without its address', async () => {
  process.env.NEXT_RUNTIME = 'nodejs';
  const error = Object.assign(new Error('the content of anna@example.com'), { digest: '1234567890' });
  await onRequestError(error, { path: '/fi-FI/promo/anna' }, { routePath: '/[locale]/[audience]/promo/[slug]' });
  delete process.env.NEXT_RUNTIME;
  const line = String(log.mock.calls.at(-1)?.[0]);
  expect(JSON.parse(line)).toMatchObject({
    outcome: 'failed',
    target: '/[locale]/[audience]/promo/[slug]',
    errorId: '1234567890',
  });
  expect(line).not.toContain('anna');
});

test('SEC-01 a client that sends refused requests without end has thirty lines a minute in the log, and others theirs', async () => {
  log.mockClear();
  const other = createSiteServer((_, response) => response.end(), { isSecure: true, proxyHops: 1 });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const at = typeof address === 'object' && address ? address.port : 0;
  const refuse = async (client: string) => {
    const socket = connect(at, '127.0.0.1');
    socket.write(`TRACE / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${client}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toContain(' 405 ');
  };
  for (let count = 0; count < 50; count += 1) await refuse(`2001:db8:1:${count}::1`);
  expect(log).toHaveBeenCalledTimes(30);
  await refuse('203.0.113.7');
  expect(log).toHaveBeenCalledTimes(31);
  await new Promise((resolve) => other.close(resolve));
});

test('OPS-07 an overloaded process answers stored pages and probes; the rest gets 503, as a page in the language of its address', async () => {
  const busy = createSiteServer((_, response) => response.end('passed'), {
    isSecure: true,
    proxyHops: 0,
    isOverloaded: () => true,
    answerFromMemory: async ({ url }, response) => {
      if (url !== '/fi-FI') return false;
      response.end('stored');
      return true;
    },
  });
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
  const address = busy.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const read = async (path: string, accept: string, method = 'GET') => {
    const response = await fetch(url + path, { method, headers: { Accept: accept } });
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.text() };
  };
  expect((await read('/fi-FI', 'text/html')).body).toBe('stored');
  expect((await read('/api/health/live', '*/*')).body).toBe('passed');
  expect((await read('/api/health/other', '*/*')).status).toBe(503);
  const page = await read('/de-AT/promotions', 'text/html');
  expect([page.status, page.retryAfter]).toEqual([503, '5']);
  expect(page.body).toContain('<html lang="de-AT">');
  const call = await read('/api/platform/player/me/wallet', 'application/json', 'POST');
  expect([call.status, call.retryAfter, JSON.parse(call.body).code]).toEqual([503, '5', 'error.system.error']);
  await new Promise((resolve) => busy.close(resolve));
});
