import { expect, test } from '@playwright/test';
import { sidewaysScroll } from '../support/complaints.ts';
import { getMessages } from '../support/messages.ts';
import { passCaptcha, signUpDialog } from '../support/new-player.ts';
import { fillDetails } from '../support/registration.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('SGN-18 SGN-20 an error and a panel come into view on a phone', async ({ page, context }) => {
  const all = getMessages('fi-FI');
  const messages = all.registration;
  const dialog = signUpDialog(page, all);
  const next = dialog.getByRole('button', { name: messages.next });
  await page.goto('/fi-FI/signup');
  await fillDetails(dialog, messages, '050 1');
  await context.setOffline(true);
  await next.click();
  await expect(dialog.getByRole('alert').filter({ hasText: messages.errorCountryBlocked })).toBeInViewport();
  await context.setOffline(false);
  await passCaptcha(dialog);
  await dialog.getByLabel(messages.email).fill('ben.one@sandbox.test');
  await next.click();
  await expect(dialog.getByRole('heading', { name: messages.duplicatedTitle })).toBeFocused();
  await expect(dialog.getByText(messages.duplicatedText)).toBeInViewport();
  expect(await sidewaysScroll(page)).toBe(0);
});
