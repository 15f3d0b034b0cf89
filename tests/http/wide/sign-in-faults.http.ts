import { expect, test } from '@playwright/test';
import { operate } from '../../journeys/support/operator.ts';
import { trySignIn, walletPath } from '../support/sign-in.ts';

const anyPath = '^/(?!_health)';

const faults = [
  ['fails', { status: 500 }],
  ['is hidden by a proxy', { status: 502, body: '<html><h1>Bad gateway</h1></html>' }],
  ['answers 401 without a reason', { status: 401, body: '<html>Who are you?</html>' }],
  ['answers 403 as a gateway does', { status: 403, body: '{"message":"Forbidden"}' }],
  ['answers nonsense', { status: 200, body: '{"balance":' }],
  ['answers another shape', { status: 200, body: '{"hello":["world"]}' }],
  ['resets the connection', { reset: 'connection' }],
] as const;

test.afterEach(async () => {
  await operate('faults', { reset: true });
});

for (const [what, fault] of faults) {
  test(`LOG-01 a platform that ${what} blocks no sign-in and accepts no wrong password`, async ({ request }) => {
    await operate('faults', { service: 'platform', pathPattern: anyPath, ...fault });
    expect(await trySignIn(request, 'ben.one', 'Sandbox2!')).toEqual({ status: 401, code: 'login.error.unauthorized' });
    expect((await trySignIn(request, 'ben.one')).status).toBe(200);
    await operate('faults', { reset: true });
    expect((await request.get(walletPath)).status()).toBe(200);
  });

  test(`LOG-27 an identity service that ${what} causes a system error and locks no account`, async ({ request }) => {
    await operate('faults', { service: 'identity', pathPattern: '^/$', ...fault });
    for (let tries = 0; tries < 6; tries += 1) {
      expect(await trySignIn(request, 'ben.one')).toEqual({ status: 401, code: 'error.system.error' });
    }
    await operate('faults', { reset: true });
    expect((await trySignIn(request, 'ben.one')).status).toBe(200);
  });
}
