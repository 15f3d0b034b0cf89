import { endpoint } from '#lib/core/api/endpoint.ts';
import { createRateLimiter } from '#lib/core/http/rate-limit.ts';
import { checkLimiter, checkRateLimit } from './limits.ts';

const mockConfig = { TRUSTED_PROXY_HOPS: 0 };
jest.mock('#lib/core/config/edge.ts', () => ({
  ...jest.requireActual('#lib/core/config/edge.ts'),
  edgeConfig: () => mockConfig,
}));

const limited = () => endpoint({ method: 'POST', path: '/things', by: 'anyone', perHour: 2 });
const tries = (headers: Record<string, string>, hops: number) => {
  mockConfig.TRUSTED_PROXY_HOPS = hops;
  const thing = limited();
  const request = () => new Request('http://localhost:3000/api/platform/things', { headers });
  return [1, 2, 3].map(() => checkRateLimit(request(), thing)?.status);
};
test('DEC-X-9 limits calls per hour of an address reported by a trusted proxy', () => {
  expect(tries({ 'x-forwarded-for': '203.0.113.7' }, 1)).toEqual([undefined, undefined, 429]);
});

test('DEC-X-9 an error for too many calls says when the next is allowed', () => {
  mockConfig.TRUSTED_PROXY_HOPS = 1;
  const limiter = createRateLimiter({ maxAttempts: 1, windowMs: 600_000 }, false);
  const request = new Request('http://localhost:3000/api/auth/callback/credentials', {
    headers: { 'x-forwarded-for': '203.0.113.7' },
  });
  expect(checkLimiter(limiter, request)).toBeUndefined();
  expect(checkLimiter(limiter, request)?.envelope.additionalInfo).toEqual({ retryAfterSeconds: 600 });
});

test('DEC-X-9 requests that bypass the trusted proxies share one count', () => {
  expect(tries({}, 1)).toEqual([undefined, undefined, 429]);
  expect(tries({ 'x-forwarded-for': '203.0.113.7' }, 2)).toEqual([undefined, undefined, 429]);
});

test('DEC-X-9 without trusted proxies nothing is counted', () => {
  expect(tries({ 'x-forwarded-for': '203.0.113.7' }, 0)).toEqual([undefined, undefined, undefined]);
});
