import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { findGame } from '#sandbox/games/profile.ts';
import { readSandboxConfig } from '#sandbox/kit/config.ts';
import { postSigned } from '#sandbox/kit/signature.ts';
import { platformUrl, siteUrl } from './support/addresses.ts';
import { getMessages } from './support/messages.ts';
import { registerPlayer } from './support/new-player.ts';
import { operate, playerIdOf } from './support/operator.ts';
import { balanceButton, signIn } from './support/player.ts';

const { serviceSecret } = readSandboxConfig({ NODE_ENV: 'test' });

interface Launched {
  readonly token: string | null | undefined;
  readonly provider: string | undefined;
  readonly gameId: string | undefined;
}

/** Plays a round as a game's service does; it ends without a win. */
async function loseRound(game: Launched, amountMinor: number): Promise<void> {
  const send = async (path: string, value: object) => {
    const reply = await postSigned(`${platformUrl}/seamless/${path}`, serviceSecret, value, AbortSignal.timeout(10_000));
    expect(reply.status, path).toBe(200);
    return reply.json();
  };
  const { sessionId } = await send('authenticate', game);
  const round = { sessionId, gameId: game.gameId, category: 'CASINO', roundId: randomUUID() };
  await send('bet', { ...round, txId: randomUUID(), amountMinor });
  await send('win', { ...round, txId: randomUUID(), amountMinor: 0, roundEnded: true });
}

test('BON-21 BON-22 BON-30 daily cashback is switched on and collected the next day, when the prize of the day’s tournament has come too', async ({
  page,
  context,
}) => {
  const handle = await registerPlayer(context);
  const playerId = await playerIdOf(handle);
  await signIn(context, handle);
  await operate(`player/${playerId}/adjustment`, { amount: 1_000, reason: 'Money to lose', reference: randomUUID() });
  const messages = getMessages('en-FI');
  const { rewards } = messages;
  try {
    await page.goto('/en-FI/my-account/rewards');
    const activate = page.getByRole('button', { name: new RegExp(`^${rewards.activateCashback}: Daily`) });
    await activate.click();
    await expect(activate).toBeHidden();

    const tournaments: readonly { readonly id: string; readonly gameIds: readonly string[]; readonly status: string }[] = await (
      await context.request.get('/api/platform/tournament/5/FI/EN')
    ).json();
    const daily = tournaments.find(({ id, status }) => id.startsWith('trn_daily') && status === 'RUNNING');
    const game = findGame(daily?.gameIds[0] ?? '');
    const data = { locale: 'en-FI', slug: game?.slug, wantsFun: false };
    const launch = await context.request.post('/api/play/launch', { headers: { Origin: siteUrl }, data });
    expect(launch.status(), await launch.text()).toBe(200);
    const { searchParams } = new URL((await launch.json()).url);
    const token = ['token', 'ticket', 'key'].map((name) => searchParams.get(name)).find((value) => value !== null);
    await loseRound({ token, provider: game?.provider, gameId: game?.gameId }, 90_000);
    await operate('clock', { advanceSeconds: 86_400 });

    await page.goto('/en-FI/my-account/rewards/active');
    const collect = page.getByRole('button', {
      name: new RegExp(`^${rewards.claimCashback.replace('{amount}', '45\\s€')}: Daily`),
    });
    await collect.click();
    await expect(page.getByText(rewards.doneCashback.replace('{amount}', '45 €'))).toBeVisible();
    await expect(collect).toBeHidden();
    // What was left, the cashback, and the first prize.
    await expect(balanceButton(page, messages)).toContainText('295.00 €');
  } finally {
    await operate('clock', { reset: true });
  }
});
