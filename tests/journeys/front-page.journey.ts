import { expect, test } from '@playwright/test';
import { siteLocales } from '#lib/core/market/markets.ts';
import { siteCopy } from '#sandbox/data/copy/catalogs.ts';
import { siteUrl } from './support/addresses.ts';
import { getMessages } from './support/messages.ts';

const phone = { width: 390, height: 844 };

test('MKT-29 the language switcher offers every market and keeps the page', async ({ page }) => {
  const words = getMessages('fi-FI');
  await page.goto('/fi-FI/promotions');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: words.shell.market }).click();
  await expect(footer.locator('a[hreflang]:visible')).toHaveCount(siteLocales.length);
  await footer.getByRole('link', { name: 'English' }).and(footer.locator('a[hreflang="en-FI"]')).click();
  await expect(page).toHaveURL(`${siteUrl}/en-FI/promotions`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the front page works without scripts: text, links and the language switcher', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl, viewport: phone });
  const page = await context.newPage();
  const words = getMessages('fi-FI');
  await page.goto('/fi-FI');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    siteCopy.in('fi').banners.welcome.title.split('{')[0] ?? '',
  );
  await page.getByRole('link', { name: words.home.allPromotions }).click();
  await expect(page).toHaveURL(`${siteUrl}/fi-FI/promotions`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('CST-07 the header is 56 pixels high on a phone, and tablets and desktops have more columns from their breakpoints on', async ({
  page,
}) => {
  await page.goto('/en-UN');
  const height = async (width: number) => {
    await page.setViewportSize({ width, height: 844 });
    return (await page.getByRole('banner').boundingBox())?.height;
  };
  expect([await height(320), await height(390), await height(1023)]).toEqual([56, 56, 56]);
  expect(await height(1024)).toBe(72);
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 844 });
    const tops = await page
      .getByRole('navigation', { name: getMessages('en-UN').home.verticals })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
    return tops.filter((top) => top === tops[0]).length;
  };
  expect(await columns(1440)).toBeGreaterThan(await columns(390));
});
