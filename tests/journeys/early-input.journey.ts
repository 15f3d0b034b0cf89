import { expect, test } from '@playwright/test';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { fillIn } from './support/fill-in.ts';
import { openWithoutScripts } from './support/held-scripts.ts';
import { getMessages } from './support/messages.ts';
import { signIn } from './support/player.ts';

const messages = getMessages('en-FI');

test('DEC-RGA-12 a self-test that is answered before the scripts come shows its result once they have come', async ({ page }) => {
  const { release } = await openWithoutScripts(page, '/en-FI/self-test');
  await fillIn(page);
  await page.getByRole('button', { name: messages.selfTest.submit }).click();
  await release();
  await expect(page.getByText(formatMessage(messages.selfTest.score, { score: 27, max: 27 }))).toBeVisible();
});

test('RGA-06 DEC-RGA-10 an exclusion and a break that are asked for before the scripts come are confirmed once they have come', async ({
  page,
  context,
}) => {
  await signIn(context, 'player.fi');
  const limits = '/en-FI/my-account/gambling-limits';
  const exclusion = await openWithoutScripts(page, limits);
  const section = page.getByRole('region', { name: messages.protection.exclusionTitle });
  await section.getByRole('radio', { name: '12 months' }).check();
  await section.getByRole('button', { name: messages.protection.exclusionContinue }).click();
  await exclusion.release();
  await expect(page.getByRole('dialog', { name: 'Exclude yourself for 12 months?' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${limits}$`));

  const pause = await openWithoutScripts(page, limits);
  await page.getByRole('button', { name: messages.protection.coolingStart }).click();
  await pause.release();
  await expect(page.getByRole('dialog', { name: messages.protection.coolingQuestion })).toBeVisible();
});
