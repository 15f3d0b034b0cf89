import type { Page } from '@playwright/test';
import { passPersonTest } from './newcomer.ts';
import type { Words } from './words.ts';

/** Passes the person test, which lives in a frame of its own. */
export const tick = (page: Page) => passPersonTest(page.frameLocator('main iframe'));

/** Asks for a new password by the form of the page. */
export async function requestPassword(page: Page, { recovery }: Words, email: string, channel: 'SMS' | 'EMAIL'): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: recovery.email }).fill(email);
  await page.getByRole('radio', { name: channel === 'SMS' ? recovery.channelSms : recovery.channelEmail }).check();
  await tick(page);
  await main.getByRole('button', { name: recovery.send, exact: true }).click();
}
