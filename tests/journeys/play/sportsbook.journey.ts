import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { sportsMessages } from '#sandbox/sports/messages/messages.ts';
import { getMessages } from '../support/messages.ts';
import { operate, playerIdOf, readOps } from '../support/operator.ts';
import { balanceButton, shownMinor, signIn } from '../support/player.ts';
import { openSportsbook, slipOf, upcomingEvents } from '../support/sportsbook.ts';
import { readTransactions } from '../support/transactions.ts';

const fi = sportsMessages.in('fi');
const messages = getMessages('fi-FI');
const reason = 'A journey of the sportsbook';

/** Taken back after the test, because other journeys know this player's balance. */
let changedMinor = 0;

test.afterEach(async () => {
  const amount = -changedMinor / 100;
  changedMinor = 0;
  if (amount !== 0) await operate(`player/${await playerIdOf('ben.one')}/adjustment`, { amount, reason });
});

test('SPB-06 SPB-05 two selections are placed as an accumulator, stand in the history, and pay when they have won', async ({
  page,
  context,
}) => {
  await signIn(context, 'ben.one');
  const frame = await openSportsbook(page, 'fi-FI', '/football');
  await expect(balanceButton(page, messages)).toContainText('€');
  const before = await shownMinor(page, messages);
  const slip = slipOf(frame, fi.slip);

  await test.step('the slip takes two selections and a stake', async () => {
    for (const index of [0, 1]) await upcomingEvents(frame).nth(index).getByRole('button').first().click();
    await expect(slip.getByRole('button', { name: fi.accumulator })).toHaveAttribute('aria-pressed', 'true');
    // The odds of the test move with the clock.
    await slip.getByLabel(fi.acceptSetting).selectOption(fi['accept.ANY']);
    await slip.getByRole('textbox', { name: fi.stake }).fill('10');
  });

  await test.step('a reload keeps it', async () => {
    await page.reload();
    await expect(slip.getByRole('textbox', { name: fi.stake })).toHaveValue('10');
  });

  await test.step('the bet is placed and takes its stake', async () => {
    await slip.getByRole('button', { name: fi.placeFor.replace('{amount}', '10.00') }).click();
    await expect(slip.getByRole('heading', { name: fi.placed })).toBeFocused();
    await expect.poll(() => shownMinor(page, messages)).toBe(before - 1_000);
    changedMinor -= 1_000;
  });

  await test.step('the history has it, and its address', async () => {
    await slip.getByRole('button', { name: fi.seeMyBets }).click();
    await expect(page).toHaveURL(/\/sportsbook\/bet-history$/);
    await expect(frame.getByRole('heading', { name: `${fi.accumulator} (2)` })).toBeVisible();
  });

  await test.step('the operator settles it as won', async () => {
    const { bets } = z.object({ bets: z.array(z.object({ betId: z.string() })) }).parse(await readOps('bets'));
    await operate(`bets/${bets[0]?.betId}`, { decision: 'won', reason });
    await frame.getByRole('button', { name: fi.settledBets }).click();
    await expect(
      frame
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: fi.betNumber.split(' ')[0] })
        .first(),
    ).toContainText(fi['state.WON']);
    const [win] = await readTransactions(context.request, 'category=SPORTS');
    expect(win?.type).toBe('WIN');
    changedMinor += Math.round((win?.amount ?? 0) * 100);
    await expect.poll(() => shownMinor(page, messages)).toBe(before + changedMinor);
  });
});

test('a suspension and its end appear in the list and in the slip of a visitor, who is asked to sign in', async ({ page }) => {
  const frame = await openSportsbook(page, 'fi-FI', '/football');
  const [row, slip] = [upcomingEvents(frame).first(), slipOf(frame, fi.slip)];
  const path = (await row.getByRole('link').first().getAttribute('href'))?.slice(1);
  const list = z.object({ events: z.array(z.object({ eventId: z.string(), path: z.string() })) });
  const { events } = list.parse(await readOps('sports-events?state=OPEN&sport=football'));
  const eventId = events.find((event) => event.path === path)?.eventId;
  await row.getByRole('button').first().click();
  await expect(slip.getByRole('button', { name: fi.signIn })).toBeVisible();
  await operate(`sports-events/${eventId}`, { action: 'SUSPEND', reason });
  await expect(row.getByText(fi.suspended).first()).toBeVisible();
  await expect(slip.getByText(fi.selectionClosed)).toBeVisible();
  await operate(`sports-events/${eventId}`, { action: 'RESUME', reason });
  await expect(slip.getByText(fi.selectionClosed)).toBeHidden();
  await slip.getByRole('button', { name: fi.signIn }).click();
  await expect(page.getByRole('dialog', { name: messages.signIn.title })).toBeVisible();
});
