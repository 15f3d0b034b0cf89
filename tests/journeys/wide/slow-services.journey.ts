import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { bankMessages, newCustomer, payAtBank } from '../support/bank.ts';
import { getMessages } from '../support/messages.ts';
import { codeSentTo, inventPerson, phoneOf, registerPlayer, signUpDialog } from '../support/new-player.ts';
import { lastMessage, operate } from '../support/operator.ts';
import { accountButton, balanceButton, emailOf, fillSignIn, signInDialog, skipGreeting } from '../support/player.ts';
import { requestPassword } from '../support/recovery.ts';
import { fillContact, fillDetails, helsinki } from '../support/registration.ts';

const all = getMessages('fi-FI');
const { registration, recovery, payAndPlay: say } = all;
const newPassword = 'Lamppu-valo7';
const slow = { delayMs: 8_000 };

test.afterEach(() => operate('faults', { reset: true }));

/** Submits, expects a notice about the delay with the input kept, and then the result. */
async function waitOut(press: () => Promise<void>, note: { readonly page: Page; readonly says: string }): Promise<void> {
  // A script in the page watches for the notice, which may be visible for one second only.
  const said = note.page.getByRole('status').filter({ hasText: note.says }).waitFor({ timeout: 20_000 });
  await Promise.all([press(), said]);
}

async function register(page: Page): Promise<void> {
  const note = { page, says: registration.slow };
  const dialog = signUpDialog(page, all);
  await page.goto('/fi-FI/signup');
  const { digits, lastName } = await fillDetails(dialog, registration, '050 4');
  await waitOut(() => dialog.getByRole('button', { name: registration.next }).click(), note);
  await expect(dialog.getByLabel(registration.lastName)).toHaveValue(lastName);
  await fillContact(dialog, registration, helsinki);
  await waitOut(() => dialog.getByRole('button', { name: registration.submit }).click(), note);
  await expect(dialog.getByLabel(registration.address)).toHaveValue(helsinki.address);
  await dialog.getByLabel(registration.code6).fill(await codeSentTo(`+358504${digits}`));
  await waitOut(() => dialog.getByRole('button', { name: registration.confirm, exact: true }).click(), note);
  await expect(page.getByRole('dialog', { name: registration.firstTitle })).toBeVisible();
}

async function recover(page: Page, handle: string): Promise<void> {
  const note = { page, says: recovery.slow };
  await page.goto('/fi-FI/reset-password');
  await waitOut(() => requestPassword(page, all, emailOf(handle), 'SMS'), note);
  const code = page.getByRole('textbox', { name: recovery.code });
  await expect(code).toBeVisible();
  await code.fill((await lastMessage(phoneOf(handle))).code ?? '');
  await waitOut(() => page.keyboard.press('Enter'), note);
  await page.getByLabel(recovery.password, { exact: true }).fill(newPassword);
  await waitOut(() => page.keyboard.press('Enter'), note);
  await expect(page.getByRole('heading', { name: recovery.done })).toBeVisible();
}

async function payIn(page: Page): Promise<void> {
  const note = { page, says: say.slow };
  await page.goto('/fi-FI/signup/pnp');
  await page.getByRole('dialog').getByLabel(say.amount).fill('20');
  await waitOut(() => page.keyboard.press('Enter'), note);
  await expect(page.getByRole('heading', { level: 1, name: bankMessages.chooseBank })).toBeVisible();
  await waitOut(async () => void (await payAtBank(page, newCustomer.quiet)), note);
  const form = page.getByRole('dialog', { name: say.formTitle });
  const { email, digits } = inventPerson();
  await form.getByLabel(say.email).fill(email);
  await form.getByLabel(say.phone).fill(`0402 ${digits}`);
  await form.getByRole('checkbox', { name: say.terms }).check();
  await waitOut(() => form.getByRole('button', { name: say.submit }).click(), note);
  await expect(form.getByLabel(say.email)).toHaveValue(email);
  await expect(page).toHaveURL(`${siteUrl}/fi-FI/online-casino`, { timeout: 30_000 });
  await skipGreeting(page, all);
  await expect(balanceButton(page, all)).toContainText('20.00 €');
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/fi-FI#sign-in');
  await waitOut(() => fillSignIn(page, all, emailOf('ben.one')), { page, says: all.signIn.slow });
  await expect(signInDialog(page, all).getByText(emailOf('ben.one'))).toBeVisible();
  await expect(accountButton(page, all)).toBeVisible();
}

test('SGN-24 RST-08 PNP-03 LOG-05 a request that takes eight seconds shows a notice, keeps the input and completes', async ({
  browser,
  context,
}) => {
  test.setTimeout(150_000);
  const handle = await registerPlayer(context);
  const { storageState, baseURL } = test.info().project.use;
  const contexts: BrowserContext[] = [];
  const open = async () => {
    const own = await browser.newContext({ storageState, baseURL, locale: 'en-GB' });
    contexts.push(own);
    return own.newPage();
  };
  const pages = { register: await open(), recover: await open(), payIn: await open(), signIn: await open() };
  await operate('faults', { service: 'platform', pathPattern: '^/player/(registration|password_reset)|^/paynplay/', ...slow });
  await operate('faults', { service: 'pay', pathPattern: 'authorize$', ...slow });
  await operate('faults', { service: 'identity', pathPattern: '^/$', delayMs: 5_000, times: 1 });
  // In parallel, because each takes eight seconds.
  await Promise.all([register(pages.register), recover(pages.recover, handle), payIn(pages.payIn), signIn(pages.signIn)]);
  await Promise.all(contexts.map((own) => own.close()));
});
