import { callService } from '#lib/platform/call.ts';
import { CallError } from '#lib/platform/errors.ts';
import { registerPlayer } from '#lib/registration/contract.ts';
import { newcomer, openRegistrations } from '../fixtures/registrations.ts';

let house: Awaited<ReturnType<typeof openRegistrations>>;

beforeAll(async () => {
  house = await openRegistrations();
}, 240_000);
afterAll(() => house?.platform.close());
afterEach(() => house.platform.clock.reset());

afterEach(() => house.platform.rateLimits.clear());

async function register(forwarded?: string) {
  const headers: Record<string, string> = forwarded ? { 'X-Forwarded-For': forwarded } : {};
  const error = await callService(
    registerPlayer,
    { body: newcomer() },
    { baseUrl: house.platform.baseUrl, siteId: 5, headers },
  ).catch((thrown: unknown) => thrown);
  return error instanceof CallError ? error : undefined;
}

test('DEC-X-9 the 21st registration of an address in an hour is told how long to wait, another address is not', async () => {
  for (let count = 0; count < 20; count += 1) expect((await register('203.0.113.7'))?.code).toBe('error.captcha.validation');
  await house.platform.clock.advance(20 * 60_000);
  const refused = await register('203.0.113.7');
  expect(refused).toMatchObject({ status: 429, code: 'error.too_many_requests' });
  const seconds = Number(refused?.envelope.additionalInfo?.retryAfterSeconds);
  expect(seconds).toBeGreaterThan(2_380);
  expect(seconds).toBeLessThanOrEqual(2_400);
  expect((await register('203.0.113.8'))?.status).toBe(403);
  await house.platform.clock.advance(41 * 60_000);
  expect((await register('203.0.113.7'))?.status).toBe(403);
});

test('DEC-X-9 this machine is counted once the operator says so', async () => {
  for (let count = 0; count < 21; count += 1) expect((await register())?.status).toBe(403);
  house.platform.rateLimits.set(true);
  for (let count = 0; count < 20; count += 1) expect((await register())?.status).toBe(403);
  expect((await register())?.status).toBe(429);
});
