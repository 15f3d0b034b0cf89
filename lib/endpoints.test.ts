import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { call, subscribeToSessionEnd } from '#lib/core/api/browser.ts';
import { callUntyped } from '#lib/core/api/call.ts';
import { type Endpoint, myPath } from '#lib/core/api/endpoint.ts';
import { type CallError, isCallError, sessionEndedHeader } from '#lib/core/api/errors.ts';
import { relay } from '#lib/core/api/relay.ts';
import { endpoints, namedEndpoints } from './endpoints.ts';

const siteOrigin = 'http://localhost:3000';
const credentials = { playerId: '100024', idToken: 'token' };
const ofBrowsers = endpoints.filter(({ browser }) => browser);
const params = new Proxy({}, { get: () => 'a1', ownKeys: () => [] });
const fetched = jest.spyOn(globalThis, 'fetch');
jest.spyOn(console, 'info').mockImplementation(() => undefined);

/** A browser's call as it passes the relay to a service that answers with a status; what it was refused with. */
async function refusalOf(
  { body: _body, query: _query, keyed: _keyed, ...endpoint }: Endpoint,
  status: number,
): Promise<CallError> {
  const refuseInService = () => Response.json({ status, code: 'error.forbidden' }, { status });
  const path = myPath(endpoint.path).replaceAll(/\{\w+\}/g, 'a1');
  fetched.mockImplementation(async (address, init) => {
    if (String(address).startsWith('http:')) return refuseInService();
    const headers = new Headers(init?.headers);
    headers.set('origin', siteOrigin);
    headers.set('sec-fetch-site', 'same-origin');
    return relay(new Request(`${siteOrigin}${String(address)}`, { ...init, headers }), path, {
      endpoints: [endpoint],
      siteOrigin,
      checkAccess: async () => undefined,
      checkMoneyAccess: async () => undefined,
      addressOf: () => undefined,
      credentialsOf: async () => credentials,
      call: (called, input, options) => callUntyped(called, input, { ...options, baseUrl: 'http://service', siteId: 5 }),
      sessionEndHeaders: () => [[sessionEndedHeader, '1']],
    });
  });
  const key = `${endpoint.method} ${myPath(endpoint.path)}`;
  const error: unknown = await call(key as never)({ params } as never).catch((reason: unknown) => reason);
  if (!isCallError(error)) throw new Error('expected a CallError');
  return error;
}

describe.each([401, 403])('LOG-14 ERR-05 an answer %i of a service', (status) => {
  test.each(ofBrowsers.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'to %s ends the session if it answers a player’s token',
    async (_, endpoint) => {
      const ended: CallError[] = [];
      const stop = subscribeToSessionEnd((error) => ended.push(error));
      const error = await refusalOf(endpoint, status);
      stop();
      expect(error.status).toBe(status);
      expect(ended).toEqual(endpoint.by === 'player' ? [error] : []);
    },
  );
});

test('CHT-11 RTM-09 only the sessions of the messaging service and of the feed say nothing about the player’s', () => {
  const exceptions = endpoints.flatMap(({ keepsSession, method, path }) => (keepsSession ? [`${method} ${path}`] : []));
  expect(exceptions).toEqual(['GET /player/{playerId}/crm/session', 'POST /player/{playerId}/realtime/ticket']);
  expect(ofBrowsers.filter(({ keepsSession }) => keepsSession)).toEqual([]);
});

test('SEC-01 payments, registrations, passwords, limits and blocks have their event in the log', () => {
  const events = namedEndpoints.flatMap(({ name, endpoint: { event } }) => (event ? [[name, event]] : []));
  expect(Object.fromEntries(events)).toEqual({
    cancelWithdrawal: 'withdrawal-cancelled',
    changeDepositLimit: 'limit-change',
    changePassword: 'password-change',
    changeSpendLimit: 'limit-change',
    closeAccount: 'account-closure',
    completeRegistration: 'registration',
    confirmPassword: 'password-confirmation',
    registerPlayer: 'registration',
    startCooling: 'cool-off',
    startDeposit: 'deposit',
    startExclusion: 'self-exclusion',
    startTimeout: 'time-out',
    startWithdrawal: 'withdrawal',
    verifyPhone: 'phone-change',
  });
});

test('a call of browsers has the name of its endpoint', () => {
  const files = globSync('**/*calls.ts', { cwd: import.meta.dirname });
  const declared = files.flatMap((file) => [
    ...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(/export const (\w+) = call<typeof contract\.(\w+)>/g),
  ]);
  expect(declared.length).toBeGreaterThan(80);
  expect(declared.filter(([, name, endpoint]) => name !== endpoint).map(([text]) => text)).toEqual([]);
});
