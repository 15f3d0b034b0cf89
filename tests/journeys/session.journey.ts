import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from './support/addresses.ts';
import { operate } from './support/operator.ts';
import { accountButton, balanceButton, emailOf, fillSignIn, signInDialog, signInOn, signInQuietly } from './support/player.ts';
import { type Words, wordsOf } from './support/words.ts';

const words = wordsOf('fi-FI');
const account = '/fi-FI/my-account/banking/transactions';
const phone = { width: 390, height: 844 };

async function signOut(page: Page, said: Words): Promise<void> {
  await accountButton(page, said).click();
  await page.getByRole('button', { name: said.player.signOut }).click();
}

/** Only a page that answers watches for signs of life: a key is pressed until one was written down. */
async function pressUntilHeard(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    expect(await page.evaluate(() => Date.now() - Number(localStorage.getItem('lastActivity')))).toBeLessThan(30_000);
  }).toPass({ intervals: [200] });
}

test('RTE-55 LOG-16 XTR-36 signing out stays on a page for all, leads home from the account, and forgets the player', async ({
  page,
  context,
}) => {
  const german = wordsOf('de-AT');
  await signInOn(page, '/de-AT/promotions', 'player.at');
  const other = await context.newPage();
  await other.goto('/de-AT/my-account');
  await expect(balanceButton(other, german)).toContainText('€');
  const partners = await page.getByRole('contentinfo').getByRole('img').count();
  await signOut(page, german);
  await expect(page.getByRole('banner').getByRole('button', { name: german.shell.signIn })).toBeVisible();
  expect(page.url()).toBe(`${siteUrl}/de-AT/promotions`);
  await expect(page.getByRole('contentinfo').getByRole('button', { name: german.shell.market })).toBeVisible();
  expect(await page.getByRole('contentinfo').getByRole('img').count()).toBe(partners);

  await expect(signInDialog(other, german)).toContainText(german.signIn.endedElsewhere);
  await expect(other).toHaveURL(`${siteUrl}/de-AT#sign-in`);
  expect(await other.evaluate(() => localStorage.getItem('lastActivity'))).toBeNull();
  await other.keyboard.press('Escape');
  await other.goBack().catch(() => undefined);
  await expect(other.getByText('Lukas')).toHaveCount(0);

  await signInOn(page, '/de-AT', 'player.at');
  await page.goto('/de-AT/my-account');
  await signOut(page, german);
  await expect(page).toHaveURL(`${siteUrl}/de-AT`);
  await expect(signInDialog(page, german)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: german.shell.signIn })).toBeVisible();
});

test('LOG-15 DEC-RTE-2 a session that ends inside leads home with words, and signing in leads back', async ({
  page,
  context,
}) => {
  await signInQuietly(context, 'ben.one');
  await page.goto(account);
  await expect(balanceButton(page, words)).toContainText('100.00 €');
  await context.clearCookies({ name: /^parlour\./ });
  await expect(signInDialog(page, words)).toContainText(words.signIn.endedExpired, { timeout: 30_000 });
  await expect(page).toHaveURL(`${siteUrl}/fi-FI#sign-in`);
  await fillSignIn(page, words, emailOf('ben.one'));
  await expect(page).toHaveURL(siteUrl + account);
  await expect(page.getByRole('heading', { level: 1, name: words.transactions.title })).toBeVisible();
});

test('LOG-23 a sign-in that is closed forgets why it was opened and where it led', async ({ page, context }) => {
  await signInQuietly(context, 'ben.one');
  await page.goto(account);
  await expect(balanceButton(page, words)).toContainText('100.00 €');
  await context.clearCookies({ name: 'audience' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(signInDialog(page, words)).toContainText(words.signIn.endedExpired);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${siteUrl}/fi-FI`);
  await page.getByRole('banner').getByRole('button', { name: words.shell.signIn }).click();
  await expect(signInDialog(page, words)).not.toContainText(words.signIn.endedExpired);
  await fillSignIn(page, words, emailOf('ben.one'));
  await expect(accountButton(page, words)).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl}/fi-FI`);
});

test('LOG-14 LOG-27 a platform that fails signs nobody out', async ({ page, context }) => {
  await signInQuietly(context, 'ben.one');
  await operate('faults', { service: 'platform', pathPattern: '^/player/', status: 503 });
  try {
    await page.goto('/fi-FI/online-casino');
    await expect(page.getByText(words.session.checkFailed)).toBeVisible();
    await expect(accountButton(page, words)).toBeVisible();
    await operate('faults', { reset: true });
    await page.getByRole('button', { name: words.session.retry }).click();
    await expect(page.getByText(words.session.checkFailed)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await context.request.get('/api/platform/player/me/wallet')).status()).toBe(200);
  } finally {
    await operate('faults', { reset: true });
  }
});

