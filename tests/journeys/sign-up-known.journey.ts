import { expect, test } from '@playwright/test';
import { siteUrl } from './support/addresses.ts';
import { codeSentTo, inventPerson, newPassword, showPerson, signUpDialog } from './support/newcomer.ts';
import { look, operate } from './support/operator.ts';
import { accountButton, emailOf, fillSignIn, signInDialog } from './support/player.ts';
import { wordsOf } from './support/words.ts';

test('SGN-18 somebody who has an account is told so, and led to it', async ({ page }) => {
  const all = wordsOf('fi-FI');
  const words = all.registration;
  const dialog = signUpDialog(page, all);
  const person = inventPerson();
  await page.goto('/fi-FI/signup');
  await dialog.getByLabel(words.email).fill('ben.one@sandbox.test');
  await dialog.getByLabel(words.password, { exact: true }).fill(newPassword);
  await dialog.getByLabel(words.firstName).fill(person.firstName);
  await dialog.getByLabel(words.lastName).fill(person.lastName);
  await dialog.getByLabel(words.phoneBody).fill(`050 3${person.digits}`);
  await showPerson(dialog);
  await dialog.getByRole('button', { name: words.next }).click();
  await expect(dialog.getByRole('heading', { name: words.duplicatedTitle })).toBeVisible();
  await dialog.getByRole('button', { name: words.back }).click();
  await expect(dialog.getByLabel(words.email)).toHaveValue('ben.one@sandbox.test');
  await expect(dialog.getByLabel(words.password, { exact: true })).toHaveValue(newPassword);
});

test('RTE-56 SGN-15 the address of too many codes says so, and closing leads to the front page', async ({ page }) => {
  const all = wordsOf('en-UN');
  await page.goto('/en-UN/signup?error=sms-max-attempts');
  const dialog = signUpDialog(page, all);
  await expect(dialog.getByRole('heading', { name: 'That is enough codes for today' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${siteUrl}/en-UN`);
});

test('SGN-09 SGN-16 a player who left before his code signs in elsewhere, gets a new one at his masked address, and arrives where he was', async ({
  page,
}) => {
  const all = wordsOf('de-AT');
  const words = all.registration;
  const [player] = (await look('players?search=ivo.limits')) as readonly { readonly playerId: string }[];
  await operate(`player/${player?.playerId}`, { status: 'ACCOUNT_UNVERIFIED' });
  try {
    await page.goto('/de-AT/promotions');
    await page.getByRole('banner').getByRole('button', { name: all.shell.signIn }).click();
    await fillSignIn(page, all, emailOf('ivo.limits'));
    const dialog = signUpDialog(page, all);
    await expect(dialog.getByText(words.codeSentEmail.replace('{to}', 'i•••@sandbox.test'))).toBeVisible();
    await expect(signInDialog(page, all)).toBeHidden();
    await expect(dialog.getByLabel(words.password, { exact: true })).toHaveCount(0);
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }) + location.href);
    expect(kept).not.toContain('Sandbox1!');

    await page.reload();
    await dialog.getByLabel(words.code6).fill(await codeSentTo(emailOf('ivo.limits')));
    await dialog.getByLabel(words.password, { exact: true }).fill('Sandbox1!');
    await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
    await page.getByRole('dialog', { name: words.firstTitle }).getByRole('button', { name: words.firstSkip }).click();
    await expect(page).toHaveURL(`${siteUrl}/de-AT/promotions`);
    await expect(accountButton(page, all)).toHaveAccessibleName(`${all.player.account}: Ivo`);
    const left = await page.evaluate(() => Object.keys({ ...sessionStorage, ...localStorage }));
    expect(left.filter((key) => /sign-up|first-login$/.test(key))).toEqual([]);
  } finally {
    await operate(`player/${player?.playerId}`, { status: 'REGISTERED' });
  }
});

test('the address of a last step that nobody began here leads to the sign-in', async ({ page }) => {
  await page.goto('/fi-FI/signup?step=verification');
  await expect(signInDialog(page, wordsOf('fi-FI'))).toBeVisible();
});
