import { type BrowserContext, expect, type Page } from '@playwright/test';
import { listenForComplaints, sidewaysScroll } from '../complaints.ts';
import { getMessages } from '../messages.ts';
import { signUpDialog } from '../new-player.ts';
import { signIn, signInDialog } from '../player.ts';
import { untilQuiet } from '../quiet.ts';
import { findErrors } from './axe.ts';
import type { pageTypes } from './page-types.ts';
import { listLowTargets } from './reach.ts';

/** Checks the sign-in dialog, the registration form, pay-and-play and the transactions with axe. */
export async function expectAccessibleDialogs(page: Page, context: BrowserContext, code: string): Promise<void> {
  const words = getMessages(code);
  await page.goto(`/${code}#sign-in`);
  await expect(signInDialog(page, words)).toBeVisible();
  await expect(signInDialog(page, words)).toHaveCSS('opacity', '1');
  expect.soft(await findErrors(page), 'the sign-in dialog').toEqual([]);
  await page.goto(`/${code}/signup`);
  await expect(signUpDialog(page, words)).toHaveCSS('opacity', '1');
  await signUpDialog(page, words).getByRole('button', { name: words.registration.next }).click();
  await expect(signUpDialog(page, words).getByLabel(words.registration.email)).toBeFocused();
  expect.soft(await findErrors(page), 'the registration form').toEqual([]);
  await page.goto(`/${code}/signup?error=sms-max-attempts`);
  await expect(signUpDialog(page, words).getByRole('heading', { level: 3 })).toBeVisible();
  await expect(signUpDialog(page, words)).toHaveCSS('opacity', '1');
  expect.soft(await findErrors(page), 'the registration that is over for today').toEqual([]);
  await page.goto(`/${code}/signup/pnp`);
  await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
  await expect(page.getByRole('dialog').getByRole('button').nth(1)).toBeVisible();
  expect.soft(await findErrors(page), 'pay-and-play').toEqual([]);
  await signIn(context, 'cleo.vip');
  await page.goto(`/${code}/my-account/banking/transactions`);
  await expect(page.getByRole('button', { name: words.transactions.loadMore })).toBeVisible();
  expect.soft(await findErrors(page), 'the transactions').toEqual([]);
  expect.soft(await sidewaysScroll(page), 'the transactions scroll sideways').toBe(0);
}

export const phone = { width: 390, height: 844 };

/** Pages where most visits begin or money is a press away. The long proofs open all page types. */
export const keyPages = [
  '',
  '/promotions/casino/friday-free-spins',
  '/online-casino',
  '/live-casino-online',
  '/sportsbook',
  '/tournaments',
  '/responsible-gambling',
  '/reset-password',
] as const satisfies readonly (typeof pageTypes)[number][];

/** MKT-01, OPS-02: pages of fi-FI on a phone are accessible, without errors, and ask no other machine. */
export async function expectAccessiblePages(page: Page, paths: readonly string[]): Promise<void> {
  const complaints = listenForComplaints(page);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  for (const path of paths) {
    const address = `/fi-FI${path}`;
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await findErrors(page), address).toEqual([]);
    expect.soft(await listLowTargets(page), `${address} has targets that are too low for a finger`).toEqual([]);
    expect.soft(await sidewaysScroll(page), `${address} scrolls sideways`).toBe(0);
    // A width of 320 pixels equals 1280 pixels at 400 % zoom (WCAG 1.4.10).
    await page.setViewportSize({ ...phone, width: 320 });
    // The captcha chooses its size when it loads.
    if (path === '/reset-password') await page.reload();
    expect.soft(await sidewaysScroll(page), `${address} scrolls sideways at 320 pixels`).toBe(0);
    await page.setViewportSize(phone);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await untilQuiet(page);
  }
  expect([...hosts].filter((host) => !['localhost', '127.0.0.1', ''].includes(host))).toEqual([]);
  expect(complaints.filter((complaint) => !/status of 404 .*\/fi-FI\/none/.test(complaint))).toEqual([]);
}
