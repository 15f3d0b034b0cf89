import { type APIRequestContext, type BrowserContext, type Cookie, expect, type Locator, type Page } from '@playwright/test';
import { siteUrl } from './addresses.ts';
import { getMessages, type Messages } from './messages.ts';

const password = 'Sandbox1!';

/** The e-mail address of a seeded test player. */
export function emailOf(handle: string): string {
  return `${handle}@sandbox.test`;
}

export function signInDialog(page: Page, messages: Messages): Locator {
  return page.getByRole('dialog', { name: messages.signIn.title });
}

/** Closes the greeting of a player's first session. */
export async function skipGreeting(page: Page, { registration }: Messages): Promise<void> {
  const greeting = page.getByRole('dialog', { name: registration.firstTitle });
  await greeting.getByRole('button', { name: registration.firstSkip }).click();
}

/** The fields of the two steps; one of them is visible. */
export function signInFields(dialog: Locator, { signIn: messages }: Messages): readonly [email: Locator, password: Locator] {
  return [
    dialog.getByRole('textbox', { name: messages.email }),
    dialog.getByLabel(messages.password, { exact: true }).filter({ visible: true }),
  ];
}

/** Fills in the open dialog, from its first step or from the password of an earlier attempt, and submits it. */
export async function fillSignIn(page: Page, messages: Messages, email: string, secret = password): Promise<void> {
  const dialog = signInDialog(page, messages);
  const [address, password] = signInFields(dialog, messages);
  await expect(address.or(password)).toBeVisible();
  if (await password.isVisible()) await dialog.getByRole('button', { name: messages.signIn.changeEmail }).click();
  await address.fill(email);
  await dialog.getByRole('button', { name: messages.signIn.continue, exact: true }).click();
  await password.fill(secret);
  await dialog.getByRole('button', { name: messages.signIn.submit, exact: true }).click();
}

/** Signs in through the dialog of a page and waits for the player's menu. */
export async function signInByForm(page: Page, path: string, handle: string): Promise<void> {
  const messages = getMessages(path.split('/')[1] ?? '');
  await page.goto(path);
  await page.getByRole('banner').getByRole('button', { name: messages.shell.signIn }).click();
  await fillSignIn(page, messages, emailOf(handle));
  await expect(accountButton(page, messages)).toBeVisible();
}

/** Posts the sign-in form without opening a page. */
async function postSignIn(request: APIRequestContext, handle: string, secret = password) {
  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string };
  return request.post('/api/auth/callback/credentials', {
    headers: { Origin: siteUrl },
    form: { csrfToken, email: emailOf(handle), password: secret, json: 'true' },
  });
}

const sessions = new Map<string, readonly Cookie[]>();

/** Signs a context in over HTTP; reuses the session of an earlier test of this worker while it is valid. */
export async function signIn(context: BrowserContext, handle: string): Promise<void> {
  const { request } = context;
  const known = sessions.get(handle);
  if (known) {
    await context.addCookies(known);
    if ((await request.get('/api/platform/player/me/profile')).ok()) return;
  }
  await startSession(context, handle);
}

/** Signs a context in over HTTP with a session that begins now, for tests that move the clock. */
export async function startSession(context: BrowserContext, handle: string): Promise<void> {
  const { request } = context;
  const before = new Set((await context.cookies()).map(({ name, value }) => `${name}=${value}`));
  const response = await postSignIn(request, handle);
  expect(response.status(), `sign-in of ${handle}`).toBe(200);
  const cookies = await context.cookies();
  sessions.set(
    handle,
    cookies.filter(({ name, value }) => !before.has(`${name}=${value}`)),
  );
}

export function accountButton(page: Page, messages: Messages): Locator {
  return page.getByRole('banner').getByRole('button', { name: `${messages.player.account}: ` });
}

export function balanceButton(page: Page, messages: Messages): Locator {
  return page.getByRole('banner').getByRole('button', { name: messages.player.balance });
}

/** The balance in the header, in minor units. */
export async function shownMinor(page: Page, messages: Messages): Promise<number> {
  const text = (await balanceButton(page, messages).textContent()) ?? '';
  return Number(text.replaceAll(/\D/g, ''));
}
