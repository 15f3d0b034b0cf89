import { expect, test } from '@playwright/test';
import { sportsMessages } from '#sandbox/sports/messages/messages.ts';
import { operate, playerIdOf } from '../support/operator.ts';
import { openSportsbook, slipOf, upcomingEvents } from '../support/sportsbook.ts';

const fi = sportsMessages.in('fi');
const reason = 'A journey of the sportsbook';

/** Taken back after the test, because other journeys know this player's balance. */
let changedMinor = 0;

test.afterEach(async () => {
  const amount = -changedMinor / 100;
  changedMinor = 0;
  if (amount !== 0) await operate(`player/${await playerIdOf('ben.one')}/adjustment`, { amount, reason });
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
