import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reportMissingContent } from '#lib/content/query/missing-content.ts';
import { answerMissingContent } from './unavailable-pages.ts';

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    answerMissingContent(response);
    response.statusCode = request.url === '/found' ? 200 : 500;
    response.end('page');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

async function fetchPage(path: string) {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  return [response.status, response.headers.get('retry-after'), await response.text()];
}

test('a page fails with 503 and Retry-After only while content is missing, and the log names the setting once', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  expect(await fetchPage('/failing')).toEqual([500, null, 'page']);
  reportMissingContent(new Error('fetch failed'), Date.now() - 10_001);
  expect(await fetchPage('/failing')).toEqual([500, null, 'page']);
  reportMissingContent(new Error('fetch failed'));
  reportMissingContent(new Error('fetch failed'));
  expect(await fetchPage('/failing')).toEqual([503, '5', 'page']);
  expect(await fetchPage('/found')).toEqual([200, null, 'page']);
  expect(log.mock.calls).toEqual(
    Array(2).fill([expect.stringMatching(/CONTENT_URL, http:\/\/127\.0\.0\.1:4103\) failed \(fetch failed\)/)]),
  );
});
