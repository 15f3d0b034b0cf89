import { callService } from '#lib/core/api/call.ts';
import { CallError } from '#lib/core/api/errors.ts';
import { registerPlayer } from '#lib/registration/contract.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { newRegistration, openRegistrations } from '../../../fixtures/sandbox/registrations.ts';

const registrations = openBeforeAll(openRegistrations);

afterEach(() => registrations().platform.clock.reset());

afterEach(() => registrations().platform.rateLimits.clear());

async function register(forwarded?: string) {
  const headers: Record<string, string> = forwarded ? { 'X-Forwarded-For': forwarded } : {};
  const error = await callService(
    registerPlayer,
    { body: newRegistration() },
    { baseUrl: registrations().platform.baseUrl, siteId: 5, headers },
  ).catch((thrown: unknown) => thrown);
  return error instanceof CallError ? error : undefined;
}

test('DEC-X-9 the 21st registration of an address in an hour gets the time to wait, another address does not', async () => {
  for (let count = 0; count < 20; count += 1) expect((await register('203.0.113.7'))?.code).toBe('error.captcha.validation');
  await registrations().platform.clock.advance(20 * 60_000);
  const refused = await register('203.0.113.7');
  expect(refused).toMatchObject({ status: 429, code: 'error.too_many_requests' });
  const seconds = Number(refused?.envelope.additionalInfo?.retryAfterSeconds);
  expect(seconds).toBeGreaterThan(2_380);
  expect(seconds).toBeLessThanOrEqual(2_400);
  expect((await register('203.0.113.8'))?.status).toBe(403);
  await registrations().platform.clock.advance(41 * 60_000);
  expect((await register('203.0.113.7'))?.status).toBe(403);
});

test('DEC-X-9 loopback is limited only when configured', async () => {
  for (let count = 0; count < 21; count += 1) expect((await register())?.status).toBe(403);
  registrations().platform.rateLimits.set(true);
  for (let count = 0; count < 20; count += 1) expect((await register())?.status).toBe(403);
  expect((await register())?.status).toBe(429);
});
