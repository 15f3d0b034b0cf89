import { expect, test } from '@playwright/test';
import { getMessages } from './support/messages.ts';
import { signIn } from './support/player.ts';

test('XTR-31 a player’s own loyalty level is marked, and no other', async ({ page, context }) => {
  const { vip } = getMessages('en-UN');
  await signIn(context, 'cleo.vip');
  await page.goto('/en-UN/vip');
  const levels = page.getByRole('region', { name: vip.levels }).getByRole('listitem');
  const marked = levels.filter({ has: page.getByText(vip.yourLevel, { exact: true }) });
  await expect(marked).toHaveCount(1);
  await expect(marked.getByRole('heading', { level: 3 })).toHaveText('Diamond');
});

test('RTE-21 a new page is scrolled to its top', async ({ page }) => {
  await page.goto('/en-UN/promotions');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Casino rules' }).click();
  await expect(page).toHaveURL(/casino-rules$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('CNT-32 the chat page shows the support hours in the time zone of the market', async ({ page }) => {
  const { support } = getMessages('fi-FI');
  const hours = page.waitForResponse('**/api/support/hours?market=FI');
  await page.goto('/fi-FI/contact-live-chat');
  const { isOpen } = (await (await hours).json()) as { isOpen: boolean };
  await expect(page.getByText(isOpen ? support.openNow : support.closedNow)).toBeVisible();
  const format = new Intl.DateTimeFormat('fi-FI', { timeZone: 'Europe/Helsinki', timeZoneName: 'shortOffset' });
  const zone = format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const line = support.hours.replace('{start}', '08:00').replace('{end}', '24:00');
  await expect(page.getByText(line.replace('{zone}', zone))).toBeVisible();
});
