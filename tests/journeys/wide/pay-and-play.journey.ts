import { expect, test } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { bankMessages, goToBank, newCustomer, payAtBank, signInAtBank } from '../support/bank.ts';
import { getMessages } from '../support/messages.ts';
import { inventPerson } from '../support/new-player.ts';
import { operate } from '../support/operator.ts';
import { balanceButton, skipGreeting } from '../support/player.ts';

const messages = getMessages('fi-FI');
const { payAndPlay } = messages;
const lobby = `${siteUrl}/fi-FI/online-casino`;
const returnPage = `${siteUrl}/fi-FI/signup/callback`;

test.afterEach(() => operate('faults', { reset: true }));

/** Two kinds of failure, used alternately. */
const deaths = [{ status: 503 }, { reset: 'connection' }] as const;
let killed = 0;

/** Makes the next response of a service fail. Reads are tried three times before the page reports an error. */
async function kill(service: 'platform' | 'pay', pathPattern: string, times = 1): Promise<void> {
  killed += 1;
  await operate('faults', { service, pathPattern, times, ...deaths[killed % deaths.length] });
}

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

test('PNP-03 PNP-05 PNP-06 an unavailable service at any step of pay-and-play shows an error, and nothing is paid or opened twice', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  const errorAlert = dialog.getByRole('alert').filter({ hasText: payAndPlay.errorSystem });
  const retry = dialog.getByRole('button', { name: payAndPlay.retry });
  await page.goto('/fi-FI/signup/pnp');
  await dialog.getByLabel(payAndPlay.amount).fill('20');
  await kill('pay', 'authorize$', 3);
  await page.keyboard.press('Enter');
  await expect(errorAlert).toBeInViewport();
  await expect(dialog.getByLabel(payAndPlay.amount)).toHaveValue('20');
  await dialog.getByRole('button', { name: payAndPlay.toBankWith.split('{amount}')[0] ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1, name: bankMessages.chooseBank })).toBeVisible();

  await kill('platform', '^/paynplay/player/code$');
  await payAtBank(page, newCustomer.quiet);
  await expect(errorAlert).toBeInViewport();
  await retry.click();
  const { email, digits } = inventPerson();
  await dialog.getByLabel(payAndPlay.email).fill(email);
  await dialog.getByLabel(payAndPlay.phone).fill(`0403 ${digits}`);
  await dialog.getByRole('checkbox', { name: payAndPlay.terms }).check();
  for (const path of ['update', 'login']) {
    await kill('platform', `^/paynplay/player/${path}$`);
    await dialog.getByRole('button', { name: payAndPlay.submit }).click();
    await expect(errorAlert, path).toBeInViewport();
    await expect(dialog.getByLabel(payAndPlay.email)).toHaveValue(email);
  }
  await dialog.getByRole('button', { name: payAndPlay.submit }).click();
  await expect(page).toHaveURL(lobby);
  await skipGreeting(page, messages);
  await expect(balanceButton(page, messages)).toContainText('20.00 €');
});
