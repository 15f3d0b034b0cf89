import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CallError, envelopeOf } from './errors.ts';
import { type RelayPorts, relay } from './relay.ts';

const readThing = endpoint('GET /player/{playerId}/things/{id}', {
  summary: 'A call.',
  by: 'player',
  browser: true,
  query: z.object({ limit: z.coerce.number().int().max(10).default(5) }),
  reply: z.object({ ok: z.boolean() }),
});
const changeThing = endpoint('POST /player/{playerId}/things', {
  summary: 'A call.',
  by: 'player',
  browser: true,
  body: z.object({ name: z.string().min(1) }),
});
const hidden = endpoint('GET /player/{playerId}/secret', {
  summary: 'A call.',
  by: 'player',
  reply: z.unknown(),
});
const payThing = endpoint('POST /payment/{playerId}/things', {
  summary: 'A call.',
  by: 'player',
  browser: true,
  keyed: true,
  movesMoney: true,
  event: 'deposit',
  withAddress: true,
  body: z.object({ ipAddress: z.string().default(''), amount: z.number() }),
  reply: z.object({ ok: z.boolean() }),
});

const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
const logged = () => log.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
beforeEach(() => log.mockClear());

const origin = 'http://localhost:3000';
const credentials = { playerId: '100024', idToken: 'token' };

function setUp(more: Partial<RelayPorts> = {}) {
  const call = jest.fn<ReturnType<RelayPorts['call']>, Parameters<RelayPorts['call']>>(async () => ({
    reply: { ok: true },
    headers: new Headers({ 'x-server-time': '2026-01-01T00:00:00.000Z' }),
  }));
  const ports: RelayPorts = {
    endpoints: [readThing, changeThing, hidden, payThing],
    siteOrigin: origin,
    checkAccess: async () => undefined,
    checkMoneyAccess: async () => undefined,
    addressOf: () => '203.0.113.9',
    credentialsOf: async () => credentials,
    call,
    sessionEndHeaders: () => [['Set-Cookie', 'parlour.id=; Max-Age=0']],
    ...more,
  };
  const callRelay = (method: string, path: string, init: RequestInit = {}) =>
    relay(new Request(`${origin}/api/platform${path}`, { method, ...init }), path.split('?')[0] ?? '', ports);
  return { callRelay, call };
}

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin', ...headers },
});
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;

test("forwards a read with the session's player and the parsed query, uncached", async () => {
  const { callRelay, call } = setUp();
  const answer = await callRelay('GET', '/player/me/things/a1?limit=3');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-server-time')).toBe('2026-01-01T00:00:00.000Z');
  expect(call).toHaveBeenCalledWith(
    readThing,
    { params: { id: 'a1' }, query: { limit: 3 }, body: undefined },
    { credentials, headers: {} },
  );
});

test.each([
  '/player/me/secret',
  '/player/100025/things/a1',
  '/player/me/things/a1/b',
  '/player/me/things/..%2Fsecret',
  '/player/me/things/..',
  '/nothing',
  '',
])('answers 404 to %s, which no browser may call', async (path) => {
  const { callRelay, call } = setUp();
  const answer = await callRelay('GET', path);
  expect([answer.status, await codeOf(answer)]).toEqual([404, 'error.not_found']);
  expect(call).not.toHaveBeenCalled();
});

test('calls the first of two endpoints that a path fits', async () => {
  const named = endpoint('GET /player/{playerId}/things/latest', readThing);
  const byOrder = [
    [[named, readThing], {}],
    [[readThing, named], { id: 'latest' }],
  ] as const;
  for (const [endpoints, params] of byOrder) {
    const { callRelay, call } = setUp({ endpoints });
    expect((await callRelay('GET', '/player/me/things/latest')).status).toBe(200);
    expect(call.mock.calls[0]?.slice(0, 2)).toMatchObject([endpoints[0], { params }]);
  }
});

test('answers 401 without a session, without calling the service', async () => {
  const { callRelay, call } = setUp({ credentialsOf: async () => undefined });
  const answer = await callRelay('GET', '/player/me/things/a1');
  expect([answer.status, await codeOf(answer)]).toEqual([401, 'error.token.expired']);
  expect(call).not.toHaveBeenCalled();
});

