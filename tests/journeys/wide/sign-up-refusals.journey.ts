import { expect, type Locator, type Page, test } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { sidewaysScroll } from '../support/complaints.ts';
import { getMessages } from '../support/messages.ts';
import { codeSentTo, newPassword, passCaptcha, signUpDialog } from '../support/new-player.ts';
import { operate } from '../support/operator.ts';
import { fillContact, fillDetails, helsinki } from '../support/registration.ts';

const denied = '{"message":"User is not authorized to access this resource with an explicit deny"}';

test.use({ viewport: { width: 390, height: 844 } });

test.afterEach(async () => {
  await operate('faults', { reset: true });
});

async function expectPanel(page: Page, dialog: Locator, title: string, text: string): Promise<void> {
  await expect(dialog.getByRole('heading', { name: title })).toBeFocused();
  await expect(dialog.getByText(text)).toBeInViewport();
  expect(await sidewaysScroll(page)).toBe(0);
}

test('SGN-15 SGN-18 SGN-20 SGN-22 a refusal, a panel and the last code keep the input and stay in view on a phone', async ({
  page,
  context,
}) => {
  const all = getMessages('fi-FI');
  const messages = all.registration;
  const dialog = signUpDialog(page, all);
  const next = dialog.getByRole('button', { name: messages.next });
  const email = dialog.getByLabel(messages.email);
  const fail = (pathPattern: string, fault: object) =>
    operate('faults', { service: 'platform', pathPattern, times: 1, ...fault });

  // The form continues without the risk settings, which are optional.
  await fail('risk-setting', { status: 503, times: 3 });
  await page.goto('/fi-FI/signup');
  const person = await fillDetails(dialog, messages, '050 1');
  await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await fail('^/player/registration$', { status: 403, body: denied });
  await next.click();
  await expect(dialog.getByRole('alert').filter({ hasText: all.captcha.refused })).toBeInViewport();
  await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(1);
  await expect(email).toHaveValue(person.email);
  await passCaptcha(dialog);
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
  await dialog.getByRole('button', { name: messages.submit }).click();
  await dialog.getByLabel(messages.code6).fill(await codeSentTo(`+358501${person.digits}`));
  await fail('sms_verification$', { status: 400, code: 'sms.max.attempts.reached' });
  await dialog.getByRole('button', { name: messages.confirm, exact: true }).click();
  await expectPanel(page, dialog, messages.maxTitle, messages.maxText);
  await expect(page).toHaveURL(`${siteUrl}/fi-FI/signup?error=sms-max-attempts`);
});
