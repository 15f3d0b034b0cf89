import { globSync, readFileSync } from 'node:fs';
import { type Endpoint, endpoint } from '#lib/core/api/endpoint.ts';
import type { CallError } from '#lib/core/api/errors.ts';
import { checkRateLimit, limitRequests } from './limits.ts';

const mockConfig = { TRUSTED_PROXY_HOPS: 0 };
jest.mock('#lib/core/config/edge.ts', () => ({
  ...jest.requireActual('#lib/core/config/edge.ts'),
  edgeConfig: () => mockConfig,
}));
const mockSite = { countsLoopback: false };
jest.mock('#lib/core/config/site.ts', () => ({ siteConfig: () => mockSite }));

beforeEach(() => {
  Object.assign(mockConfig, { TRUSTED_PROXY_HOPS: 0 });
  Object.assign(mockSite, { countsLoopback: false });
});
afterEach(() => {
  delete process.env.CONNECTION_ADDRESS;
});

const statusOf = (checked: Promise<void>) =>
  checked.then(
    () => undefined,
    (error: CallError) => error.status,
  );

const tries = async (headers: Record<string, string>, hops = 0) => {
  mockConfig.TRUSTED_PROXY_HOPS = hops;
  const thing = endpoint('POST /things', { summary: 'A call.', by: 'anyone', perHour: 2 });
  const statuses: (number | undefined)[] = [];
  for (let count = 0; count < 3; count += 1) {
    const request = new Request('http://localhost:3000/api/platform/things', { headers });
    statuses.push(await statusOf(checkRateLimit(request, thing)));
  }
  return statuses;
};
const limited = [undefined, undefined, 429];
const unlimited = [undefined, undefined, undefined];

test('DEC-X-9 limits calls per hour of an address reported by a trusted proxy, without any setting', async () => {
  expect(await tries({ 'x-forwarded-for': '203.0.113.7' }, 1)).toEqual(limited);
});

test('DEC-X-9 an error for too many calls says when the next is allowed', async () => {
  mockConfig.TRUSTED_PROXY_HOPS = 1;
  const check = limitRequests('sign-in', { maxAttempts: 1, windowMs: 600_000 });
  const request = new Request('http://localhost:3000/', { headers: { 'x-forwarded-for': '203.0.113.7' } });
  await check(request);
  await expect(check(request)).rejects.toMatchObject({ envelope: { additionalInfo: { retryAfterSeconds: 600 } } });
});

test('DEC-X-9 requests without an address of the trusted proxies share one count', async () => {
  expect(await tries({}, 1)).toEqual(limited);
  expect(await tries({ 'x-forwarded-for': '203.0.113.7' }, 2)).toEqual(limited);
});

test('DEC-X-9 without proxies the address of the connection counts, never what a client sends', async () => {
  expect(await tries({ 'x-forwarded-for': '203.0.113.7', 'x-connection-address': '203.0.113.7' })).toEqual(unlimited);
  process.env.CONNECTION_ADDRESS = 'header';
  expect(await tries({ 'x-connection-address': '203.0.113.7' })).toEqual(limited);
});

test('DEC-X-9 this machine is excepted in development only', async () => {
  process.env.CONNECTION_ADDRESS = 'header';
  expect(await tries({ 'x-connection-address': '::1' })).toEqual(unlimited);
  mockSite.countsLoopback = true;
  expect(await tries({ 'x-connection-address': '::1' })).toEqual(limited);
});

test('DEC-X-9 where no address is known all requests share one count, in development none', async () => {
  expect(await tries({})).toEqual(unlimited);
  mockSite.countsLoopback = true;
  expect(await tries({})).toEqual(limited);
});

describe('limits by player', () => {
  const request = new Request('http://localhost:3000/');
  const ofPlayers = async (thing: Endpoint, players: readonly (string | undefined)[]) => {
    const statuses: (number | undefined)[] = [];
    for (const player of players) statuses.push(await statusOf(checkRateLimit(request, thing, player)));
    return statuses;
  };
  const change = { summary: 'A change.', by: 'player' } as const;

  test('DEC-X-9 one player has as many calls of an endpoint as it says, wherever they come from', async () => {
    const thing = endpoint('POST /things', { ...change, perHourOfPlayer: 2 });
    expect(await ofPlayers(thing, ['1', '1', '1', '2', '1'])).toEqual([undefined, undefined, 429, undefined, 429]);
  });

  test('DEC-X-9 a limit by address of a player’s call is one by player, too', async () => {
    expect(await ofPlayers(endpoint('POST /things', { ...change, perHour: 2 }), ['1', '1', '1', '2'])).toEqual([
      undefined,
      undefined,
      429,
      undefined,
    ]);
  });

  test('DEC-X-9 every handler by which a player changes something counts the player', () => {
    const handlers = globSync('app/api/**/route.ts').map((file) => ({ file, source: readFileSync(file, 'utf8') }));
    const changing = handlers.filter(
      ({ source }) => /function POST\b/.test(source) && /requirePlayer|credentialsOf/.test(source),
    );
    expect(changing.length).toBeGreaterThan(6);
    const uncounted = changing.filter(({ source }) => !/limitKeys|limitChanges|checkRateLimit|checkSignInLimit/.test(source));
    expect(uncounted.map(({ file }) => file)).toEqual([]);
  });

  test('DEC-X-9 every change of a player has a limit, and no read without one of its own', async () => {
    const many = Array<string>(601).fill('1');
    expect((await ofPlayers(endpoint('POST /things', change), many)).at(-1)).toBe(429);
    expect((await ofPlayers(endpoint('GET /things', change), many)).at(-1)).toBeUndefined();
  });
});

test('OPS-07 only a request that a proxy forwards warns of one, once', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  process.env.CONNECTION_ADDRESS = 'header';
  const connection = '127.0.0.1';
  const headers = { 'x-connection-address': connection };
  await tries({ ...headers, 'x-forwarded-for': connection });
  expect(warn).not.toHaveBeenCalled();
  await tries({ ...headers, 'x-forwarded-for': '203.0.113.7' });
  expect(warn.mock.calls).toEqual([[expect.stringContaining('set TRUSTED_PROXY_HOPS')]]);
  warn.mockRestore();
});
