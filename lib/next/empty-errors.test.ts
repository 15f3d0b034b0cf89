/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import compression from 'compression';
import { answerWrongMethod } from './empty-errors.ts';

const compress = compression();
const server = createServer((request, response) =>
  compress(request, response, () => {
    answerWrongMethod(response);
    response.statusCode = request.url === '/handler' ? 405 : 204;
    response.end(request.headers['x-body']);
  }),
);
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close());

const get = (path: string, headers = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });

test('ERR-03 a 405 without a body gets the envelope of an error, any other response stays as it is', async () => {
  const refused = await get('/handler');
  expect([refused.status, await refused.json()]).toMatchObject([405, { status: 405, code: 'error.method.not_allowed' }]);
  const own = await get('/handler', { 'x-body': 'own' });
  expect([own.status, await own.text()]).toEqual([405, 'own']);
  expect([(await get('/')).status, await (await get('/')).text()]).toEqual([204, '']);
});
