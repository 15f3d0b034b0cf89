import { expect, test } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { openGame } from '../support/games.ts';
import { getMessages } from '../support/messages.ts';
import { findErrors } from '../support/pages/axe.ts';
import { signIn } from '../support/player.ts';
import { openRounds } from '../support/rounds.ts';

const { play, rewards } = getMessages('en-UN');

interface Amount {
  readonly amount: number;
}

test('J32 BON-24 GAM-23 GAM-26 DEC-BON-21 free spins are marked in the lobby and played before real money; in full screen the panel shows the reward, and asks before it is given up', async ({
  page,
  context,
}) => {
  // The code can be used once: a second try needs another player.
  await signIn(context, test.info().retry === 0 ? 'player.nz' : 'player.in');
  const post = async (path: string, data: object) => {
    const headers = { Origin: siteUrl, 'Idempotency-Key': crypto.randomUUID() };
    const answer = await context.request.post(`/api/platform/bonus/v2/player/me/${path}`, { headers, data });
    expect(answer.status(), path).toBe(200);
    return answer.json();
  };
  const moneyOf = async () => {
    const { balanceMap } = await (await context.request.get('/api/platform/player/me/wallet')).json();
    const sum = (parts: readonly Amount[]) => parts.reduce((all, { amount }) => all + amount, 0).toFixed(2);
    return { main: sum(balanceMap.main), bonus: sum(balanceMap.bonus) };
  };
  const { assignmentId } = await post('bonus-code/manual-claim', { bonusCode: 'SPINS20', state: 'ACTIVATED' });
  const { betValue } = await post(`free-spins/${assignmentId}/claim`, {});
  // Three are left for the browser: that every spin counts once is proven by contract tests.
  const rounds = await openRounds(context.request, 'en-UN', 'cloudbreaker');
  for (let spins = 20; spins > 3; spins -= 1) await rounds.loseFreeSpin(assignmentId, Math.round(betValue * 100));
  const before = await moneyOf();

  await page.goto('/en-UN/online-casino?q=cloudbreaker');
  const tile = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Cloudbreaker', exact: true }) });
  await expect(tile.filter({ visible: true }).first()).toContainText('3 free spins');

  const frame = await openGame(page, 'online-casino', {
    provider: 'pragmaticplay',
    slug: 'cloudbreaker',
    title: 'Cloudbreaker',
  });
  const main = frame.locator('.actions .primary');
  await expect(main).toHaveText('Free spin · 3');
  await expect(main).toBeEnabled();
  await expect(frame.getByText('Free spins: 3 of 20 left')).toBeVisible();
  await expect(frame.getByRole('button', { name: 'Increase bet' })).toBeDisabled();
  const note = page.getByText(/^You have 3 free spins at .+ each here\./);
  await expect(note).toBeVisible();
  await main.click();
  await expect(main).toHaveText('Free spin · 2');
  await expect(note).toHaveCount(0);

  await page.getByRole('button', { name: play.whole }).click();
  await page.getByRole('main').getByRole('button', { name: play.panel, exact: true }).click();
  const panel = page.getByRole('dialog', { name: play.panel });
  await panel.getByRole('button', { name: play.reward, exact: true }).press('Enter');
  const card = page.getByRole('dialog', { name: play.reward }).getByRole('article');
  await expect(card.getByRole('progressbar', { name: rewards.spinsProgress })).toBeVisible();
  expect(await findErrors(page)).toEqual([]);
  await card.getByRole('button', { name: new RegExp(`^${rewards.forfeit}`) }).press('Enter');
  const question = page.getByRole('dialog', { name: rewards.forfeitTitle });
  await expect(question.getByText(rewards.forfeitSpins)).toBeVisible();
  expect(await findErrors(page)).toEqual([]);
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    // At the end of the dialog an element beside it passes the focus on, in the next frame.
    await expect.poll(() => question.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await question.getByRole('button', { name: rewards.keep }).last().press('Enter');
  await expect(question).toHaveCount(0);
  await page.getByRole('button', { name: play.back }).press('Enter');
  await page.getByRole('button', { name: play.small }).click();
  await expect(frame.getByText('The game is paused.')).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findErrors(page)).toEqual([]);
  const summary = frame.getByRole('dialog', { name: 'Your free spins are played' });
  await expect
    .poll(
      async () => {
        if (!(await summary.isVisible()) && (await main.isEnabled())) await main.press('Space');
        return summary.isVisible();
      },
      { intervals: [100] },
    )
    .toBe(true);
  await expect(summary).toContainText(/bonus money to be wagered 20 times|did not win/);
  // A press too many neither closes the summary nor stakes real money.
  await page.keyboard.press('Space');
  await expect(summary).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(summary).toBeHidden();
  await expect(main).toHaveText('Spin');
  await expect(main).toBeFocused();
  await expect(frame.getByRole('button', { name: 'Increase bet' })).toBeEnabled();

  const used = await (await context.request.get(`/api/platform/bonus/v2/player/me/free-spins/${assignmentId}`)).json();
  expect([used.used, used.state]).toEqual([20, 'COMPLETED']);
  expect(await moneyOf()).toEqual({ main: before.main, bonus: (Number(before.bonus) + used.winnings).toFixed(2) });
});
