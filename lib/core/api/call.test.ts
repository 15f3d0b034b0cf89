import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { businessNow } from '#lib/core/time/clock.ts';
import { dayMs } from '../time/durations.ts';
import { callService } from './call.ts';
import { endpoint } from './endpoint.ts';
import { CallError } from './errors.ts';

const read = endpoint('GET /player/{playerId}/thing', {
  summary: 'A call.',
  by: 'player',
  reply: z.object({ n: z.number() }),
  timeoutMs: 2_000,
});
const change = endpoint('POST /thing', {
  summary: 'A call.',
  by: 'anyone',
  body: z.object({}),
  reply: z.object({ n: z.number() }),
  timeoutMs: 300,
});

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
let handler: Handler;
let baseUrl: string;
const seen: IncomingMessage[] = [];
const server = createServer((request, response) => {
  seen.push(request);
  handler(request, response);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen.length = 0;
});

const answers = (...list: readonly (readonly [number, string])[]): Handler => {
  let at = 0;
  return (_, response) => {
    const [status, body] = list[Math.min(at, list.length - 1)] ?? [500, ''];
    at += 1;
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
};
const options = () => ({ baseUrl, siteId: 5, credentials: { playerId: '100024', idToken: 'raw.id.token' } });
const readIt = () => callService(read, {}, options());
const errorOf = async (promise: Promise<unknown>): Promise<CallError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CallError)) throw new Error('expected a CallError');
  return error;
};

test('LOG-21 CST-01 sends the site context and the raw identity token', async () => {
  handler = answers([200, '{"n":1}']);
  expect((await readIt()).reply).toEqual({ n: 1 });
  expect(seen[0]?.url).toBe('/player/100024/thing');
  expect(seen[0]?.headers).toMatchObject({ sitecontext: '{"siteId":5}', authorization: 'raw.id.token' });
});

test('members of an answer that the contract does not have go no further', async () => {
  handler = answers([200, '{"n":1,"passwordHash":"x"}']);
  expect((await readIt()).reply).toEqual({ n: 1 });
});

test('an anonymous call carries no token', async () => {
  handler = answers([200, '{"n":1}']);
  await callService(change, { body: {} }, options());
  expect(seen[0]?.headers.authorization).toBeUndefined();
});

test('retries an idempotent call while the service fails', async () => {
  handler = answers([500, '{"status":500,"code":"error.system.error"}'], [502, '<html>'], [200, '{"n":2}']);
  expect((await readIt()).reply).toEqual({ n: 2 });
  expect(seen).toHaveLength(3);
});

test('never retries a call that changes something', async () => {
  handler = answers([500, '{"status":500}']);
  await errorOf(callService(change, { body: {} }, options()));
  expect(seen).toHaveLength(1);
});

test.each([
  ['HTML', 200, '<html>', 'contract', 502],
  ['half a body', 200, '{"n":', 'contract', 502],
  ['another shape', 200, '{"n":"one"}', 'contract', 502],
  ["a 401 that is not the platform's", 401, '<html>login</html>', 'contract', 502],
  ["a gateway's 401 in the shape of an error", 401, '{"status":401,"error":"Unauthorized"}', 'contract', 502],
  ["a gateway's 403 in the shape of an error", 403, '{"status":403,"message":"Forbidden"}', 'contract', 502],
  ["a gateway's 429 in the shape of an error", 429, '{"status":429}', 'contract', 502],
])('%s is an error of the contract and ends no session', async (_, status, body, layer, shown) => {
  handler = answers([status, body]);
  const error = await errorOf(readIt());
  expect([error.layer, error.status, error.endsSession]).toEqual([layer, shown, false]);
});

test('a failure inside of a service is a bad gateway of the site, with the service’s code', async () => {
  for (const body of ['{"status":500,"code":"error.system.error"}', '<html>']) {
    handler = answers([500, body]);
    const error = await errorOf(callService(change, { body: {} }, options()));
    expect([error.status, error.code, error.retryable]).toEqual([502, 'error.system.error', true]);
  }
});

test('DEC-X-1 business time follows the platform and the sportsbook, not the clock of another service', async () => {
  const aheadMs = 400 * dayMs;
  const isAhead = () => businessNow().getTime() - Date.now() > aheadMs / 2;
  handler = (_, response) => {
    response.writeHead(200, { 'X-Server-Time': new Date(Date.now() + aheadMs).toISOString() }).end('{"n":1}');
  };
  for (const service of ['access', 'pay', 'crm', 'chat', 'tracking'] as const) {
    await callService({ ...read, service }, {}, options());
    expect([service, isAhead()]).toEqual([service, false]);
  }
  for (const service of ['platform', 'sports'] as const) {
    await callService({ ...read, service }, {}, options());
    expect([service, isAhead()]).toEqual([service, true]);
  }
});

test("LOG-14 the platform's own 401 and 403 end the session, and are not repeated", async () => {
  for (const status of [401, 403]) {
    seen.length = 0;
    handler = answers([status, `{"status":${status},"code":"error.forbidden"}`]);
    const error = await errorOf(readIt());
    expect([error.status, error.code, error.endsSession, seen.length]).toEqual([status, 'error.forbidden', true, 1]);
  }
});

test('a timeout is a network error', async () => {
  handler = () => undefined;
  const error = await errorOf(callService(change, { body: {} }, options()));
  expect([error.layer, error.status]).toEqual(['network', 503]);
});

test('retries end with the time of the call', async () => {
  handler = (_, response) => {
    if (seen.length > 1) return;
    response.writeHead(502).end('<html>');
  };
  const brief = endpoint('GET /brief', { ...read, timeoutMs: 1_000 });
  const error = await errorOf(callService(brief, {}, options()));
  expect([error.layer, error.status, seen.length]).toEqual(['network', 503, 2]);
});

test('a service that does not answer is left alone, while its other operations are called', async () => {
  handler = () => undefined;
  const silent = endpoint('GET /silent', { ...read, timeoutMs: 20 });
  // What is sent is counted, since a request may end before the server has read it.
  const sent = jest.spyOn(globalThis, 'fetch');
  for (let time = 0; time < 3; time += 1) await errorOf(callService(silent, {}, options()));
  handler = answers([200, '{"n":1}']);
  const error = await errorOf(callService(silent, {}, options()));
  expect([error.layer, error.status]).toEqual(['network', 503]);
  expect(sent).toHaveBeenCalledTimes(3);
  sent.mockRestore();
  expect((await readIt()).reply).toEqual({ n: 1 });
});
