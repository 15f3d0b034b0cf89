import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isDraining } from '#lib/core/server/draining.ts';
import { drain } from './drain.ts';

let server: Server;
let waiting: ServerResponse[] = [];

beforeEach(async () => {
  waiting = [];
  server = createServer((request, response) => {
    if (request.url === '/slow') waiting.push(response);
    else response.end(String(isDraining()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.closeAllConnections());

const agent = new Agent({ keepAlive: true });

async function fetchText(path: string): Promise<string> {
  const request = get({ port: (server.address() as AddressInfo).port, path, agent });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return text(response);
}

async function untilWaiting(): Promise<void> {
  while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
}

test('OPS-07 readiness fails first, open requests end, and kept connections do not hold the server up', async () => {
  expect(await fetchText('/')).toBe('false');
  const slow = fetchText('/slow');
  await untilWaiting();
  const drained = drain(server, 200);
  expect(await fetchText('/')).toBe('true');
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect(fetchText('/')).rejects.toThrow();
  waiting[0]?.end('done');
  expect(await slow).toBe('done');
  expect(await drained).toEqual({ cutOff: 0 });
});

test('OPS-07 requests that do not end are cut off after their time limit', async () => {
  const slow = fetchText('/slow');
  slow.catch(() => undefined);
  await untilWaiting();
  expect(await drain(server, 0, 100)).toEqual({ cutOff: 1 });
  await expect(slow).rejects.toThrow();
});
