import { expect, test } from '@playwright/test';
import { listenForComplaints } from './support/complaints.ts';
import { publish } from './support/editor.ts';
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
    await page.waitForLoadState('networkidle');
  } finally {
    await publish(...documents.map(({ _id }) => ({ delete: { id: _id } })));
  }
  expect(complaints).toEqual([]);
});
