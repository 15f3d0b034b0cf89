import type { Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { onRequestError } from '../instrumentation.ts';
import { createSiteServer } from './site-server.ts';

const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
let server: Server;
let port = 0;

beforeAll(async () => {
  server = createSiteServer((request, response) => {
    response.setHeader('X-Path', request.url ?? '');
    if (request.url === '/own') response.setHeader('Content-Security-Policy', "default-src 'self'");
    response.end('passed');
  }, true);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  log.mockRestore();
  return new Promise((resolve) => server.close(resolve));
});

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
  ['POST /api/recovery/%zz?a=1', 400, 'error.validation'],
  ['NONSENSE /', 400, 'error.validation'],
  ['CONNECT localhost:80', 405, 'error.method.not_allowed'],
  ['GET / HTTP/7.9 x', 400, 'error.validation'],
])('SEC-02 %s is refused with %i, as JSON with an id and with the security headers', async (line, status, code) => {
  const answer = await send(line);
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  expect(answer).toContain(`"code":"${code}"`);
  for (const header of everyAnswer) expect(answer).toMatch(header);
  const id = /"errorId":"([\w-]{36})"/.exec(answer)?.[1];
  expect(String(log.mock.calls.at(-1)?.[0])).toContain(`"errorId":"${id}"`);
});

test('SEC-02 a request with a whole URL is one for its path, so that nothing leads to its host', async () => {
  const answer = await send('GET http://evil.example//fi-FI?page=2');
  expect(answer).toContain('HTTP/1.1 200 ');
  expect(answer).toMatch(/^x-path: \/\/fi-FI\?page=2\r$/im);
});

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

test.each(['GET /', 'GET /fi-FI/%E0%A4%A', 'GET /api/config?market=%zz', 'DELETE /api/recovery', 'GET /api/platform/a%20b'])(
  'SEC-02 %s is left to the site, and gets the security headers',
  async (line) => {
    const answer = await send(line);
    expect(answer).toMatch(/passed/);
    for (const header of everyAnswer) expect(answer).toMatch(header);
  },
);

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
