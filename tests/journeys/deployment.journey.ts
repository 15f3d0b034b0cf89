import { expect, type Page, test } from '@playwright/test';
import { getMessages } from './support/messages.ts';
import { accountButton, signIn } from './support/player.ts';
import { untilHydrated, untilQuiet } from './support/quiet.ts';

const messages = getMessages('en-UN');

/** From now on the server has another build: no part of the open page can be loaded any more, and a document has all of its own. */
async function deploy(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, 'isOpenSinceBefore', true));
  let isGone = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isGone = false;
  });
  await page.route('**/_next/static/chunks/*.js', (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
}

/** Undefined while the page is being left. */
const isOpenSinceBefore = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'isOpenSinceBefore') === true).catch(() => undefined);

const followPromotions = (page: Page) => page.getByRole('banner').getByRole('link', { name: messages.shell.promotions }).click();

test('a navigation to a page of another build loads a document', async ({ page }) => {
  await page.goto('/en-UN');
  await untilHydrated(page);
  await deploy(page);
  await page.route('**/promotions?_rsc=*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(/"b":"[^"]+"/, '"b":"another-build"') });
  });
  await followPromotions(page);
  await expect.poll(() => isOpenSinceBefore(page)).toBe(false);
  await expect(page).toHaveURL(/\/en-UN\/promotions$/);
  await expect(page.getByRole('heading', { level: 1, name: messages.promotions.title })).toBeVisible();
});

test('a page whose parts are gone is loaded again as a document instead of showing an error, and keeps what was searched for', async ({
  page,
}) => {
  await page.goto('/en-UN/online-casino');
  await untilHydrated(page);
  // What the lobby loads by itself would lead to a new document before anything is typed.
  await untilQuiet(page);
  await deploy(page);
  await page.getByRole('searchbox').fill('lantern');
  await expect.poll(() => isOpenSinceBefore(page)).toBe(false);
  await expect(page.getByRole('searchbox')).toHaveValue('lantern');
  await expect(page.getByRole('heading', { name: messages.tiles.results })).toBeVisible();
});

test('a form whose dialog is gone keeps its choice, says that the site was updated, and offers to reload', async ({
  page,
  context,
}) => {
  await signIn(context, 'player.fi');
  await page.goto('/en-FI/my-account/gambling-limits');
  await untilHydrated(page);
  await expect(accountButton(page, messages)).toBeVisible();
  // What the page loads by itself would lead to a new document, too.
  await untilQuiet(page);
  await deploy(page);
  const section = page.getByRole('region', { name: messages.protection.exclusionTitle });
  await section.getByRole('radio', { name: '12 months' }).check();
  await section.getByRole('button', { name: messages.protection.exclusionContinue }).click();
  const notice = page.getByRole('status').filter({ hasText: messages.shell.updatedText });
  await expect(notice).toBeVisible();
  await expect(section.getByRole('radio', { name: '12 months' })).toBeChecked();
  expect(await isOpenSinceBefore(page)).toBe(true);
  await notice.getByRole('link', { name: messages.shell.updatedReload }).click();
  await expect.poll(() => isOpenSinceBefore(page)).toBe(false);
});
