import { expect, test } from '@playwright/test';
import { getMessages } from '../support/messages.ts';
import { registerPlayer } from '../support/new-player.ts';
import { operate } from '../support/operator.ts';
import { accountButton, emailOf, fillSignIn, signIn, signInByForm } from '../support/player.ts';

const wallet = '/api/platform/player/me/wallet';

test('LOG-24 CST-09 a cooling-off started in the account ends the session in every tab, and its message stays visible', async ({
  page,
  context,
}) => {
  const words = getMessages('fr-CA');
  // Its cooling-off cannot be ended for another test.
  const handle = await registerPlayer(context);
  await signIn(context, handle);
  const other = await context.newPage();
  await other.goto('/fr-CA/promotions');
  await expect(accountButton(other, words)).toBeVisible();
  await page.goto('/fr-CA/my-account');
  await page.getByRole('button', { name: words.protection.coolingStart }).click();
  const question = page.getByRole('dialog', { name: words.protection.coolingQuestion });
  await expect(question.getByRole('button', { name: words.protection.coolingCancel })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  expect((await context.request.get(wallet)).status()).toBe(200);

  await page.getByRole('button', { name: words.protection.coolingStart }).click();
  await question.getByRole('button', { name: words.protection.coolingConfirm }).dblclick();
  for (const tab of [page, other]) {
    const panel = tab.getByRole('dialog', { name: words.signIn.errorCooling });
    await expect(panel).toContainText(words.signIn.startedByPlayer);
  }
  await page.reload();
  await expect(page.getByRole('dialog', { name: words.signIn.errorCooling })).toBeVisible();
  expect((await context.request.get(wallet)).status()).toBe(401);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: words.shell.signIn }).click();
  await fillSignIn(page, words, emailOf(handle));
  await expect(page.getByRole('dialog', { name: words.signIn.errorCooling })).toBeVisible();
});

test('LOG-24 a cooling-off that cannot be started shows an error, and the player stays signed in', async ({ page, context }) => {
  const words = getMessages('en-UN');
  await signIn(context, 'finn.review');
  await operate('faults', { service: 'platform', pathPattern: '/timeout/cooling$', status: 500 });
  try {
    await page.goto('/en-UN/my-account');
    await page.getByRole('button', { name: words.protection.coolingStart }).click();
    const question = page.getByRole('dialog', { name: words.protection.coolingQuestion });
    await question.getByRole('button', { name: words.protection.coolingConfirm }).click();
    await expect(question.getByRole('alert')).toContainText(words.protection.coolingFailed);
    await question.getByRole('button', { name: words.protection.coolingCancel }).click();
    await expect(accountButton(page, words)).toBeVisible();
    expect((await context.request.get(wallet)).status()).toBe(200);
  } finally {
    await operate('faults', { reset: true });
  }
});

test('LOG-26 the account shows the latest sign-ins with time, country and address', async ({ page }) => {
  const words = getMessages('fi-FI');
  await operate('geo', { country: 'NO' });
  try {
    // By the form, because a session of an earlier test would be used again.
    await signInByForm(page, '/fi-FI', 'ben.one');
    await page.goto('/fi-FI/my-account');
    const list = page.getByRole('region', { name: words.account.signInsTitle });
    const latest = list.getByRole('listitem').first();
    await expect(latest).toContainText('Norja');
    await expect(latest).toContainText(words.account.unknownAddress);
    await expect(latest.locator('time')).toContainText(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/);
  } finally {
    await operate('geo', { country: null });
  }
});
