import type { Page } from '@playwright/test';
import type { Messages } from './messages.ts';
import { passCaptcha } from './new-player.ts';

/** Requests a password reset through the form of the page. */
export async function requestPassword(
  page: Page,
  { recovery }: Messages,
  email: string,
  channel: 'SMS' | 'EMAIL',
): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: recovery.email }).fill(email);
  await page.getByRole('radio', { name: channel === 'SMS' ? recovery.channelSms : recovery.channelEmail }).check();
  await passCaptcha(page);
  await main.getByRole('button', { name: recovery.send, exact: true }).click();
}
