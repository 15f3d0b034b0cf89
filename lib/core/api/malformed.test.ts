import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { refuseMalformed } from './malformed.ts';

let server: Server;
let port = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (!refuseMalformed(request, response)) response.end('passed');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends a raw request line, because an HTTP client would correct it. */
async function send(line: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

test.each([
  ['TRACE /fi-FI', 405, 'error.method.not_allowed'],
  ['PROPFIND /', 405, 'error.method.not_allowed'],
  ['GET *', 400, 'error.validation'],
  ['OPTIONS *', 400, 'error.validation'],
  ['GET /api/platform/%E0%A4%A', 400, 'error.validation'],
  ['POST /api/recovery/%zz?a=1', 400, 'error.validation'],
])('%s is refused with %i, as JSON', async (line, status, code) => {
  const answer = await send(line);
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  expect(answer).toContain(`"code":"${code}"`);
});

test.each(['GET /', 'GET /fi-FI/%E0%A4%A', 'GET /api/config?market=%zz', 'DELETE /api/recovery', 'GET /api/platform/a%20b'])(
  '%s is left to the site',
  async (line) => {
    expect(await send(line)).toMatch(/passed$/);
  },
);
