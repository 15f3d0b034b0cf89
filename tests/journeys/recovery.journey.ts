import { expect, test } from '@playwright/test';
import { siteUrl } from './support/addresses.ts';
import { phoneOfFirst, registerFirstTimer } from './support/first-timer.ts';
import { expectPersonTestPassed } from './support/newcomer.ts';
import { lastMessage, operate } from './support/operator.ts';
import { accountButton, emailOf, fillSignIn, signInDialog } from './support/player.ts';
import { requestPassword, tick } from './support/recovery.ts';
import { wordsOf } from './support/words.ts';

const phone = { width: 390, height: 844 };

test.describe('on a phone, in Finnish', () => {
  test.use({ viewport: phone });

  test('RST-01 RST-04 RST-05 RST-08 RST-10 RTE-54 LOG-22 a code by text message leads to a new password', async ({
    page,
    context,
  }) => {
    const handle = await registerFirstTimer(context);
    const words = wordsOf('fi-FI');
    const { recovery } = words;
    await page.goto('/fi-FI');
    await page.getByRole('banner').getByRole('button', { name: words.shell.signIn }).click();
    const dialog = signInDialog(page, words);
    await dialog.getByRole('textbox', { name: words.signIn.email }).fill(emailOf(handle));
    await dialog.getByRole('link', { name: words.signIn.forgotten }).click();

    await expect(page).toHaveURL(`${siteUrl}/fi-FI/reset-password`);
    await expect(page.getByRole('heading', { level: 1, name: recovery.title })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').getByRole('textbox', { name: recovery.email })).toHaveValue(emailOf(handle));
    await requestPassword(page, words, emailOf(handle), 'SMS');

    const code = page.getByRole('textbox', { name: recovery.code });
    await expect(code).toBeFocused();
    await page.reload();
    await expect(page.getByText(emailOf(handle))).toBeVisible();
    const { code: sent = '' } = await lastMessage(phoneOfFirst(handle));
    await code.fill(sent === '123456' ? '654321' : '123456');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(recovery.errorCode);
    await code.fill(sent);
    await page.keyboard.press('Enter');

    const password = page.getByLabel(recovery.password, { exact: true });
    await expect(password).toBeFocused();
    await password.fill('kurja');
    await page.keyboard.press('Enter');
    await expect(password).toHaveAccessibleDescription(new RegExp(recovery.passwordRefused.slice(0, 20)));
    await page.reload();
    await password.fill('Lamppu-valo7');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: recovery.done })).toBeFocused();
    await page.getByRole('main').getByRole('button', { name: words.signIn.submit, exact: true }).click();

    await expect(page).toHaveURL(`${siteUrl}/fi-FI#sign-in`);
    await fillSignIn(page, words, emailOf(handle), 'Lamppu-valo7');
    await expect(accountButton(page, words)).toBeVisible();
  });
});

test('RST-06 RST-07 by keyboard alone: a link by e-mail, which leaves no trace of its token', async ({ page, context }) => {
  const words = wordsOf('en-UN');
  const { recovery } = words;
  const email = emailOf(await registerFirstTimer(context));
  await page.goto('/en-UN/reset-password');
  await page.getByRole('main').getByRole('textbox', { name: recovery.email }).focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: recovery.channelEmail })).toBeChecked();
  const widget = page.frameLocator('main iframe');
  const box = widget.getByRole('checkbox');
  await expect(box).toBeVisible();
  await page.keyboard.press('Tab');
  // The focus goes from one document to the other and back: no hand is quicker than that, a test is.
  await expect(box).toBeFocused();
  await page.keyboard.press('Space');
  await expectPersonTestPassed(widget);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('button', { name: recovery.send, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: recovery.linkTitle })).toBeFocused();

  const { link = '' } = await lastMessage(email);
  const token = new URL(link).searchParams.get('token') ?? '';
  expect(token.length).toBeGreaterThan(30);
  const other = await context.newPage();
  const seen: string[] = [];
  other.on('request', (asked) => seen.push(asked.url()));
  await other.goto(new URL(link).pathname + new URL(link).search);
  const password = other.getByLabel(recovery.password, { exact: true });
  await expect(other.getByText(recovery.passwordFor.replace('{email}', email))).toBeVisible();
  expect(other.url()).toBe(`${siteUrl}/en-UN/reset-password`);
  expect(seen.filter((url) => url.includes(token))).toHaveLength(1);
  const kept = await other.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );
  expect(kept).not.toContain(token);
  await password.focus();
  await other.keyboard.type('Lamp-light7');
  await other.keyboard.press('Enter');
  await expect(other.getByRole('heading', { name: recovery.done })).toBeVisible();
  await expect(other).toHaveURL(`${siteUrl}/en-UN#sign-in`);
  await expect(signInDialog(other, words)).toBeVisible();

  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText(recovery.errorReset);
  await expect(page.getByRole('main').getByRole('textbox', { name: recovery.email })).toBeVisible();
});

test('RST-03 RST-08 an unknown address is answered like a known one, and a failing service loses nothing', async ({ page }) => {
  const words = wordsOf('de-AT');
  const { recovery } = words;
  await page.goto('/de-AT/reset-password');
  await page.getByRole('main').getByRole('textbox', { name: recovery.email }).fill('niemand');
  await page.getByRole('main').getByRole('button', { name: recovery.send, exact: true }).click();
  await expect(page.getByRole('main').getByRole('textbox', { name: recovery.email })).toHaveAccessibleDescription(
    recovery.emailInvalid,
  );
  await operate('faults', { service: 'platform', pathPattern: '/player/password_reset$', status: 503, times: 1 });
  const stranger = `niemand.${Date.now()}@sandbox.test`;
  await requestPassword(page, words, stranger, 'SMS');
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText(words.errors.error_system_error);
  await expect(page.getByRole('main').getByRole('textbox', { name: recovery.email })).toHaveValue(stranger);
  await page.getByRole('main').getByRole('button', { name: recovery.send, exact: true }).click();
  await expect(page.getByText(words.captcha.missing)).toBeVisible();
  await tick(page);
  await page.getByRole('main').getByRole('button', { name: recovery.send, exact: true }).click();
  await expect(page.getByRole('heading', { name: recovery.codeTitle })).toBeVisible();
  await page.getByRole('button', { name: recovery.otherAddress }).click();
  await expect(page.getByRole('main').getByRole('textbox', { name: recovery.email })).toHaveValue(stranger);
});

test('SGN-22 a box that is ticked before its script listens counts', async ({ page }) => {
  const words = wordsOf('fi-FI');
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/widget.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/fi-FI/reset-password');
  const widget = page.frameLocator('main iframe');
  await widget.getByRole('checkbox').check();
  await page.getByRole('main').getByRole('textbox', { name: words.recovery.email }).fill(`niemand.${Date.now()}@sandbox.test`);
  letCome();
  await expectPersonTestPassed(widget);
  await page.getByRole('main').getByRole('button', { name: words.recovery.send, exact: true }).click();
  await expect(page.getByRole('heading', { name: words.recovery.codeTitle })).toBeVisible();
});
