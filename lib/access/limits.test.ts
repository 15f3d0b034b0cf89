import { endpoint } from '#lib/platform/endpoint.ts';
import { refusalAtTheLimit, refusalBeyond } from './limits.ts';
import { createRateLimiter } from './rate-limit.ts';

const limited = () => endpoint({ method: 'POST', path: '/things', by: 'anyone', perHour: 2 });
const tries = (headers: Record<string, string>, hops: string) => {
  process.env.TRUSTED_PROXY_HOPS = hops;
  const thing = limited();
  const request = () => new Request('http://localhost:3000/api/platform/things', { headers });
  return [1, 2, 3].map(() => refusalAtTheLimit(request(), thing)?.status);
};
afterAll(() => {
  delete process.env.TRUSTED_PROXY_HOPS;
});

test('DEC-X-9 an address that a known proxy vouches for has so many calls an hour', () => {
  expect(tries({ 'x-forwarded-for': '203.0.113.7' }, '1')).toEqual([undefined, undefined, 429]);
});

test('DEC-X-9 the refusal of one too many says when the next is taken', () => {
  process.env.TRUSTED_PROXY_HOPS = '1';
  const limiter = createRateLimiter({ most: 1, windowMs: 600_000 }, false);
  const request = new Request('http://localhost:3000/api/auth/callback/credentials', {
    headers: { 'x-forwarded-for': '203.0.113.7' },
  });
  expect(refusalBeyond(limiter, request)).toBeUndefined();
  expect(refusalBeyond(limiter, request)?.envelope.additionalInfo).toEqual({ retryAfterSeconds: 600 });
});

test('DEC-X-9 who comes around the known proxies is counted with all others who do', () => {
  expect(tries({}, '1')).toEqual([undefined, undefined, 429]);
  expect(tries({ 'x-forwarded-for': '203.0.113.7' }, '2')).toEqual([undefined, undefined, 429]);
});

test('DEC-X-9 without a known proxy nobody is known, and nobody is counted', () => {
  expect(tries({ 'x-forwarded-for': '203.0.113.7' }, '0')).toEqual([undefined, undefined, undefined]);
});
