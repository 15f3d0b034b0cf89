import { expect, type Page, test } from '@playwright/test';
import { documentId } from '../../../sandbox/data/content/document.ts';
import { siteUrl } from '../support/addresses.ts';
import { firstVisit, notGreeted } from '../support/consent.ts';
import { edit, readDocument, textOf } from '../support/editor.ts';
import { getMessages } from '../support/messages.ts';
import { readLayoutShifts, watchLayoutShifts } from '../support/pages/layout-shifts.ts';
import { signIn } from '../support/player.ts';
import { untilQuiet } from '../support/quiet.ts';

const words = getMessages('fi-FI');
const greetingId = documentId('welcomeModal', '', 'FI', 'fi');
const greeting = async (page: Page) => page.getByRole('dialog', { name: textOf(await readDocument(greetingId), 'title') });
const readToTheEnd = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded();

test.describe('a greeting', () => {
  test.use({ storageState: notGreeted });

  test('CNT-27 DEC-MISC-5 greets a visitor once per session, at the end of the page, without layout shifts', async ({ page }) => {
    await watchLayoutShifts(page);
    await page.goto('/fi-FI');
    const dialog = await greeting(page);
    await expect(page.getByRole('button', { name: words.shell.menu })).toBeVisible();
    await expect(dialog).toBeHidden();
    await readToTheEnd(page);
    await expect(dialog).toBeVisible();
    expect(await readLayoutShifts(page)).toBeLessThan(0.002);
    await expect(dialog.getByRole('link')).toHaveAttribute('href', /^\/fi-FI\//);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.reload();
    await readToTheEnd(page);
    await untilQuiet(page);
    await expect(dialog).toBeHidden();
  });

  test('CNT-27 CKI-02 waits for the cookie choice', async ({ browser }) => {
    const context = await browser.newContext({ storageState: firstVisit, baseURL: siteUrl });
    const page = await context.newPage();
    await page.goto('/fi-FI');
    const notice = page.getByRole('region', { name: words.consent.title });
    await expect(notice).toBeVisible();
    await readToTheEnd(page);
    await untilQuiet(page);
    await expect(await greeting(page)).toBeHidden();
    await notice.getByRole('button', { name: words.consent.onlyEssentials, exact: true }).click();
    await expect(notice).toHaveCount(0);
    await page.getByRole('banner').scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, 0));
    await readToTheEnd(page);
    await expect(await greeting(page)).toBeVisible();
    await context.close();
  });

  test('CNT-27 does not greet players', async ({ page, context }) => {
    await signIn(context, 'cleo.vip');
    await page.goto('/fi-FI');
    await readToTheEnd(page);
    await untilQuiet(page);
    await expect(await greeting(page)).toBeHidden();
  });
});

test('CNT-12 personal content appears on the player’s pages and moves nothing in sight', async ({ page, context }) => {
  await signIn(context, 'ben.one');
  await watchLayoutShifts(page);
  const title = textOf(await readDocument(documentId('banner', 'vip', 'FI', 'fi')), 'title');
  for (const path of ['/fi-FI', '/fi-FI/promotions']) {
    await page.goto(path);
    const place = page.getByRole('region', { name: words.forMe.title });
    await expect(place.getByRole('heading', { name: title })).toBeVisible();
    expect(await readLayoutShifts(page), path).toBeLessThan(0.002);
  }
  const place = page.getByRole('region', { name: words.forMe.title });
  const more = place.getByRole('button', { name: words.forMe.more }).first();
  await more.press('Enter');
  await expect(page.getByRole('dialog').getByText(words.forMe.terms, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});

test('CNT-12 a player on no list and a visitor see no empty space for personal content', async ({ page, context }) => {
  const heading = page.getByRole('heading', { name: words.forMe.title });
  await page.goto('/fi-FI');
  await untilQuiet(page);
  await expect(heading).toHaveCount(0);
  await signIn(context, 'cleo.vip');
  const answer = page.waitForResponse(/\/api\/content\/for-me/);
  await page.goto('/fi-FI');
  expect(await (await answer).json()).toEqual([]);
  await untilQuiet(page);
  await expect(heading).toHaveCount(0);
});

test('MKT-29 MKT-30 DEC-LOC-8 another language keeps the page or opens the nearest one, is remembered and is sent to the platform', async ({
  page,
  context,
}) => {
  await signIn(context, 'ben.one');
  const language = async () =>
    ((await (await context.request.get('/api/platform/player/me/profile')).json()) as { languageCode: string }).languageCode;
  const choose = async (locale: string) => {
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('button', { name: getMessages(page.url().split('/')[3] ?? '').shell.market }).click();
    await footer.locator(`a[hreflang="${locale}"]`).click();
  };
  await page.goto('/fi-FI/promotions/casino/friday-free-spins?from=mail');
  await choose('en-FI');
  await expect(page).toHaveURL(`${siteUrl}/en-FI/promotions/casino/friday-free-spins?from=mail`);
  expect((await context.cookies()).find(({ name }) => name === 'locale')?.value).toBe('en-FI');
  expect(await language()).toBe('en');
  const { player: inEnglish } = getMessages('en-FI');
  await expect(page.getByText(inEnglish.messagesChanged.replace('{language}', 'English'))).toBeVisible();

  const only = documentId('promotion', 'friday-free-spins', 'NO', 'no');
  const { slug } = await readDocument(only);
  try {
    await edit(only, { slug: { _type: 'slug', current: 'not-the-same' } });
    await page.goto('/fi-FI/promotions/casino/friday-free-spins');
    await choose('nb-NO');
    await expect(page).toHaveURL(`${siteUrl}/no-NO/promotions/casino`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Finland has no Norwegian.
    expect(await language()).toBe('en');
    const { player } = getMessages('no-NO');
    await expect(page.getByText(player.messagesKept.replace('{language}', 'Engelsk'))).toBeVisible();
    await page.getByRole('link', { name: player.messageLanguage, exact: true }).click();
    await expect(page).toHaveURL(`${siteUrl}/no-NO/my-account/account`);
  } finally {
    await edit(only, { slug });
    await context.request.post('/api/locale', { data: { to: 'fi-FI', path: '' }, headers: { Origin: siteUrl } });
  }
});
