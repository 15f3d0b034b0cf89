import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { getMessages } from '../support/messages.ts';
import { operate, playerIdOf } from '../support/operator.ts';
import { accountButton, emailOf, fillSignIn, signIn } from '../support/player.ts';
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
