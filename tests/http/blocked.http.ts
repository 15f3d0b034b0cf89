import { expect, test } from '@playwright/test';
import { operate, playerIdOf } from '../journeys/support/operator.ts';
import { signIn, trySignIn, walletPath } from './support/sign-in.ts';

test('LOG-14 DEC-X-5 the session of a player who is blocked ends, and a sign-in is refused until the block is over', async ({
  request,
}) => {
  const playerId = await playerIdOf('player.no');
  await signIn(request, 'player.no');
  expect((await request.get(walletPath)).status()).toBe(200);
  try {
    await operate(`player/${playerId}`, { status: 'BLACKLISTED' });
    const refused = await request.get(walletPath);
    expect([refused.status(), refused.headers()['x-session-ended']]).toEqual([403, expect.anything()]);
    expect((await request.get(walletPath)).status(), 'without the session').toBe(401);
    expect(await trySignIn(request, 'player.no')).toEqual({ status: 401, code: 'login.error.blacklisted' });
  } finally {
    await operate(`player/${playerId}`, { status: 'REGISTERED' });
  }
  expect(await trySignIn(request, 'player.no')).toEqual({ status: 200, code: undefined });
});
