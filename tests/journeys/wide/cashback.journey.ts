import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { getMessages } from '../support/messages.ts';
import { registerPlayer } from '../support/new-player.ts';
import { operate, playerIdOf } from '../support/operator.ts';
import { balanceButton, signIn } from '../support/player.ts';
import { openRounds } from '../support/rounds.ts';

interface Amount {
  readonly amount: number;
}

interface Tournament {
  readonly id: string;
  readonly gameIds: readonly string[];
  readonly status: string;
}

test('BON-21 BON-22 BON-30 daily cashback is switched on and collected the next day, when the prize of the day’s tournament has come too', async ({
  page,
  context,
}) => {
  const { request } = context;
  const handle = await registerPlayer(context);
  const playerId = await playerIdOf(handle);
  await signIn(context, handle);
  await operate(`player/${playerId}/adjustment`, { amount: 1_000, reason: 'Money to lose', reference: randomUUID() });
  const messages = getMessages('en-FI');
  const { rewards } = messages;
  const readMoney = async () => {
    const { balanceMap } = await (await request.get('/api/platform/player/me/wallet')).json();
    const sum = (parts: readonly Amount[]) => parts.reduce((all, { amount }) => all + amount, 0);
    return { main: sum(balanceMap.main), bonus: sum(balanceMap.bonus) };
  };
  try {
    await page.goto('/en-FI/my-account/rewards');
    const activate = page.getByRole('button', { name: new RegExp(`^${rewards.activateCashback}: Daily`) });
    await activate.click();
    await expect(activate).toBeHidden();
    await page.goto('about:blank');

    const tournaments: readonly Tournament[] = await (await request.get('/api/platform/tournament/5/FI/EN')).json();
    const daily = tournaments.find(({ id, status }) => id.startsWith('trn_daily') && status === 'RUNNING');
    const rounds = await openRounds(request, 'en-FI', daily?.gameIds[0] ?? '');
    await rounds.loseStake(90_000);
    // The prizes are paid ten minutes after midnight in UTC.
    const early = Math.max(0, 600 - Math.floor((Date.now() % 86_400_000) / 1_000));
    await operate('clock', { advanceSeconds: 86_400 + early });
    // The reality check of a session of a day would lie over the page.
    const headers = { Origin: siteUrl };
    const answer = await request.patch('/api/platform/player/me/gambling_activity/reset_timer', { headers, data: {} });
    expect(answer.status()).toBe(200);
    // What was left, and the prize; one of a longer tournament that ends on the same day is bonus money.
    await expect.poll(async () => (await readMoney()).main).toBeGreaterThan(100);
    const before = await readMoney();

    await page.goto('/en-FI/my-account/rewards/active');
    const collect = page.getByRole('button', {
      name: new RegExp(`^${rewards.claimCashback.replace('{amount}', '45\\s€')}: Daily`),
    });
    await collect.click();
    await expect(page.getByText(rewards.doneCashback.replace('{amount}', '45 €'))).toBeVisible();
    await expect(collect).toBeHidden();
    const total = (before.main + before.bonus + 45).toLocaleString('en', { minimumFractionDigits: 2 });
    await expect(balanceButton(page, messages)).toContainText(`${total} €`);
    expect(await readMoney()).toEqual({ ...before, main: before.main + 45 });
  } finally {
    await operate('clock', { reset: true });
  }
});
