import { expect, type Locator, type Page, test } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { sidewaysScroll } from '../support/complaints.ts';
import { getMessages, type Messages } from '../support/messages.ts';
import { codeSentTo, newPassword, passCaptcha, signUpDialog } from '../support/new-player.ts';
import { operate } from '../support/operator.ts';
import { fillContact, fillDetails, helsinki } from '../support/registration.ts';

const post = '^/player/registration$';
const denied = '{"message":"User is not authorized to access this resource with an explicit deny"}';
const tooMany = '{"status":429,"code":"error.too_many_requests","message":"-","additionalInfo":{"retryAfterSeconds":3600}}';

/** The platform's errors that concern the whole form, and their messages. */
const refusals: readonly (readonly [rows: string, fault: object, message: (messages: Messages) => string])[] = [
  ['SGN-22', { status: 403, body: denied }, ({ captcha }) => captcha.refused],
  ['SGN-24', { status: 503 }, ({ registration }) => registration.errorSystemError],
  ['SGN-24', { reset: 'connection' }, ({ registration }) => registration.errorSystemError],
  ['SGN-24', { status: 200, body: '{"playerId":' }, ({ registration }) => registration.errorSystemError],
  ['SGN-21', { status: 400, code: 'error.of.another.age' }, () => 'A failure injected by the operator.'],
  ['DEC-X-9', { status: 429, body: tooMany }, ({ registration }) => registration.errorTooManyRequests.split('{time}')[0] ?? ''],
  ['SGN-18', { status: 400, code: 'error.registration.excluded' }, ({ registration }) => registration.errorRegistrationExcluded],
];

test.afterEach(async () => {
  await operate('faults', { reset: true });
  await operate('geo', { country: null });
});

async function expectPanel(page: Page, dialog: Locator, title: string, text: string): Promise<void> {
  await expect(dialog.getByRole('heading', { name: title })).toBeFocused();
  await expect(dialog.getByText(text)).toBeInViewport();
  expect(await sidewaysScroll(page)).toBe(0);
}

for (const { name, viewport, locale } of [
  { name: 'on a phone, in Finnish', viewport: { width: 390, height: 844 }, locale: 'fi-FI' },
  { name: 'on a desktop, in English', viewport: { width: 1_440, height: 900 }, locale: 'en-UN' },
]) {
  test.describe(name, () => {
    test.use({ viewport });

    test('SGN-15 SGN-17 SGN-18 SGN-20 SGN-21 SGN-22 SGN-24 every refusal is shown once and keeps the input', async ({
      page,
      context,
    }) => {
      const all = getMessages(locale);
      const messages = all.registration;
      const dialog = signUpDialog(page, all);
      const next = dialog.getByRole('button', { name: messages.next });
      const email = dialog.getByLabel(messages.email);

      await operate('geo', { country: 'KE' });
      await page.goto(`/${locale}/signup`);
      const kenya = new Intl.DisplayNames([locale.slice(0, 2)], { type: 'region' }).of('KE') ?? '';
      await expectPanel(page, dialog, messages.unsupportedTitle, messages.unsupportedHere.replace('{country}', kenya));
      await operate('geo', { country: null });
      await context.clearCookies({ name: 'access' });
      await dialog.getByRole('button', { name: messages.unsupportedAction }).click();
      await expect(dialog.getByLabel(messages.country)).toHaveValue('FI');

      await operate('faults', {
        service: 'platform',
        pathPattern: 'risk-setting',
        status: 200,
        body: '{"supported":false}',
        times: 1,
      });
      await dialog.getByLabel(messages.country).selectOption('SE');
      await expectPanel(page, dialog, messages.unsupportedTitle, messages.unsupportedText);
      await dialog.getByRole('button', { name: messages.unsupportedAction }).click();

      // The form continues without the risk settings, which are optional.
      await operate('faults', { service: 'platform', pathPattern: 'risk-setting', status: 503, times: 3 });
      await page.reload();
      const person = await fillDetails(dialog, messages, '050 1');
      await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
      for (const [rows, fault, message] of refusals) {
        await operate('faults', { service: 'platform', pathPattern: post, times: 1, ...fault });
        await next.click();
        const alert = dialog.getByRole('alert').filter({ hasText: message(all) });
        await expect(alert, rows).toBeInViewport();
        await expect(dialog.getByRole('alert').filter({ hasText: /\S/ }), `${rows} is shown once`).toHaveCount(1);
        await expect(email).toHaveValue(person.email);
        await passCaptcha(dialog);
      }
      await context.setOffline(true);
      await next.click();
      await expect(dialog.getByRole('alert').filter({ hasText: messages.errorCountryBlocked })).toBeInViewport();
      await context.setOffline(false);
      await passCaptcha(dialog);

      await email.fill('ben.one@sandbox.test');
      await next.click();
      await expectPanel(page, dialog, messages.duplicatedTitle, messages.duplicatedText);
      await dialog.getByRole('button', { name: messages.back }).click();
      await expect(dialog.getByLabel(messages.password, { exact: true })).toHaveValue(newPassword);
      await email.fill(person.email);
      await passCaptcha(dialog);
      await next.click();

      await fillContact(dialog, messages, helsinki);
      await operate('faults', { service: 'platform', pathPattern: post, status: 503, times: 1 });
      await operate('faults', { service: 'platform', pathPattern: 'sms_request$', reset: 'connection', times: 1 });
      const submit = dialog.getByRole('button', { name: messages.submit });
      await submit.click();
      await expect(dialog.getByRole('alert').filter({ hasText: messages.errorSystemError })).toBeInViewport();
      await expect(dialog.getByLabel(messages.address)).toHaveValue(helsinki.address);
      await submit.click();

      await expect(dialog.getByRole('alert').filter({ hasText: messages.codeNotSent })).toBeInViewport();
      await dialog.getByRole('button', { name: messages.resend }).click();
      const code = await codeSentTo(`+358501${person.digits}`);
      await operate('faults', {
        service: 'platform',
        pathPattern: 'sms_verification$',
        status: 502,
        body: '<h1>-</h1>',
        times: 1,
      });
      await dialog.getByLabel(messages.code6).fill(code);
      await dialog.getByRole('button', { name: messages.confirm, exact: true }).click();
      await expect(dialog.getByLabel(messages.code6)).toHaveAccessibleDescription(
        new RegExp(messages.errorSystemError.slice(0, 24)),
      );
      await expect(dialog.getByLabel(messages.code6)).toHaveValue(code);

      await operate('faults', {
        service: 'platform',
        pathPattern: 'sms_verification$',
        status: 400,
        code: 'sms.max.attempts.reached',
        times: 1,
      });
      await dialog.getByRole('button', { name: messages.confirm, exact: true }).click();
      await expectPanel(page, dialog, messages.maxTitle, messages.maxText);
      await expect(page).toHaveURL(`${siteUrl}/${locale}/signup?error=sms-max-attempts`);
    });
  });
}

test('registration is closed while the location is unknown, and can be tried again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const all = getMessages('en-UN');
  const messages = all.registration;
  const dialog = signUpDialog(page, all);
  await operate('faults', { service: 'access', pathPattern: 'context', status: 503 });
  await page.goto('/en-UN/signup');
  await expectPanel(page, dialog, messages.closedTitle, messages.errorAccessUnavailable);
  await operate('faults', { reset: true });
  await expect(async () => {
    await dialog.getByRole('button', { name: messages.retry }).click();
    await expect(dialog.getByLabel(messages.email)).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