test.describe('who does nothing', () => {
  test.use({ viewport: phone });

  test('LOG-20 is asked by keyboard after 28 minutes, and signed out with words after 30', async ({ page, context }) => {
    await page.clock.install();
    await signInQuietly(context, 'ben.one');
    await page.goto(account);
    await expect(balanceButton(page, words)).toContainText('100.00 €');
    const question = page.getByRole('dialog', { name: words.session.idleTitle });
    await page.clock.fastForward(27 * 60_000);
    await expect(question).toBeHidden();
    await page.clock.fastForward(90_000);
    await expect(question).toBeVisible();
    await expect(question.getByRole('button', { name: words.session.idleStay, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();

    await page.clock.fastForward(29 * 60_000);
    await expect(question).toBeVisible();
    await page.clock.fastForward(2 * 60_000);
    await expect(signInDialog(page, words)).toContainText(words.signIn.endedInactive);
    expect((await context.request.get('/api/platform/player/me/wallet')).status()).toBe(401);
    await fillSignIn(page, words, emailOf('ben.one'));
    await expect(page).toHaveURL(siteUrl + account);
  });

  test('LOG-20 stays signed in as long as any tab is used, and is signed out in all of them', async ({ context }) => {
    await signInQuietly(context, 'player.fi');
    // The tabs of a context share its clock, as those of a browser share the time of day.
    await context.clock.install();
    const [one, two] = [await context.newPage(), await context.newPage()];
    const askedIn = (page: Page) => page.getByRole('dialog', { name: words.session.idleTitle });
    for (const page of [one, two]) {
      await page.goto('/fi-FI/promotions');
      await expect(balanceButton(page, words)).toContainText('€');
      await context.clock.fastForward(60_000);
      await pressUntilHeard(page);
    }
    await context.clock.fastForward(20 * 60_000);
    await pressUntilHeard(two);
    // Of its own the first tab has seen nothing for 50 minutes; only the other one's key has kept it.
    await context.clock.fastForward(20 * 60_000);
    await context.clock.fastForward(9 * 60_000);
    for (const page of [one, two]) await expect(askedIn(page)).toBeVisible();
    await askedIn(two).getByRole('button', { name: words.session.idleStay, exact: true }).click();
    for (const page of [one, two]) await expect(askedIn(page)).toBeHidden();

    await context.clock.fastForward(31 * 60_000);
    for (const page of [one, two]) await expect(signInDialog(page, words)).toContainText(words.signIn.endedInactive);
  });
});

for (const [handle, path, opens] of [
  ['ron.nocasino', '/fi-FI/online-casino', false],
  ['ron.nocasino', '/fi-FI/live-casino-online', true],
  ['gus.risk', '/en-UN/sportsbook', false],
  ['hana.multi', '/de-AT/live-casino-online', false],
  ['ben.one', '/fi-FI/sportsbook', true],
] as const) {
  test(`RTE-39 RTE-40 XTR-33 ${path} ${opens ? 'opens' : 'never shows itself'} to ${handle}`, async ({ page, context }) => {
    const said = wordsOf(path.split('/')[1] ?? '');
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const note = () => {
        for (const heading of document.querySelectorAll('main h1')) seen.add(`${location.pathname} ${heading.textContent}`);
        requestAnimationFrame(note);
      };
      note();
    });
    await signInQuietly(context, handle);
    await page.goto(path);
    if (opens) {
      await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
      return;
    }
    await expect(page).toHaveURL(siteUrl + path.split('/').slice(0, 2).join('/'));
    await expect(page.getByRole('alert').getByText(said.session.accessDenied)).toBeVisible();
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    expect(seen.filter((heading) => heading.startsWith(path))).toEqual([]);
  });
}

test('RTE-42 a live table asks a visitor to sign in on top of the live lobby', async ({ page }) => {
  await page.goto('/fi-FI/live-casino-online/play/evolution/roulette');
  await expect(signInDialog(page, words)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('return')).toBe('/live-casino-online/play/evolution/roulette');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${siteUrl}/fi-FI/live-casino-online`);
});

test.describe('RTE-46 RTE-47 with a phone in the hand', () => {
  test.use({
    viewport: phone,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  });

  test('a live table asks for the sign-in on the page where it was tapped', async ({ page }) => {
    const table = '/live-casino-online/play/evolution/roulette';
    await page.goto('/fi-FI/promotions');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate((href) => window.location.assign(href), `/fi-FI${table}`);
    await expect(signInDialog(page, words)).toBeVisible();
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get('return')]).toEqual(['/fi-FI/promotions', table]);
    await fillSignIn(page, words, emailOf('ben.one'));
    await expect(page).toHaveURL(`${siteUrl}/fi-FI${table}`);
  });
});

test('RTE-41 a guard that leads here without a new document opens the sign-in too', async ({ page }) => {
  await page.goto('/fi-FI/promotions');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => 'router' in ((window as { next?: object }).next ?? {}));
  await page.evaluate(() => {
    const { next } = window as unknown as { next: { router: { push(to: string): void } } };
    next.router.push('/fi-FI/live-casino-online/play/evolution/roulette');
  });
  await expect(signInDialog(page, words)).toBeVisible();
  await expect(page).toHaveURL(/\/fi-FI\/live-casino-online\?login=1/);
});

test('RTE-52 a bonus code in the address survives the sign-in', async ({ page }) => {
  await signInOn(page, '/fi-FI/promotions?bonusCode=SUMMER', 'ben.one');
  await expect(page).toHaveURL(`${siteUrl}/fi-FI/promotions?bonusCode=SUMMER`);
});
