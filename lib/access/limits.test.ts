import { endpoint } from '#lib/core/api/endpoint.ts';
import { checkRateLimit, limitRequests } from './limits.ts';

const mockConfig = { TRUSTED_PROXY_HOPS: 0 };
jest.mock('#lib/core/config/edge.ts', () => ({
  ...jest.requireActual('#lib/core/config/edge.ts'),
  edgeConfig: () => mockConfig,
}));
const mockSite: { RATE_LIMIT?: string; countsLoopback: boolean } = { countsLoopback: false };
jest.mock('#lib/core/config/site.ts', () => ({ siteConfig: () => mockSite }));

beforeEach(() => {
  Object.assign(mockConfig, { TRUSTED_PROXY_HOPS: 0 });
  Object.assign(mockSite, { RATE_LIMIT: undefined, countsLoopback: false });
});
afterEach(() => {
  delete process.env.CONNECTION_ADDRESS;
});

const tries = async (headers: Record<string, string>, hops = 0) => {
  mockConfig.TRUSTED_PROXY_HOPS = hops;
  const thing = endpoint({ method: 'POST', path: '/things', by: 'anyone', perHour: 2 });
  const statuses: (number | undefined)[] = [];
  for (let count = 0; count < 3; count += 1) {
    const request = new Request('http://localhost:3000/api/platform/things', { headers });
    statuses.push((await checkRateLimit(request, thing))?.status);
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
  expect(await check(request)).toBeUndefined();
  expect((await check(request))?.envelope.additionalInfo).toEqual({ retryAfterSeconds: 600 });
});

test('DEC-X-9 requests that bypass the trusted proxies share one count', async () => {
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

test('DEC-X-9 an unknown address counts only with RATE_LIMIT=on', async () => {
  mockSite.countsLoopback = true;
  expect(await tries({})).toEqual(unlimited);
  mockSite.RATE_LIMIT = 'on';
  expect(await tries({})).toEqual(limited);
});
