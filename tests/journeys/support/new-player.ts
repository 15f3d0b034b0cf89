import { type BrowserContext, expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { registrationBody } from '../../fixtures/registration-body.ts';
import { signIn, signOut } from '../../http/support/sign-in.ts';
import { siteUrl } from './addresses.ts';
import type { Messages } from './messages.ts';
import { readOps } from './operator.ts';

export const newPassword = 'Lantern-77x';

/** A new person, unique because name, birthday, e-mail and phone number are derived from the time. */
export function inventPerson() {
  const now = Date.now() % 1_000_000;
  // Phone numbers that end in 0000 receive no messages.
  const digits = String(now % 10_000 === 0 ? now + 1 : now).padStart(6, '0');
  const letters = [...digits].map((digit) => String.fromCharCode(97 + Number(digit))).join('');
  const day = new Date(Date.UTC(1950, 0, 1 + (Number(digits) % 18_000))).toISOString().slice(0, 10);
  return {
    email: `new.player.${digits}@sandbox.test`,
    firstName: 'Helmi',
    lastName: `Kuusela ${letters}`,
    digits,
    dateOfBirth: day,
  };
}

/** The phone number of a player that `registerPlayer` has registered. */
export function phoneOf(handle: string): string {
  return `+35679${handle.replace('first.', '')}`;
}

/** Where a visitor's captcha is solved, and with what. */
export async function readCaptcha({ request }: Pick<BrowserContext, 'request'>) {
  const { captcha } = (await (await request.get('/api/config?market=UN')).json()) as {
    captcha: { url: string; siteKey: string };
  };
  return { url: `${captcha.url}/solve`, task: { sitekey: captcha.siteKey, host: siteUrl } };
}

/** A captcha token, as the widget would get it. */
export async function solveCaptcha({ request }: Pick<BrowserContext, 'request'>): Promise<string> {
  const { url, task } = await readCaptcha({ request });
  return ((await (await request.post(url, { data: task })).json()) as { token: string }).token;
}

/**
 * Registers a player without deposits, in a country that needs no code; returns the handle to sign in with. The first session,
 * with its greeting, is over.
 */
export async function registerPlayer({ request }: Pick<BrowserContext, 'request'>): Promise<string> {
  const { lastName, digits, dateOfBirth } = inventPerson();
  const token = await solveCaptcha({ request });
  const handle = `first.${digits}`;
  const response = await request.post('/api/platform/player/registration?country=MT', {
    headers: { Origin: siteUrl, hcaptchaToken: token },
    data: registrationBody({ lastName, digits, dateOfBirth, email: `${handle}@sandbox.test` }),
  });
  expect(response.status(), await response.text()).toBe(200);
  await signIn(request, handle);
  await signOut(request);
  return handle;
}

export function signUpDialog(page: Page, messages: Messages): Locator {
  return page.getByRole('dialog', { name: messages.registration.title });
}

/** The latest code sent to a phone number or an e-mail address. */
export async function codeSentTo(to: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const messages = (await readOps(`outbox?to=${encodeURIComponent(to)}`)) as readonly { readonly code?: string }[];
    code = messages[0]?.code;
    expect(code).toMatch(/^\d{6}$/);
  }).toPass({ intervals: [100] });
  return code ?? '';
}

/** Ticks the captcha in the registration dialog, or in a page, and waits for its result. */
export async function passCaptcha(place: Locator | Page): Promise<void> {
  const widget = captchaIn(place);
  await widget.getByRole('checkbox').click();
  await expectCaptchaPassed(widget);
}

/** The frame of the captcha in the registration dialog, or in a page. */
export function captchaIn(place: Locator | Page): FrameLocator {
  return 'goto' in place ? place.frameLocator('main iframe') : place.frameLocator('iframe:visible');
}

export async function expectCaptchaPassed(widget: FrameLocator): Promise<void> {
  await expect(widget.locator('html')).toHaveAttribute('data-state', 'done');
}
