import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { siteUrl } from './support/addresses.ts';
import { bankWords, newcomer, payAtBank } from './support/bank.ts';
import { phoneOfFirst, registerFirstTimer } from './support/first-timer.ts';
import { codeSentTo, inventPerson, signUpDialog } from './support/newcomer.ts';
import { lastMessage, operate } from './support/operator.ts';
import { accountButton, balanceButton, emailOf, fillSignIn, signInDialog } from './support/player.ts';
import { requestPassword, tick } from './support/recovery.ts';
import { fillContact, fillDetails, helsinki } from './support/registration.ts';
import { wordsOf } from './support/words.ts';

const all = wordsOf('fi-FI');
const { registration, recovery, payAndPlay: say } = all;
const newPassword = 'Lamppu-valo7';
const slow = { delayMs: 8_000 };

test.afterEach(() => operate('faults', { reset: true }));

/** Presses, hears that it takes long while what was typed stays, and sees what comes after. */
async function waitOut(press: () => Promise<void>, note: { readonly page: Page; readonly says: string }): Promise<void> {
  // The page itself watches for the note, from before the press: it may stand for a second only.
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
  await code.fill((await lastMessage(phoneOfFirst(handle))).code ?? '');
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
  await expect(page.getByRole('heading', { level: 1, name: bankWords.chooseBank })).toBeVisible();
  await waitOut(async () => void (await payAtBank(page, newcomer.quiet)), note);
  const form = page.getByRole('dialog', { name: say.formTitle });
  const { email, digits } = inventPerson();
  await form.getByLabel(say.email).fill(email);
  await form.getByLabel(say.phone).fill(`0402 ${digits}`);
  await form.getByRole('checkbox', { name: say.terms }).check();
  await waitOut(() => form.getByRole('button', { name: say.submit }).click(), note);
  await expect(form.getByLabel(say.email)).toHaveValue(email);
  await expect(page).toHaveURL(`${siteUrl}/fi-FI/online-casino`, { timeout: 30_000 });
  await expect(balanceButton(page, all)).toContainText('20.00 €');
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/fi-FI#sign-in');
  await waitOut(() => fillSignIn(page, all, emailOf('ben.one')), { page, says: all.signIn.slow });
  await expect(signInDialog(page, all).getByRole('textbox', { name: all.signIn.email })).toHaveValue(emailOf('ben.one'));
  await expect(accountButton(page, all)).toBeVisible();
}

test('SGN-24 RST-08 PNP-03 LOG-05 every call that takes eight seconds says so, loses nothing, and arrives', async ({
  browser,
  context,
}) => {
  test.setTimeout(150_000);
  const handle = await registerFirstTimer(context);
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
  // All at once: what is waited for is the same eight seconds.
  await Promise.all([register(pages.register), recover(pages.recover, handle), payIn(pages.payIn), signIn(pages.signIn)]);
  await Promise.all(contexts.map((own) => own.close()));
});

/** Two ways to be dead, in turn. */
const deaths = [{ status: 503 }, { reset: 'connection' }] as const;
let killed = 0;

/** The next answer of a service is none. What only reads is asked for three times before anybody hears of it. */
async function kill(service: 'platform' | 'pay' | 'captcha', pathPattern: string, times = 1): Promise<void> {
  killed += 1;
  await operate('faults', { service, pathPattern, times, ...deaths[killed % deaths.length] });
}

test('RST-08 a service that is dead at any step of a new password says so, and the same press works afterwards', async ({
  page,
  context,
}) => {
  const handle = await registerFirstTimer(context);
  const main = page.getByRole('main');
  const told = main.getByRole('alert').filter({ hasText: all.errors.error_system_error });
  const password = page.getByLabel(recovery.password, { exact: true });
  await kill('captcha', 'api.js$');
  await page.goto('/fi-FI/reset-password');
  await expect(main.getByText(all.captcha.failed)).toBeVisible();
  await main.getByRole('button', { name: all.captcha.reload }).click();
  await kill('platform', '/player/password_reset$');
  await requestPassword(page, all, emailOf(handle), 'SMS');
  await expect(told).toBeInViewport();
  await expect(main.getByRole('textbox', { name: recovery.email })).toHaveValue(emailOf(handle));
  await tick(page);
  await main.getByRole('button', { name: recovery.send, exact: true }).click();

  const code = page.getByRole('textbox', { name: recovery.code });
  await expect(code).toBeVisible();
  const { code: sent = '' } = await lastMessage(phoneOfFirst(handle));
  await code.fill(sent);
  await kill('platform', '/sms_verification$');
  await page.keyboard.press('Enter');
  await expect(told).toBeInViewport();
  await expect(code).toHaveValue(sent);
  await page.keyboard.press('Enter');

  await password.fill(newPassword);
  await kill('platform', '/new_password$');
  await page.keyboard.press('Enter');
  await expect(told).toBeInViewport();
  await expect(password).toHaveValue(newPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: recovery.done })).toBeVisible();

  await page.goto('/fi-FI/reset-password');
  await requestPassword(page, all, emailOf(handle), 'EMAIL');
  await expect(page.getByRole('heading', { name: recovery.linkTitle })).toBeVisible();
  const { link = '' } = await lastMessage(emailOf(handle));
  await kill('platform', '/new_password/email/', 3);
  await page.goto(`/fi-FI/reset-password${new URL(link).search}`);
  await expect(told).toBeInViewport();
  await main.getByRole('button', { name: recovery.retry }).click();
  await expect(password).toBeVisible();
});

test('PNP-03 PNP-05 PNP-06 a service that is dead at any step of paying in says so, and nothing is paid or opened twice', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  const told = dialog.getByRole('alert').filter({ hasText: say.errorSystem });
  const retry = dialog.getByRole('button', { name: say.retry });
  await page.goto('/fi-FI/signup/pnp');
  await dialog.getByLabel(say.amount).fill('20');
  await kill('pay', 'authorize$', 3);
  await page.keyboard.press('Enter');
  await expect(told).toBeInViewport();
  await expect(dialog.getByLabel(say.amount)).toHaveValue('20');
  await dialog.getByRole('button', { name: say.toBankWith.split('{amount}')[0] ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1, name: bankWords.chooseBank })).toBeVisible();

  await kill('platform', '^/paynplay/player/code$');
  await payAtBank(page, newcomer.quiet);
  await expect(told).toBeInViewport();
  await retry.click();
  const { email, digits } = inventPerson();
  await dialog.getByLabel(say.email).fill(email);
  await dialog.getByLabel(say.phone).fill(`0403 ${digits}`);
  await dialog.getByRole('checkbox', { name: say.terms }).check();
  for (const path of ['update', 'login']) {
    await kill('platform', `^/paynplay/player/${path}$`);
    await dialog.getByRole('button', { name: say.submit }).click();
    await expect(told, path).toBeInViewport();
    await expect(dialog.getByLabel(say.email)).toHaveValue(email);
  }
  await dialog.getByRole('button', { name: say.submit }).click();
  await expect(page).toHaveURL(`${siteUrl}/fi-FI/online-casino`);
  await expect(balanceButton(page, all)).toContainText('20.00 €');
});
