import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { getMessages } from '../support/messages.ts';
import { operate, playerIdOf } from '../support/operator.ts';
import { accountButton, emailOf, fillSignIn, signIn, signInByForm } from '../support/player.ts';
import { untilHydrated } from '../support/quiet.ts';

const phone = { width: 390, height: 844 };
const wallet = '/api/platform/player/me/wallet';

/** Records every text of the account that was ever displayed. */
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

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('LOG-14 DEC-X-5 an excluded player is signed out in every tab with the reason, and sees no account data afterwards', async ({
    page,
    context,
  }) => {
    const words = getMessages('fi-FI');
    const reason = words.signIn.errorExclusionIndefinite;
    const playerId = await playerIdOf('player.fi');
    await signIn(context, 'player.fi');
    const other = await context.newPage();
    await other.goto('/fi-FI/promotions');
    await page.goto('/fi-FI/my-account');
    for (const tab of [page, other]) {
      await expect(accountButton(tab, words)).toBeVisible();
      await untilHydrated(tab);
    }
    try {
      await operate(`player/${playerId}`, { status: 'SELF_EXCLUDED' });
      await page.bringToFront();
      for (const tab of [page, other]) {
        const panel = tab.getByRole('dialog', { name: reason });
        await expect(panel).toBeVisible({ timeout: 30_000 });
        await expect(panel.getByRole('link').first()).toBeVisible();
        await expect(panel.getByRole('textbox')).toHaveCount(0);
        await expect(tab).toHaveURL(`${siteUrl}/fi-FI/responsible-gambling#sign-in`);
      }
      expect((await context.request.get(wallet)).status()).toBe(401);
      await page.keyboard.press('Escape');
      await page.getByRole('banner').getByRole('button', { name: words.shell.signIn }).click();
      await fillSignIn(page, words, emailOf('player.fi'));
      await expect(page.getByRole('dialog', { name: reason })).toBeVisible();
    } finally {
      await operate(`player/${playerId}`, { status: 'REGISTERED' });
    }
  });
});

test('LOG-14 XTR-33 a player who was excluded since the last visit sees no account data, not even for one frame', async ({
  page,
  context,
}) => {
  const words = getMessages('fi-FI');
  const playerId = await playerIdOf('ben.one');
  await signIn(context, 'ben.one');
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

test('LOG-24 CST-09 a cooling-off started in the account ends the session in every tab, and its message stays visible', async ({
  page,
  context,
}) => {
  const words = getMessages('fr-CA');
  const playerId = await playerIdOf('player.ca');
  await signIn(context, 'player.ca');
  const other = await context.newPage();
  await other.goto('/fr-CA/promotions');
  await expect(accountButton(other, words)).toBeVisible();
  try {
    await page.goto('/fr-CA/my-account');
    await page.getByRole('button', { name: words.protection.coolingStart }).click();
    const question = page.getByRole('dialog', { name: words.protection.coolingQuestion });
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

test('LOG-24 a cooling-off that cannot be started shows an error, and the player stays signed in', async ({ page, context }) => {
  const words = getMessages('en-UN');
  await signIn(context, 'finn.review');
  await operate('faults', { service: 'platform', pathPattern: '/timeout/cooling$', status: 500 });
  try {
    await page.goto('/en-UN/my-account');
    await page.getByRole('button', { name: words.protection.coolingStart }).click();
    const question = page.getByRole('dialog', { name: words.protection.coolingQuestion });
    await question.getByRole('button', { name: words.protection.coolingConfirm }).click();
    await expect(question.getByRole('alert')).toContainText(words.protection.coolingFailed);
    await question.getByRole('button', { name: words.protection.coolingCancel }).click();
    await expect(accountButton(page, words)).toBeVisible();
    expect((await context.request.get(wallet)).status()).toBe(200);
  } finally {
    await operate('faults', { reset: true });
  }
});

test('LOG-26 the account shows the latest sign-ins with time, country and address', async ({ page }) => {
  const words = getMessages('fi-FI');
  await operate('geo', { country: 'NO' });
  try {
    // By the form, because a session of an earlier test would be used again.
    await signInByForm(page, '/fi-FI', 'ben.one');
    await page.goto('/fi-FI/my-account');
    const list = page.getByRole('region', { name: words.account.signInsTitle });
    const latest = list.getByRole('listitem').first();
    await expect(latest).toContainText('Norja');
    await expect(latest).toContainText(words.account.unknownAddress);
    await expect(latest.locator('time')).toContainText(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/);
  } finally {
    await operate('geo', { country: null });
  }
});