test.each([
  ['another origin', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403, 'error.origin'],
  ['a sibling origin', { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-site' }, 403, 'error.origin'],
  ['a form', { 'content-type': 'text/plain' }, 415, 'error.body.not_json'],
])('refuses a change from %s', async (_, headers, status, code) => {
  const { callRelay, call } = setUp();
  const answer = await callRelay('POST', '/player/me/things', json({ name: 'x' }, headers));
  expect([answer.status, await codeOf(answer)]).toEqual([status, code]);
  expect(call).not.toHaveBeenCalled();
});

test.each([
  ['half a body', '{"name":', 400, 'error.body.not_json'],
  ['a body of another shape', { name: 7 }, 400, 'error.validation'],
  ['a null character, which no database takes', { name: 'x\0' }, 400, 'error.validation'],
  ['a body that is too large', { name: 'x'.repeat(40_000) }, 413, 'error.body.too_large'],
])('refuses %s with a code', async (_, body, status, code) => {
  const { callRelay, call } = setUp();
  const answer = await callRelay('POST', '/player/me/things', json(body));
  expect([answer.status, await codeOf(answer)]).toEqual([status, code]);
  expect(call).not.toHaveBeenCalled();
});

test('of a parameter that is sent twice only one value is checked, and the same one is forwarded', async () => {
  const { callRelay, call } = setUp();
  expect((await callRelay('GET', '/player/me/things/a?limit=99&limit=7')).status).toBe(200);
  expect(call.mock.calls[0]?.[1].query).toEqual({ limit: 7 });
  expect((await callRelay('GET', '/player/me/things/a?limit=7&limit=99')).status).toBe(400);
});

test('members of a body that the contract does not have are not forwarded', async () => {
  const { callRelay, call } = setUp();
  await callRelay('POST', '/player/me/things', json({ name: 'a', role: 'operator', playerId: '1' }));
  expect(call.mock.calls[0]?.[1].body).toEqual({ name: 'a' });
});

test('names the query parameter that is wrong', async () => {
  const { callRelay } = setUp();
  const answer = await callRelay('GET', '/player/me/things/a1?limit=99');
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ fieldErrors: [{ objectName: 'query', field: 'limit' }] });
});

test('LOG-14 ERR-05 a rejected token ends the session in the browser', async () => {
  const { callRelay } = setUp({
    call: async () => {
      throw new CallError('platform', envelopeOf(401, 'error.token.expired'));
    },
  });
  const answer = await callRelay('GET', '/player/me/things/a1');
  expect(answer.status).toBe(401);
  expect(answer.headers.get('set-cookie')).toContain('parlour.id=;');
});

test.each([
  ['a failing service', new CallError('platform', envelopeOf(500, 'error.system.error')), 500],
  ['silence', new CallError('network', envelopeOf(503, 'error.system.error')), 503],
  ['an answer of another shape', new CallError('contract', envelopeOf(502, 'error.system.error')), 502],
])('%s signs nobody out', async (_, error, status) => {
  const { callRelay } = setUp({
    call: async () => {
      throw error;
    },
  });
  const answer = await callRelay('GET', '/player/me/things/a1');
  expect(answer.status).toBe(status);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(await codeOf(answer)).toBe('error.system.error');
});

test('DEC-PATH-6 answers what is not there yet with the endpoint’s empty reply, any other refusal with its error', async () => {
  const readNone = endpoint('GET /player/{playerId}/none', {
    summary: 'A call.',
    by: 'player',
    browser: true,
    absence: { code: 'error.none.yet', reply: { items: [] } },
    reply: z.object({ items: z.array(z.string()) }),
  });
  const respond = async (code: string) => {
    const { callRelay } = setUp({
      endpoints: [readNone],
      call: async () => {
        throw new CallError('platform', { status: 404, code });
      },
    });
    return callRelay('GET', '/player/me/none');
  };
  const answer = await respond('error.none.yet');
  expect([answer.status, await answer.json()]).toEqual([200, { items: [] }]);
  expect((await respond('error.not_found')).status).toBe(404);
});

test('DEC-X-11 a browser gets the sentence of a service, never the site’s own English', async () => {
  const refuseWith = async (envelope: ConstructorParameters<typeof CallError>[1]) => {
    const { callRelay } = setUp({
      call: async () => {
        throw new CallError('platform', envelope);
      },
    });
    return (await callRelay('GET', '/player/me/things/a1')).json();
  };
  expect(await refuseWith({ status: 400, code: 'error.new.rule', message: 'Not on Sundays.' })).toMatchObject({
    code: 'error.new.rule',
    message: 'Not on Sundays.',
  });
  expect(await refuseWith(envelopeOf(400, 'error.validation'))).not.toHaveProperty('message');
});

test('RTE-37 RTE-38 rejects calls in maintenance and from a restricted country, as JSON', async () => {
  const { callRelay, call } = setUp({
    checkAccess: async () => new CallError('platform', envelopeOf(451, 'error.country.restricted')),
  });
  const answer = await callRelay('GET', '/player/me/things/a1');
  expect([answer.status, await codeOf(answer)]).toEqual([451, 'error.country.restricted']);
  expect(call).not.toHaveBeenCalled();
});

test("XTR-11 a money check gets the trusted address instead of the browser's claim", async () => {
  const { callRelay, call } = setUp();
  const own = json({ amount: 5, ipAddress: '127.0.0.1' }, { 'Idempotency-Key': 'k1' });
  expect((await callRelay('POST', '/payment/me/things', own)).status).toBe(200);
  expect(call.mock.lastCall?.[1].body).toEqual({ amount: 5, ipAddress: '203.0.113.9' });
  expect(call.mock.lastCall?.[2].headers).toEqual({ 'Idempotency-Key': 'k1' });
});

