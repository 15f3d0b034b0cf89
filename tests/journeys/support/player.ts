import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { siteUrl } from './addresses.ts';
import { type Words, wordsOf } from './words.ts';

const password = 'Sandbox1!';

/** The e-mail address of a seeded test player. */
export function emailOf(handle: string): string {
  return `${handle}@sandbox.test`;
}

export function signInDialog(page: Page, words: Words): Locator {
  return page.getByRole('dialog', { name: words.signIn.title });
}

/** Fills the open dialog and sends it. */
export async function fillSignIn(page: Page, words: Words, email: string, secret = password): Promise<void> {
  const dialog = signInDialog(page, words);
  await dialog.getByRole('textbox', { name: words.signIn.email }).fill(email);
  await dialog.getByLabel(words.signIn.password, { exact: true }).fill(secret);
  await dialog.getByRole('button', { name: words.signIn.submit, exact: true }).click();
}

/** Signs in by the dialog of a page, as a person with a mouse does, and waits for the player's corner. */
export async function signInOn(page: Page, path: string, handle: string): Promise<void> {
  const words = wordsOf(path.split('/')[1] ?? '');
  await page.goto(path);
  await page.getByRole('banner').getByRole('button', { name: words.shell.signIn }).click();
  await fillSignIn(page, words, emailOf(handle));
  await expect(accountButton(page, words)).toBeVisible();
}

/** Signs a context in without a page: for journeys about something else. */
export async function signInQuietly({ request }: BrowserContext, handle: string): Promise<void> {
  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string };
  const response = await request.post('/api/auth/callback/credentials', {
    headers: { Origin: siteUrl },
    form: { csrfToken, email: emailOf(handle), password, json: 'true' },
  });
  expect(response.status(), `sign-in of ${handle}`).toBe(200);
}

export function accountButton(page: Page, words: Words): Locator {
  return page.getByRole('banner').getByRole('button', { name: `${words.player.account}: ` });
}

export function balanceButton(page: Page, words: Words): Locator {
  return page.getByRole('banner').getByRole('button', { name: words.player.balance });
}
