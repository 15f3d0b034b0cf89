import { expect, test } from '@playwright/test';
import { siteLocales } from '#lib/core/market/markets.ts';
import { listenForComplaints, sidewaysScroll } from '../support/complaints.ts';
import { untilQuiet } from '../support/quiet.ts';

for (const { locale } of siteLocales) {
  test(`J03 MKT-01 the front page of ${locale} loads without an error and fits a phone`, async ({ page }) => {
    const complaints = listenForComplaints(page);
    await page.goto(`/${locale}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await sidewaysScroll(page), 'pixels to scroll sideways on a phone').toBe(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await untilQuiet(page);
    expect(complaints).toEqual([]);
  });
}