test("CST-09 a call that names its player gets the session's, whatever the browser claims", async () => {
  const pause = endpoint('POST /player/{playerId}/pause', {
    summary: 'A call.',
    by: 'player',
    browser: true,
    withPlayerId: true,
    body: z.object({ playerId: z.string().default('') }),
  });
  const { callRelay, call } = setUp({ endpoints: [pause] });
  await callRelay('POST', '/player/me/pause', json({ playerId: '100025' }));
  await callRelay('POST', '/player/me/pause', json({}));
  expect(call.mock.calls.map(([, { body }]) => body)).toEqual([{ playerId: '100024' }, { playerId: '100024' }]);
});

test.each([
  ['none', {}],
  ['one that would have to be cut', { 'Idempotency-Key': 'k'.repeat(65) }],
  ['one that is two', { 'Idempotency-Key': 'k1, k2' }],
])('a change of money needs its key: %s is refused', async (_, headers) => {
  const { callRelay, call } = setUp();
  const answer = await callRelay('POST', '/payment/me/things', json({ amount: 5 }, headers));
  expect([answer.status, await codeOf(answer)]).toEqual([400, 'error.idempotency.key']);
  expect(call).not.toHaveBeenCalled();
});

test('rejects only calls that move money while the location is unknown', async () => {
  const unknown = async () => new CallError('platform', envelopeOf(503, 'error.access.unavailable'));
  const { callRelay } = setUp({ checkMoneyAccess: unknown });
  const answer = await callRelay('POST', '/payment/me/things', json({ amount: 5 }, { 'Idempotency-Key': 'k1' }));
  expect([answer.status, await codeOf(answer)]).toEqual([503, 'error.access.unavailable']);
  expect((await callRelay('GET', '/player/me/things/a1')).status).toBe(200);
});

test('DEC-SGN-2 adds the headers that the site knows of a call, and refuses one that does not belong to this browser', async () => {
  const own = setUp({ callHeaders: async (_, { path }, body) => ({ 'X-Own': `${path} ${JSON.stringify(body)}` }) });
  await own.callRelay('POST', '/player/me/things', json({ name: 'x' }));
  expect(own.call.mock.lastCall?.[2].headers).toEqual({ 'X-Own': '/player/{playerId}/things {"name":"x"}' });
  const strange = setUp({
    callHeaders: async () => {
      throw new CallError('contract', envelopeOf(404, 'error.registration.not_begun'));
    },
  });
  const answer = await strange.callRelay('POST', '/player/me/things', json({ name: 'x' }));
  expect([answer.status, await codeOf(answer)]).toEqual([404, 'error.registration.not_begun']);
  expect(strange.call).not.toHaveBeenCalled();
});

test('DEC-X-9 rejects a call too many before forwarding it, with the time to wait; forwards the address to the service', async () => {
  const limited = endpoint('POST /things', {
    summary: 'A call.',
    by: 'anyone',
    browser: true,
    perHour: 20,
    body: z.object({ name: z.string() }),
  });
  const additionalInfo = { retryAfterSeconds: 1_260 };
  const tooMany = new CallError('network', envelopeOf(429, 'error.too_many_requests', { additionalInfo }));
  const limitedRelay = setUp({ endpoints: [limited], checkRateLimit: () => Promise.reject(tooMany) });
  const answer = await limitedRelay.callRelay('POST', '/things', json({ name: 'x' }));
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '1260']);
  expect(await answer.json()).toMatchObject({ code: 'error.too_many_requests', additionalInfo });
  expect(limitedRelay.call).not.toHaveBeenCalled();
  const open = setUp({ endpoints: [limited], checkRateLimit: async () => undefined });
  await open.callRelay('POST', '/things', json({ name: 'x' }));
  expect(open.call.mock.lastCall?.[2].headers).toEqual({ 'X-Forwarded-For': '203.0.113.9' });
  // The collector of events must not learn addresses.
  const tracked = setUp({ endpoints: [{ ...limited, service: 'tracking' }] });
  await tracked.callRelay('POST', '/things', json({ name: 'x' }));
  expect(tracked.call.mock.lastCall?.[2].headers).toEqual({});
});

test('SEC-01 every error response has an id that is in the log, and a movement of money is logged with its outcome', async () => {
  const { callRelay } = setUp();
  const pay = (headers: Record<string, string>) => callRelay('POST', '/payment/me/things', json({ amount: 5 }, headers));
  const refused = (await (await pay({})).json()) as { errorId: string };
  expect((await pay({ 'Idempotency-Key': 'a' })).status).toBe(200);
  const target = 'POST /payment/{playerId}/things';
  expect(logged()).toMatchObject([
    { event: 'deposit', outcome: 'refused', target, code: 'error.idempotency.key', errorId: refused.errorId },
    { event: 'deposit', outcome: 'accepted', target },
  ]);
  const missing = (await (await callRelay('GET', '/nowhere/anna@example.com')).json()) as { errorId: string };
  expect(logged().at(-1)).toMatchObject({ event: 'request', status: 404, errorId: missing.errorId });
  expect(JSON.stringify(logged())).not.toMatch(/anna|100024|token"/);
});
