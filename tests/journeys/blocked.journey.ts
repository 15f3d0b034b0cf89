import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from './support/addresses.ts';
import { look, operate } from './support/operator.ts';
import { accountButton, emailOf, fillSignIn, signInQuietly } from './support/player.ts';
import { type Words, wordsOf } from './support/words.ts';

const phone = { width: 390, height: 844 };
const wallet = '/api/platform/player/me/wallet';

async function playerIdOf(handle: string): Promise<string> {
  const found = (await look(`players?search=${handle}`)) as { playerId: string }[];
  return found[0]?.playerId ?? '';
}

/** Writes down every text of the account that was ever on the screen. */
async function watchAccount(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const note = () => {
      for (const element of document.querySelectorAll('main dd')) seen.add(element.textContent ?? '');
      requestAnimationFrame(note);
    };
    note();
  });
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}

interface Blocked {
  readonly status: string;
  readonly locale: string;
  readonly handle: string;
  readonly title: (words: Words['signIn']) => string;
}

const blocked: readonly Blocked[] = [
  { status: 'SELF_EXCLUDED', locale: 'fi-FI', handle: 'player.fi', title: (words) => words.errorExclusionIndefinite },
  { status: 'TIMEOUT', locale: 'en-UN', handle: 'finn.review', title: (words) => words.errorPaused },
  { status: 'CLOSED', locale: 'de-AT', handle: 'player.at', title: (words) => words.errorClosed },
  { status: 'BLACKLISTED', locale: 'no-NO', handle: 'player.no', title: (words) => words.errorBlacklisted },
];

for (const { status, locale, handle, title } of blocked) {
  test.describe(`a player who becomes ${status}`, () => {
    if (status === 'SELF_EXCLUDED') test.use({ viewport: phone });
    let playerId = '';
    test.afterEach(() => operate(`player/${playerId}`, { status: 'REGISTERED' }).then(() => undefined));

    test('LOG-14 DEC-X-5 is thrown out of every tab with the reason, and sees nothing of his account again', async ({
      page,
      context,
    }) => {
      const words = wordsOf(locale);
      const reason = title(words.signIn);
      playerId = await playerIdOf(handle);
      await signInQuietly(context, handle);
      const other = await context.newPage();
      await other.goto(`/${locale}/promotions`);
      await page.goto(`/${locale}/my-account`);
      for (const tab of [page, other]) await expect(accountButton(tab, words)).toBeVisible();

      await operate(`player/${playerId}`, { status });
      await page.bringToFront();
      for (const tab of [page, other]) {
        const panel = tab.getByRole('dialog', { name: reason });
        await expect(panel).toBeVisible({ timeout: 30_000 });
        await expect(panel.getByRole('link').first()).toBeVisible();
        await expect(panel.getByRole('textbox')).toHaveCount(0);
        await expect(tab).toHaveURL(`${siteUrl}/${locale}#sign-in`);
      }
      expect((await context.request.get(wallet)).status()).toBe(401);
      await page.keyboard.press('Escape');
      await page.getByRole('banner').getByRole('button', { name: words.shell.signIn }).click();
      await fillSignIn(page, words, emailOf(handle));
      await expect(page.getByRole('dialog', { name: reason })).toBeVisible();
    });
  });
}

test('LOG-14 XTR-33 who was blocked since he was here last sees nothing of his account, not for a frame', async ({
  page,
  context,
}) => {
  const words = wordsOf('fi-FI');
  const playerId = await playerIdOf('ben.one');
  await signInQuietly(context, 'ben.one');
  const seen = await watchAccount(page);
  await operate(`player/${playerId}`, { status: 'SELF_EXCLUDED' });
  try {
    await page.goto('/fi-FI/my-account');
    await expect(page.getByRole('dialog', { name: words.signIn.errorExclusionIndefinite })).toBeVisible();
    expect((await seen()).filter((text) => /ben|@|\d{4}/i.test(text))).toEqual([]);
  } finally {
    await operate(`player/${playerId}`, { status: 'REGISTERED' });
  }
});

test('LOG-24 CST-09 a cooling-off is begun in the account, ends the session everywhere, and its answer stays', async ({
  page,
  context,
}) => {
  const words = wordsOf('fr-CA');
  const playerId = await playerIdOf('player.ca');
  await signInQuietly(context, 'player.ca');
  const other = await context.newPage();
  await other.goto('/fr-CA/promotions');
  await expect(accountButton(other, words)).toBeVisible();
  try {
    await page.goto('/fr-CA/my-account');
    await page.getByRole('button', { name: words.protection.coolingStart }).click();
    const question = page.getByRole('dialog', { name: words.protection.coolingAsk });
    await expect(question.getByRole('button', { name: words.protection.coolingCancel })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    expect((await context.request.get(wallet)).status()).toBe(200);

    await page.getByRole('button', { name: words.protection.coolingStart }).click();
    await question.getByRole('button', { name: words.protection.coolingConfirm }).dblclick();
    for (const tab of [page, other]) {
      const panel = tab.getByRole('dialog', { name: words.signIn.errorCooling });
      await expect(panel).toContainText(words.signIn.startedByPlayer);
    }
    await page.reload();
    await expect(page.getByRole('dialog', { name: words.signIn.errorCooling })).toBeVisible();
    expect((await context.request.get(wallet)).status()).toBe(401);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: words.shell.signIn }).click();
    await fillSignIn(page, words, emailOf('player.ca'));
    await expect(page.getByRole('dialog', { name: words.signIn.errorCooling })).toBeVisible();
  } finally {
    await operate(`player/${playerId}`, { status: 'REGISTERED' });
  }
});

test('LOG-24 a cooling-off that cannot be begun says so, and the player stays', async ({ page, context }) => {
  const words = wordsOf('en-UN');
  await signInQuietly(context, 'finn.review');
  await operate('faults', { service: 'platform', pathPattern: '/timeout/cooling$', status: 500 });
  try {
    await page.goto('/en-UN/my-account');
    await page.getByRole('button', { name: words.protection.coolingStart }).click();
    const question = page.getByRole('dialog', { name: words.protection.coolingAsk });
    await question.getByRole('button', { name: words.protection.coolingConfirm }).click();
    await expect(question.getByRole('alert')).toContainText(words.protection.coolingFailed);
    await question.getByRole('button', { name: words.protection.coolingCancel }).click();
    await expect(accountButton(page, words)).toBeVisible();
    expect((await context.request.get(wallet)).status()).toBe(200);
  } finally {
    await operate('faults', { reset: true });
  }
});

test('LOG-26 the account shows the latest sign-ins with time, country and address', async ({ page, context }) => {
  const words = wordsOf('fi-FI');
  await operate('geo', { country: 'NO' });
  try {
    await signInQuietly(context, 'ben.one');
    await page.goto('/fi-FI/my-account');
    const list = page.getByRole('region', { name: words.account.signInsTitle });
    const latest = list.getByRole('listitem').first();
    await expect(latest).toContainText('Norja');
    await expect(latest).toContainText(words.account.unknownAddress);
    await expect(latest.locator('time')).toContainText(/\d{1,2}\.\d{2}/);
  } finally {
    await operate('geo', { country: null });
  }
});
