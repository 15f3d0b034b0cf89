import { expect, test } from '@playwright/test';
import { listenForComplaints } from './support/complaints.ts';
import { publish } from './support/editor.ts';
import { untilQuiet } from './support/quiet.ts';
import { place, unfinished } from './support/unfinished-content.ts';

test('CNT-06 pages around unfinished content load without an error in the browser', async ({ page }) => {
  const complaints = listenForComplaints(page);
  const documents = await unfinished();
  try {
    await publish(...documents.map((document) => ({ createOrReplace: document })));
    await page.goto(`/${place.locale}/promotions/casino`);
    await expect(page.getByRole('link', { name: 'A promotion whose picture is gone' })).toBeVisible();
    await page.goto(`/${place.locale}/promotions/casino/strange-body`);
    await expect(page.getByText('The text goes on')).toBeVisible();
    await untilQuiet(page);
  } finally {
    await publish(...documents.map(({ _id }) => ({ delete: { id: _id } })));
  }
  expect(complaints).toEqual([]);
});

test('CNT-06 CNT-17 a banner whose picture cannot be loaded keeps its size and shows neither a mark nor the alternative text', async ({
  page,
}) => {
  const picture = page.getByRole('main').locator('[data-fold] picture img');
  await page.goto('/en-UN');
  const size = await picture.boundingBox();
  await page.route(/\.(?:png|svg|webp|jpe?g)(?:\?|$)|\/images\//, (route) => route.abort());
  await page.reload();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(0);
  expect(await picture.boundingBox()).toEqual(size);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const broken = await picture.screenshot();
  await picture.evaluate((image: HTMLImageElement) => {
    image.alt = '';
  });
  expect(broken.equals(await picture.screenshot())).toBe(true);
});
