import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { openWithoutScripts } from '../support/held-scripts.ts';
import { getMessages } from '../support/messages.ts';
import { emailOf, fillSignIn, signInDialog } from '../support/player.ts';
import { untilHydrated } from '../support/quiet.ts';

const messages = getMessages('fi-FI');
const signInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: messages.shell.signIn });

test('XTR-30 the menu and the sign-in open on any page and keep the locale', async ({ page }) => {
  const french = getMessages('fr-CA');
  const header = page.getByRole('banner');
  await page.goto('/fr-CA/promotions');
  await header.getByRole('button', { name: french.shell.menu }).click();
  const panel = page.getByRole('dialog', { name: french.shell.menu });
  await expect(panel.getByRole('link', { name: french.shell.promotions })).toHaveAttribute('href', '/fr-CA/promotions');
  await page.keyboard.press('Escape');
  await header.getByRole('button', { name: french.shell.signIn }).click();
  await expect(signInDialog(page, french)).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl}/fr-CA/promotions`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
});

test('RTE-46 RTE-47 tapping a live table opens the sign-in on the same page, on a phone', async ({ browser }) => {
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    userAgent,
    storageState: test.info().project.use.storageState,
  });
  const page = await context.newPage();
  const table = '/live-casino-online/play/evolution/roulette';
  await page.goto('/fi-FI/promotions');
  await page.evaluate((href) => window.location.assign(href), `/fi-FI${table}`);
  await expect(signInDialog(page, messages)).toBeVisible();
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, searchParams.get('return')]).toEqual(['/fi-FI/promotions', table]);
  await fillSignIn(page, messages, emailOf('ben.one'));
  await expect(page).toHaveURL(`${siteUrl}/fi-FI${table}`);
  await context.close();
});

test('LOG-05 a click before the scripts are loaded opens the sign-in once they are loaded', async ({ page }) => {
  const clicks = [
    ['/fi-FI', signInButton(page)],
    ['/fi-FI/401', page.getByRole('main').getByRole('link', { name: messages.status.unauthorisedAction })],
  ] as const;
  for (const [path, target] of clicks) {
    const { release } = await openWithoutScripts(page, path);
    await target.click();
    await expect(signInDialog(page, messages)).toHaveCount(0);
    await release();
    await expect(signInDialog(page, messages), path).toBeVisible();
  }
});

test('J14 RTE-41 RTE-42 GAM-28 a live table asks a visitor to sign in, also without a new document, and opens afterwards', async ({
  page,
}) => {
  const english = getMessages('en-UN');
  const table = '/live-casino-online/play/evolution/harbour-roulette';
  await page.goto('/en-UN/promotions');
  await untilHydrated(page);
  await page.evaluate((href) => {
    const { next } = window as unknown as { next: { router: { push(to: string): void } } };
    next.router.push(href);
  }, `/en-UN${table}`);
  await expect(signInDialog(page, english)).toBeVisible();
  await expect(page).toHaveURL(/\/en-UN\/live-casino-online\?login=1/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${siteUrl}/en-UN/live-casino-online`);

  await page.goto(`/en-UN${table}`);
  await expect(signInDialog(page, english)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('return')).toBe(table);
  await fillSignIn(page, english, emailOf('ben.one'));
  await expect(page).toHaveURL(`${siteUrl}/en-UN${table}`);
  await expect(signInDialog(page, english)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Roulette' })).toBeVisible();
});

test('LOG-14 an audience cookie without a session shows no account data', async ({ page, context }) => {
  await context.addCookies([{ name: 'audience', value: 'd1', url: siteUrl }]);
  await page.goto('/fi-FI/my-account');
  await expect(signInDialog(page, messages)).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl}/fi-FI#sign-in`);
});
