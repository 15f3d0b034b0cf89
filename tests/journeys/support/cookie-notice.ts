import { expect, type Page } from '@playwright/test';
import { getMessages } from './messages.ts';
import { readLayoutShifts, watchLayoutShifts } from './pages/layout-shifts.ts';

const phone = { width: 390, height: 844 };

/** Opens a front page on a phone with the cookie notice and expects no layout shift and a visible page action. */
export async function expectQuietNotice(page: Page, code: string): Promise<void> {
  await page.setViewportSize(phone);
  await watchLayoutShifts(page);
  await page.goto(`/${code}`);
  const own = page.getByRole('region', { name: getMessages(code).consent.title });
  await expect(own).toBeVisible();
  await expect(own).toHaveCSS('opacity', '1');
  expect(await readLayoutShifts(page)).toBeLessThan(0.002);
  const action = await page.getByRole('main').getByRole('link').first().boundingBox();
  const box = await own.boundingBox();
  expect(box && action && action.y >= box.y + box.height, 'the action is below the notice').toBe(true);
  expect(box && box.x >= 0 && box.x + box.width <= phone.width).toBe(true);
}
