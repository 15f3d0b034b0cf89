import { expect, test } from '@playwright/test';
import { listenForComplaints } from '../support/complaints.ts';
import { publish, switchWebhooks } from '../support/editor.ts';
import { getMessages } from '../support/messages.ts';
import { findErrors } from '../support/pages/axe.ts';
import { likeModel, place, unfinished } from '../support/pages/unfinished-content.ts';
import { untilQuiet } from '../support/quiet.ts';

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

test('ERR-01 RTE-20 a page that only rendering finds to be missing is the 404 page, accessible and with a title', async ({
  page,
}) => {
  const { status } = getMessages(place.locale);
  const withdrawn = await likeModel('withdrawn', { title: 'A promotion that is withdrawn' });
  const address = `/${place.locale}/promotions/casino/withdrawn`;
  await publish({ createOrReplace: withdrawn });
  try {
    expect((await page.goto(address))?.status()).toBe(200);
    await switchWebhooks(false);
    await publish({ delete: { id: withdrawn._id } });
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    expect(await response?.text(), 'the page itself has found it to be missing').toContain('__next_error__');
    await expect(page.getByRole('heading', { level: 1, name: status.notFoundTitle })).toBeVisible();
    await expect(page).toHaveTitle(`${status.notFoundTitle} · Parlour`);
    expect(await findErrors(page)).toEqual([]);
  } finally {
    await switchWebhooks(true);
    await publish({ createOrReplace: withdrawn }, { delete: { id: withdrawn._id } });
  }
});
