import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { sportsMessages } from '#sandbox/sports/messages/messages.ts';
import { getMessages } from '../support/messages.ts';
import { operate, playerIdOf, readOps } from '../support/operator.ts';
import { balanceButton, signIn } from '../support/player.ts';
import { openSportsbook, slipOf, upcomingEvents } from '../support/sportsbook.ts';
import { readTransactions } from '../support/transactions.ts';

const fi = sportsMessages.in('fi');

const messages = getMessages('fi-FI');
const reason = 'A journey of the sportsbook';
/** Taken back after the test, because other journeys know this player's balance. */
let changedMinor = 0;

async function shownMinor(page: Page): Promise<number> {
  const text = (await balanceButton(page, messages).textContent()) ?? '';
  return Number(text.replaceAll(/\D/g, ''));
}

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
  const before = await shownMinor(page);
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
    await expect.poll(() => shownMinor(page)).toBe(before - 1_000);
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
    await expect.poll(() => shownMinor(page)).toBe(before + changedMinor);
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

test('SPB-10 an open event says what its result will be verified by, and its seed stays secret', async ({ page }) => {
  const frame = await openSportsbook(page, 'fi-FI', '/football');
  await upcomingEvents(frame).first().getByRole('link').first().click();
  await frame.getByText(fi.fairResult, { exact: true }).click();
  await expect(frame.getByText(fi.fairSecret)).toBeVisible();
  await expect(frame.getByText(/^[\da-f]{64}$/)).toHaveCount(1);
  await expect(frame.getByText(fi.fairSeed, { exact: true })).toBeHidden();
});

test('SPB-05 a virtual match says its minute and half, and its closed markets are folded', async ({ page }) => {
  const en = sportsMessages.in('en');
  const frame = await openSportsbook(page, 'en-UN', '/virtual-football');
  const live = frame.getByRole('main').getByRole('listitem').filter({ hasText: en.live }).filter({ hasText: '′' });
  await expect(live.first()).toContainText(/([1-9]|[1-3]\d|4[0-5])′1st half|(4[6-9]|[5-8]\d|90)′2nd half/);
  await expect(live.first()).toContainText(en.marketClosed);
  await live.first().getByRole('link').first().click();
  const folded = frame.getByText(en.closedMarkets.replace('{count}', '11'), { exact: true });
  await expect(folded).toBeVisible();
  const odds = frame.getByRole('main').getByRole('button', { name: en['market.1X2'] });
  await expect(odds.first()).toBeHidden();
  await folded.click();
  await expect(odds.first()).toBeVisible();
});

test('SPB-14 SPB-16 a visitor’s favourite is there after a reload, and a copied link opens the betslip in another market', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const frame = await openSportsbook(page, 'fi-FI', '/football');
  const row = upcomingEvents(frame).first();
  const match = await row.getByRole('link').first().textContent();
  const star = row.getByRole('button', { name: fi.favourite });
  await star.focus();
  await page.keyboard.press('Space');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await row.getByRole('button', { name: fi['market.1X2'] }).first().click();
  await slipOf(frame, fi.slip).getByRole('button', { name: fi.copyLink }).click();
  await expect(slipOf(frame, fi.slip).getByText(fi.linkCopied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await frame.getByRole('link', { name: fi.favourites }).click();
  await expect(page).toHaveURL(/\/sportsbook\/favourites$/);
  await page.reload();
  await expect(
    upcomingEvents(frame)
      .filter({ hasText: match?.split(' – ')[0] ?? '' })
      .first(),
  ).toBeVisible();

  await page.goto(link);
  const en = sportsMessages.in('en');
  const other = page.frameLocator('iframe');
  await expect(slipOf(other, en.slip).getByText(en['refilled.one'].split('{count}')[1]?.trim() ?? '')).toBeVisible();
  await expect(page).toHaveURL(/\/sportsbook$/);
});
