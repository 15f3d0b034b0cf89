import { expect, test } from '@playwright/test';
import { siteUrl } from './support/addresses.ts';
import { bankWords, goToBank, newcomer, payAtBank } from './support/bank.ts';
import { phoneOfFirst, registerFirstTimer } from './support/first-timer.ts';
import { codeSentTo, inventPerson, newPassword, showPerson, signUpDialog } from './support/newcomer.ts';
import { lastMessage, look } from './support/operator.ts';
import { accountButton, balanceButton, emailOf, fillSignIn, signInDialog } from './support/player.ts';
import { requestPassword } from './support/recovery.ts';
import { fillContact, fillDetails, helsinki } from './support/registration.ts';
import { wordsOf } from './support/words.ts';

const all = wordsOf('fi-FI');

test.describe('with a phone in the hand', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('SGN-02 SGN-29 registration goes back and forth step by step, with everything that was typed, and registers once', async ({
    page,
  }) => {
    const words = all.registration;
    const dialog = signUpDialog(page, all);
    const password = dialog.getByLabel(words.password, { exact: true });
    const address = dialog.getByLabel(words.address);
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() !== 'GET' && pathname.includes('/player/registration')) sent.push(`${request.method()} ${pathname}`);
    });
    await page.goto('/fi-FI');
    await page.getByRole('banner').getByRole('button', { name: all.shell.signIn }).click();
    await signInDialog(page, all).getByRole('link', { name: all.signIn.noAccount }).click();
    const person = await fillDetails(dialog, words, '050 2');
    await page.goBack();
    await expect(page).toHaveURL(`${siteUrl}/fi-FI`);
    await expect(dialog).toBeHidden();
    await page.goForward();
    await expect(dialog.getByLabel(words.email)).toHaveValue(person.email);
    await expect(password).toHaveValue(newPassword);
    await showPerson(dialog);
    await dialog.getByRole('button', { name: words.next }).click();

    await fillContact(dialog, words, helsinki);
    await page.goBack();
    await expect(dialog.getByLabel(words.lastName)).toHaveValue(person.lastName);
    await expect(password).toHaveValue(newPassword);
    await expect(page).toHaveURL(`${siteUrl}/fi-FI/signup`);
    await page.goForward();
    await expect(address).toHaveValue(helsinki.address);
    await expect(dialog.getByLabel(words.terms)).toBeChecked();
    await dialog.getByRole('button', { name: words.back }).click();
    await expect(dialog.getByLabel(words.lastName)).toHaveValue(person.lastName);
    await dialog.getByRole('button', { name: words.next }).click();
    await dialog.getByRole('button', { name: words.submit }).click();

    const code = dialog.getByLabel(words.code6);
    await expect(dialog.getByText(words.codeSentSms.replace('{to}', `+358502${person.digits}`))).toBeVisible();
    const once = ['POST', 'PUT'].map((method) => `${method} /api/platform/player/registration`);
    const asked = 'POST /api/platform/player/registration/sms_request';
    expect(sent).toEqual([...once, asked]);
    await page.goBack();
    await expect(address).toHaveValue(helsinki.address);
    await dialog.getByRole('button', { name: words.submit }).click();
    await expect(code).toBeVisible();
    expect(sent).toEqual([...once, asked]);

    await page.goBack();
    await page.goBack();
    await dialog.getByLabel(words.phoneBody).fill(`050 3${person.digits}`);
    await showPerson(dialog);
    await dialog.getByRole('button', { name: words.next }).click();
    await expect(address).toHaveValue(helsinki.address);
    await dialog.getByRole('button', { name: words.submit }).click();
    const corrected = `+358503${person.digits}`;
    await expect(dialog.getByText(words.codeSentSms.replace('{to}', corrected))).toBeVisible();
    await code.fill(await codeSentTo(corrected));
    await dialog.getByRole('button', { name: words.confirm, exact: true }).click();
    await page.getByRole('dialog', { name: words.firstTitle }).getByRole('button', { name: words.firstSkip }).click();

    await page.goBack();
    await expect(accountButton(page, all)).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await look(`players?search=${person.email.split('@')[0]}`)).toHaveLength(1);
  });

  test('PNP-04 PNP-09 who looks back at his bank finds amount and form as he left them, and pays once', async ({ page }) => {
    const say = all.payAndPlay;
    const form = page.getByRole('dialog', { name: say.formTitle });
    await page.goto('/fi-FI/signup/pnp');
    await goToBank(page, all, '34,50');
    await page.goBack();
    await expect(page.getByRole('dialog').getByLabel(say.amount)).toHaveValue('34,50');
    await goToBank(page, all, '34,50');
    await payAtBank(page, newcomer.quiet);
    const { email, digits } = inventPerson();
    await form.getByLabel(say.email).fill(email);
    await form.getByRole('checkbox', { name: say.terms }).check();
    await page.goBack();
    await expect(page.getByRole('heading', { name: bankWords.overTitle })).toBeVisible();
    await page.goForward();
    await expect(form.getByLabel(say.email)).toHaveValue(email);
    await expect(form.getByRole('checkbox', { name: say.terms })).toBeChecked();
    await form.getByLabel(say.phone).fill(`0401 ${digits}`);
    await form.getByRole('button', { name: say.submit }).click();
    await expect(page).toHaveURL(`${siteUrl}/fi-FI/online-casino`);
    await expect(balanceButton(page, all)).toContainText('34.50 €');
    await page.goBack();
    await page.goForward();
    await expect(page).toHaveURL(`${siteUrl}/fi-FI/online-casino`);
    await expect(balanceButton(page, all)).toContainText('34.50 €');
  });
});

test('RST-01 RST-02 the way to a new password goes back and forth, sends once, and sets it once', async ({ page, context }) => {
  const { recovery } = all;
  const main = page.getByRole('main');
  const handle = await registerFirstTimer(context);
  const email = main.getByRole('textbox', { name: recovery.email });
  const code = page.getByRole('textbox', { name: recovery.code });
  const password = page.getByLabel(recovery.password, { exact: true });
  await page.goto('/fi-FI');
  await page.goto('/fi-FI/reset-password');
  await requestPassword(page, all, emailOf(handle), 'SMS');
  await expect(code).toBeVisible();
  const { code: sent = '' } = await lastMessage(phoneOfFirst(handle));
  await page.goBack();
  await expect(email).toHaveValue(emailOf(handle));
  await expect(page.getByRole('radio', { name: recovery.channelSms })).toBeChecked();
  await page.goForward();
  await code.fill(sent);
  await page.keyboard.press('Enter');

  await expect(password).toBeVisible();
  await page.goBack();
  await expect(email).toHaveValue(emailOf(handle));
  await page.goForward();
  await password.fill('Lamppu-valo7');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: recovery.done })).toBeVisible();
  await page.goBack();
  await expect(email).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}/fi-FI`);
  await page.getByRole('banner').getByRole('button', { name: all.shell.signIn }).click();
  await fillSignIn(page, all, emailOf(handle), 'Lamppu-valo7');
  await expect(accountButton(page, all)).toBeVisible();
  expect((await lastMessage(phoneOfFirst(handle))).code).toBe(sent);
});
