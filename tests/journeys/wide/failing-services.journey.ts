import { expect, test } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { bankMessages, newCustomer, payAtBank } from '../support/bank.ts';
import { getMessages } from '../support/messages.ts';
import { inventPerson, passCaptcha, phoneOf, registerPlayer } from '../support/new-player.ts';
import { lastMessage, operate } from '../support/operator.ts';
import { balanceButton, emailOf, skipGreeting } from '../support/player.ts';
import { requestPassword } from '../support/recovery.ts';

const all = getMessages('fi-FI');
const { recovery, payAndPlay: say } = all;
const newPassword = 'Lamppu-valo7';

test.afterEach(() => operate('faults', { reset: true }));

/** Two kinds of failure, used alternately. */
const deaths = [{ status: 503 }, { reset: 'connection' }] as const;
let killed = 0;

/** Makes the next response of a service fail. Reads are tried three times before the page reports an error. */
async function kill(service: 'platform' | 'pay' | 'captcha', pathPattern: string, times = 1): Promise<void> {
  killed += 1;
  await operate('faults', { service, pathPattern, times, ...deaths[killed % deaths.length] });
}

test('RST-08 an unavailable service at any step of a password reset shows an error, and the same button works after recovery', async ({
  page,
  context,
}) => {
  const handle = await registerPlayer(context);
  const main = page.getByRole('main');
  const errorAlert = main.getByRole('alert').filter({ hasText: all.errors.error_system_error });
  const password = page.getByLabel(recovery.password, { exact: true });
  await kill('captcha', 'api.js$');
  await page.goto('/fi-FI/reset-password');
  await expect(main.getByText(all.captcha.failed)).toBeVisible();
  await main.getByRole('button', { name: all.captcha.reload }).click();
  await kill('platform', '/player/password_reset$');
  await requestPassword(page, all, emailOf(handle), 'SMS');
  await expect(errorAlert).toBeInViewport();
  await expect(main.getByRole('textbox', { name: recovery.email })).toHaveValue(emailOf(handle));
  await passCaptcha(page);
  await main.getByRole('button', { name: recovery.send, exact: true }).click();

  const code = page.getByRole('textbox', { name: recovery.code });
  await expect(code).toBeVisible();
  const { code: sent = '' } = await lastMessage(phoneOf(handle));
  await code.fill(sent);
  await kill('platform', '/sms_verification$');
  await page.keyboard.press('Enter');
  await expect(errorAlert).toBeInViewport();
  await expect(code).toHaveValue(sent);
  await page.keyboard.press('Enter');

  await password.fill(newPassword);
  await kill('platform', '/new_password$');
  await page.keyboard.press('Enter');
  await expect(errorAlert).toBeInViewport();
  await expect(password).toHaveValue(newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: recovery.done })).toBeVisible();

  await page.goto('/fi-FI/reset-password');
  await requestPassword(page, all, emailOf(handle), 'EMAIL');
  await expect(page.getByRole('heading', { name: recovery.linkTitle })).toBeVisible();
  const { link = '' } = await lastMessage(emailOf(handle));
  await kill('platform', '/new_password/email/', 3);
  await page.goto(`/fi-FI/reset-password${new URL(link).search}`);
  await expect(errorAlert).toBeInViewport();
  await main.getByRole('button', { name: recovery.retry }).click();
  await expect(password).toBeVisible();
});

test('PNP-03 PNP-05 PNP-06 an unavailable service at any step of pay-and-play shows an error, and nothing is paid or opened twice', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  const errorAlert = dialog.getByRole('alert').filter({ hasText: say.errorSystem });
  const retry = dialog.getByRole('button', { name: say.retry });
  await page.goto('/fi-FI/signup/pnp');
  await dialog.getByLabel(say.amount).fill('20');
  await kill('pay', 'authorize$', 3);
  await page.keyboard.press('Enter');
  await expect(errorAlert).toBeInViewport();
  await expect(dialog.getByLabel(say.amount)).toHaveValue('20');
  await dialog.getByRole('button', { name: say.toBankWith.split('{amount}')[0] ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1, name: bankMessages.chooseBank })).toBeVisible();

  await kill('platform', '^/paynplay/player/code$');
  await payAtBank(page, newCustomer.quiet);
  await expect(errorAlert).toBeInViewport();
  await retry.click();
  const { email, digits } = inventPerson();
  await dialog.getByLabel(say.email).fill(email);
  await dialog.getByLabel(say.phone).fill(`0403 ${digits}`);
  await dialog.getByRole('checkbox', { name: say.terms }).check();
  for (const path of ['update', 'login']) {
    await kill('platform', `^/paynplay/player/${path}$`);
    await dialog.getByRole('button', { name: say.submit }).click();
    await expect(errorAlert, path).toBeInViewport();
    await expect(dialog.getByLabel(say.email)).toHaveValue(email);
  }
  await dialog.getByRole('button', { name: say.submit }).click();
  await expect(page).toHaveURL(`${siteUrl}/fi-FI/online-casino`);
  await skipGreeting(page, all);
  await expect(balanceButton(page, all)).toContainText('20.00 €');
});
