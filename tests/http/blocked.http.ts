import { expect, test } from '@playwright/test';
import { operate, playerIdOf } from '../journeys/support/operator.ts';
import { signIn, trySignIn, walletPath } from './support/sign-in.ts';

/** Status of the account, test player, error code of the next sign-in. */
const blocked = [
  ['SELF_EXCLUDED', 'player.fi', 'login.error.exclusionIndefinite'],
  ['TIMEOUT', 'finn.review', 'login.error.timeout'],
  ['CLOSED', 'player.at', 'login.error.closed'],
  ['BLACKLISTED', 'player.no', 'login.error.blacklisted'],
] as const;

for (const [status, handle, code] of blocked) {
  test(`LOG-14 DEC-X-5 the session of a player who becomes ${status} ends, and a sign-in is refused with ${code}`, async ({
    request,
  }) => {
    const playerId = await playerIdOf(handle);
    await signIn(request, handle);
    expect((await request.get(walletPath)).status()).toBe(200);
    try {
      await operate(`player/${playerId}`, { status });
      const refused = await request.get(walletPath);
      expect([refused.status(), refused.headers()['x-session-ended']]).toEqual([403, expect.anything()]);
      expect((await request.get(walletPath)).status(), 'without the session').toBe(401);
      expect(await trySignIn(request, handle)).toEqual({ status: 401, code });
    } finally {
      await operate(`player/${playerId}`, { status: 'REGISTERED' });
    }
    expect(await trySignIn(request, handle)).toEqual({ status: 200, code: undefined });
  });
}
