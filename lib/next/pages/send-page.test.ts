import { createServer, get, type IncomingMessage, type OutgoingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sendStoredPages } from './send-page.ts';

const html = `<!doctype html><title>Parlour</title>${'<p>Ilta alkaa täältä.</p>'.repeat(200)}`;
const etag = 'W/"a-page"';
let answer: (response: ServerResponse) => void;
let server: Server;
let port = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    sendStoredPages(request, response);
    delete request.headers['if-none-match'];
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  answer = (response) => sendPage(response);
});

function sendPage(response: ServerResponse, status = 200, type = 'text/html; charset=utf-8') {
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.setHeader('etag', etag);
  response.setHeader('Content-Length', Buffer.byteLength(html));
  response.end(html);
}

function request(headers: OutgoingHttpHeaders = {}, method = 'GET'): Promise<{ message: IncomingMessage; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', headers, method }, async (message) => {
      const parts: Buffer[] = [];
      for await (const part of message) parts.push(part);
      resolve({ message, body: Buffer.concat(parts) });
    }).on('error', reject);
  });
}

test('sends a page whole to who takes nothing packed', async () => {
  for (const accepted of [undefined, 'identity', 'br;q=0, gzip; q=0']) {
    const { message, body } = await request(accepted ? { 'accept-encoding': accepted } : {});
    expect([message.statusCode, message.headers['content-encoding'], body.toString()]).toEqual([200, undefined, html]);
  }
});

test('sends a page packed, the best way that is taken, twice the same', async () => {
  for (const turn of [1, 2]) {
    const { message, body } = await request({ 'accept-encoding': 'gzip, deflate, br' });
    expect([turn, message.headers['content-encoding'], brotliDecompressSync(body).toString()]).toEqual([turn, 'br', html]);
    expect(message.headers['content-length']).toBe(String(body.byteLength));
  }
  const { message, body } = await request({ 'accept-encoding': 'gzip, br;q=0' });
  expect([message.headers['content-encoding'], gunzipSync(body).toString()]).toEqual(['gzip', html]);
});

test('answers 304 without a body to who has the page, and whole to a reload', async () => {
  for (const held of [etag, `"other", ${etag}`, '*']) {
    const { message, body } = await request({ 'if-none-match': held, 'accept-encoding': 'br' });
    expect([message.statusCode, message.headers.etag, body.byteLength]).toEqual([304, etag, 0]);
  }
  expect((await request({ 'if-none-match': 'W/"an-older-page"' })).message.statusCode).toBe(200);
  expect((await request({ 'if-none-match': etag, 'cache-control': 'no-cache' })).message.statusCode).toBe(200);
});

test('keeps the status of a page that says what went wrong', async () => {
  answer = (response) => sendPage(response, 404);
  const { message, body } = await request({ 'if-none-match': etag });
  expect([message.statusCode, body.toString()]).toEqual([404, html]);
});

test('answers a question for the head alone without a body', async () => {
  answer = (response) => {
    response.setHeader('Content-Type', 'text/html');
    response.setHeader('etag', etag);
    response.end(null);
  };
  const { message, body } = await request({ 'accept-encoding': 'br' }, 'HEAD');
  expect([message.statusCode, message.headers.etag, body.byteLength]).toEqual([200, etag, 0]);
});

test('leaves what is no page alone, and takes the ETag of a page off the text of its navigation', async () => {
  answer = (response) => sendPage(response, 200, 'text/x-component');
  const navigation = await request({ 'if-none-match': etag });
  expect([navigation.message.statusCode, navigation.message.headers.etag]).toEqual([200, undefined]);
  expect(navigation.message.headers['content-type']).toBe('text/x-component; charset=utf-8');
  answer = (response) => sendPage(response, 200, 'application/json');
  expect((await request({ 'if-none-match': etag })).message.headers.etag).toBe(etag);
});

test('the data of a navigation has no ETag when it is streamed either', async () => {
  answer = (response) => {
    response.setHeader('Content-Type', 'text/x-component');
    response.setHeader('etag', etag);
    response.write('0:"first"\n');
    response.end('1:"second"\n');
  };
  const { message, body } = await request();
  expect(message.headers.etag).toBeUndefined();
  expect(body.toString()).toBe('0:"first"\n1:"second"\n');
});
