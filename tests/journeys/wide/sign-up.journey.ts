import { expect, test } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { getMessages } from '../support/messages.ts';
import { codeSentTo, signUpDialog } from '../support/new-player.ts';
import { operate, playerIdOf } from '../support/operator.ts';
import { accountButton, emailOf, fillSignIn, signInDialog } from '../support/player.ts';

test('SGN-09 SGN-16 an unfinished registration continues after a sign-in in another browser, with a new code to the masked address', async ({
  page,
}) => {
  const all = getMessages('de-AT');
  const messages = all.registration;
  const player = await playerIdOf('ivo.limits');
  await operate(`player/${player}`, { status: 'ACCOUNT_UNVERIFIED' });
  try {
    await page.goto('/de-AT/promotions#sign-in');
    await fillSignIn(page, all, emailOf('ivo.limits'));
    const dialog = signUpDialog(page, all);
    await expect(dialog.getByText(messages.codeSentEmail.replace('{to}', 'i•••@sandbox.test'))).toBeVisible();
    await expect(signInDialog(page, all)).toBeHidden();
    await expect(dialog.getByLabel(messages.password, { exact: true })).toHaveCount(0);
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }) + location.href);
    expect(kept).not.toContain('Sandbox1!');

    await page.reload();
    await dialog.getByLabel(messages.code6).fill(await codeSentTo(emailOf('ivo.limits')));
    await dialog.getByLabel(messages.password, { exact: true }).fill('Sandbox1!');
    await dialog.getByRole('button', { name: messages.confirm, exact: true }).click();
    await page.getByRole('dialog', { name: messages.firstTitle }).getByRole('button', { name: messages.firstSkip }).click();
    await expect(page).toHaveURL(`${siteUrl}/de-AT/promotions`);
    await expect(accountButton(page, all)).toHaveAccessibleName(`${all.player.account}: Ivo`);
    const left = await page.evaluate(() => Object.keys({ ...sessionStorage, ...localStorage }));
    expect(left.filter((key) => /sign-up|first-login$/.test(key))).toEqual([]);
  } finally {
    await operate(`player/${player}`, { status: 'REGISTERED' });
  }
});

test('RTE-56 SGN-15 closing the dialog about too many codes opens the front page; the code page without a registration opens the sign-in', async ({
  page,
}) => {
  const all = getMessages('en-UN');
  await page.goto('/en-UN/signup?error=sms-max-attempts');
  const dialog = signUpDialog(page, all);
  await expect(dialog.getByRole('heading', { name: 'That is enough codes for today' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${siteUrl}/en-UN`);
  await page.goto('/en-UN/signup?step=verification');
  await expect(signInDialog(page, all)).toBeVisible();
});
