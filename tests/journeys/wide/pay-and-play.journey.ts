import { expect, test } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { bankMessages, goToBank, payAtBank, signInAtBank } from '../support/bank.ts';
import { getMessages } from '../support/messages.ts';
import { skipGreeting } from '../support/player.ts';

const messages = getMessages('fi-FI');
const { payAndPlay } = messages;
const lobby = `${siteUrl}/fi-FI/online-casino`;
const returnPage = `${siteUrl}/fi-FI/signup/callback`;

test('PNP-03 PNP-06 PNP-09 cancelling at the bank returns to the amounts; an excluded customer cannot pay; a forged return opens no session', async ({
  page,
}) => {
  await page.goto('/fi-FI/signup/pnp');
  const dialog = page.getByRole('dialog');
  await goToBank(page, messages, '34,50');
  await signInAtBank(page, 'Saimi Koivula');
  await page.getByRole('button', { name: bankMessages.cancelBank }).click();
  await expect(page).toHaveURL(`${siteUrl}/fi-FI/signup/pnp`);
  await expect(dialog.getByText(payAndPlay.cancelled)).toBeVisible();
  await expect(dialog.getByRole('button', { name: '50 €', exact: true })).toBeVisible();

  await goToBank(page, messages, '20 €');
  const returned = page.waitForRequest((request) => request.url().startsWith(`${returnPage}?`));
  await payAtBank(page, 'Kim Saarinen');
  const used = (await returned).url();
  await expect(page.getByRole('dialog', { name: messages.signIn.errorExclusion })).toBeVisible();
  await expect(page.getByText(payAndPlay.blockedMoney)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${siteUrl}/fi-FI`);

  for (const address of [used, `${returnPage}?code=a&session_id=b&state=forged`]) {
    await page.goto(address);
    await expect(page.getByRole('alert').filter({ hasText: payAndPlay.errorState })).toBeVisible();
    await expect(page).toHaveURL(returnPage);
  }
  await page.getByRole('button', { name: payAndPlay.again }).click();
  await expect(dialog.getByLabel(payAndPlay.amount)).toBeVisible();
});

test('DEC-DEP-3 DEC-PER-2 a customer who is almost an excluded person is signed in, reads why the money goes back, and cannot deposit', async ({
  page,
}) => {
  await page.goto('/fi-FI/signup/pnp');
  await goToBank(page, messages, '20 €');
  await payAtBank(page, 'Kimm Saarinen');
  const dialog = page.getByRole('dialog', { name: payAndPlay.refusedTitle });
  await expect(dialog.getByRole('alert')).toContainText(payAndPlay.refusedText);
  await expect(dialog.getByRole('alert')).toContainText(messages.deposit.identityTitle);
  await dialog.getByRole('button', { name: payAndPlay.refusedContinue }).click();
  await expect(page).toHaveURL(lobby);
  await skipGreeting(page, messages);
  await page.goto('/fi-FI/my-account/banking/deposit');
  await expect(page.getByRole('heading', { name: messages.deposit.identityTitle })).toBeVisible();
});
