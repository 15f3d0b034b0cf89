import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type OutsideCall, observeCall, reportNotCalled } from '#lib/core/http/observe-call.ts';
import { observeCalls } from './calls.ts';

const call = { service: 'content', endpoint: 'query of a page' } as const;
const cached = { ...call, mayBeCached: true } as const;
const seen: (readonly [OutsideCall, string])[] = [];
const received: IncomingHttpHeaders[] = [];
const server = createServer((request, response) => {
  received.push(request.headers);
  response.end('{}');
});
let url = '';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  observeCalls([
    {
      begin: (one) => ({
        headers: { traceparent: 'of the call' },
        end: (failure, seconds) => void seen.push([one, failure ?? (seconds >= 0 ? 'answered' : 'wrong time')]),
      }),
      notCalled: (one) => void seen.push([one, 'not called']),
    },
  ]);
});
afterAll(() => server.close());
beforeEach(() => {
  seen.splice(0);
  received.splice(0);
});

test('a call is observed once with its outcome, whatever it sends', async () => {
  await observeCall(call, async () => {
    await fetch(url);
    await fetch(url);
  });
  await expect(observeCall(call, () => fetch(url, { signal: AbortSignal.abort() }))).rejects.toThrow();
  await expect(observeCall(call, () => fetch('http://127.0.0.1:1'))).rejects.toThrow();
  await expect(observeCall(call, () => Promise.reject(new SyntaxError('no JSON')))).rejects.toThrow();
  await observeCall(
    call,
    async () => 'no answer',
    (ending) => ('result' in ending && ending.result === 'no answer' ? 'invalid' : undefined),
  );
  reportNotCalled(call);
  const outcomes = ['answered', 'timeout', 'unreachable', 'invalid', 'invalid', 'not called'];
  expect(seen).toEqual(outcomes.map((outcome) => [call, outcome]));
});

test('each of its requests has the headers of the call, and no other request', async () => {
  await observeCall(call, () => Promise.all([fetch(url), fetch(url, { headers: { accept: 'text/plain' } })]));
  await fetch(url);
  expect(received.map(({ traceparent }) => traceparent)).toEqual(['of the call', 'of the call', undefined]);
});

test('what a cache answers is no call', async () => {
  await observeCall(cached, async () => 'from the cache');
  expect(seen).toEqual([]);
  await observeCall(cached, () => fetch(url));
  expect(seen).toEqual([[cached, 'answered']]);
});
