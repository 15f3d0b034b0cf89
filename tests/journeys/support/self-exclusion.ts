import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { LocaleCode } from '#lib/core/market/markets.ts';
import { getMessages } from './messages.ts';
import { registerPlayer } from './new-player.ts';
import { emailOf, fillSignIn, signIn } from './player.ts';

interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly browser: Browser;
}

export const smallPhone = { width: 320, height: 568 };

/** A new player excludes themselves on a small phone: every tab and device is signed out, and says until when and who helps. */
export async function expectSelfExclusion({ page, context, browser }: Opened, locale: LocaleCode): Promise<void> {
  const words = getMessages(locale);
  // Its exclusion cannot be ended for another test.
  const handle = await registerPlayer(context);
  await signIn(context, handle);
  const other = await context.newPage();
  await other.goto(`/${locale}/promotions`);
  const device = await browser.newContext();
  await device.addCookies(await context.cookies());
  const away = await device.newPage();
  await away.goto(`/${locale}/promotions`);
  try {
    await page.goto(`/${locale}/my-account/gambling-limits`);
    await page.getByRole('link', { name: words.protection.exclusionTitle, exact: true }).first().click();
    const section = page.getByRole('region', { name: words.protection.exclusionTitle });
    const length = section.getByRole('radio').first();
    // A press before the form is ready counts once it is.
    await length.click();
    await expect(length).toBeChecked();
    await section.getByRole('button', { name: words.protection.exclusionContinue }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('textbox').fill(words.protection.excludeWord.toLowerCase());
    await question.getByRole('button', { name: words.protection.exclusionConfirm }).click();
    for (const tab of [page, other, away]) {
      const panel = tab.getByRole('dialog', { name: words.signIn.errorExclusion });
      await expect(panel).toBeVisible({ timeout: 30_000 });
      await expect(panel.getByText(words.signIn.earliestEnd)).toBeVisible();
      await expect(panel.locator('a[href^="tel:"]').first()).toBeVisible();
    }
    const box = await page.getByRole('dialog').boundingBox();
    expect(box?.width).toBeLessThanOrEqual(320);
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button', { name: words.shell.signIn }).click();
    await fillSignIn(page, words, emailOf(handle));
    await expect(page.getByRole('dialog', { name: words.signIn.errorExclusion })).toBeVisible();
  } finally {
    await device.close();
  }
}
