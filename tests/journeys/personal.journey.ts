import { expect, type Page, test } from '@playwright/test';
import { documentId } from '../../sandbox/data/content/document.ts';
import { siteUrl } from './support/addresses.ts';
import { firstVisit, notGreeted } from './support/consent.ts';
import { edit, readDocument, textOf } from './support/editor.ts';
import { signInQuietly } from './support/player.ts';
import { shiftsOf, watchShifts } from './support/shifts.ts';
import { wordsOf } from './support/words.ts';

const words = wordsOf('fi-FI');
const greetingId = documentId('welcomeModal', '', 'FI', 'fi');
const greeting = async (page: Page) => page.getByRole('dialog', { name: textOf(await readDocument(greetingId), 'title') });
/** Longer than the greeting waits. */
const aWhile = 6_000;

test.describe('a greeting', () => {
  test.use({ storageState: notGreeted });

  test('CNT-27 DEC-MISC-5 greets a visitor once per session, after the page is there, and nothing moves for it', async ({
    page,
  }) => {
    await watchShifts(page);
    await page.goto('/fi-FI');
    const dialog = await greeting(page);
    await expect(dialog).toBeVisible();
    expect(await shiftsOf(page)).toBeLessThan(0.002);
    await expect(dialog.getByRole('link')).toHaveAttribute('href', /^\/fi-FI\//);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.reload();
    await page.waitForTimeout(aWhile);
    await expect(dialog).toBeHidden();
  });

  test('CNT-27 CKI-02 waits for the choice of cookies', async ({ browser }) => {
    const context = await browser.newContext({ storageState: firstVisit, baseURL: siteUrl });
    const page = await context.newPage();
    await page.goto('/fi-FI');
    const notice = page.getByRole('region', { name: words.consent.title });
    await expect(notice).toBeVisible();
    await page.waitForTimeout(aWhile);
    await expect(await greeting(page)).toBeHidden();
    await notice.getByRole('button', { name: words.consent.onlyEssentials, exact: true }).click();
    await expect(await greeting(page)).toBeVisible();
    await expect(notice).toHaveCount(0);
    await context.close();
  });

  test('CNT-27 does not greet players', async ({ page, context }) => {
    await signInQuietly(context, 'cleo.vip');
    await page.goto('/fi-FI');
    await page.waitForTimeout(aWhile);
    await expect(await greeting(page)).toBeHidden();
  });
});

test('CNT-12 what is set aside for a player is on his pages, in a place kept free, and in no page itself', async ({
  page,
  context,
}) => {
  await signInQuietly(context, 'ben.one');
  await watchShifts(page);
  const title = textOf(await readDocument(documentId('banner', 'vip', 'FI', 'fi')), 'title');
  for (const path of ['/fi-FI', '/fi-FI/promotions']) {
    expect(await (await context.request.get(path)).text(), 'the page').not.toContain(title);
    await page.goto(path);
    const place = page.getByRole('region', { name: words.forMe.title });
    await expect(place.getByRole('heading', { name: title })).toBeVisible();
    expect(await shiftsOf(page), path).toBeLessThan(0.002);
  }
  const place = page.getByRole('region', { name: words.forMe.title });
  const more = place.getByRole('button', { name: words.forMe.more }).first();
  await more.press('Enter');
  await expect(page.getByRole('dialog').getByText(words.forMe.terms, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});

test('CNT-12 a player who is on no list gets a sentence in the same place, a visitor neither place nor answer', async ({
  page,
  context,
}) => {
  await page.goto('/fi-FI');
  await expect(page.getByRole('heading', { name: words.forMe.title })).toHaveCount(0);
  expect((await context.request.get('/api/content/for-me?locale=fi-FI')).status()).toBe(401);
  await signInQuietly(context, 'cleo.vip');
  await page.goto('/fi-FI');
  await expect(page.getByRole('region', { name: words.forMe.title }).getByText(words.forMe.empty)).toBeVisible();
  const answer = await context.request.get('/api/content/for-me?locale=fi-FI');
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(await answer.json()).toEqual([]);
});

test('MKT-29 MKT-30 DEC-LOC-8 another language keeps the page or finds the nearest, is remembered and reaches the platform', async ({
  page,
  context,
}) => {
  await signInQuietly(context, 'ben.one');
  const language = async () =>
    ((await (await context.request.get('/api/platform/player/me/profile')).json()) as { languageCode: string }).languageCode;
  const choose = async (locale: string) => {
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('button', { name: wordsOf(page.url().split('/')[3] ?? '').shell.market }).click();
    await footer.locator(`a[hreflang="${locale}"]`).click();
  };
  await page.goto('/fi-FI/promotions/casino/friday-free-spins?from=mail');
  await choose('en-FI');
  await expect(page).toHaveURL(`${siteUrl}/en-FI/promotions/casino/friday-free-spins?from=mail`);
  expect((await context.cookies()).find(({ name }) => name === 'locale')?.value).toBe('en-FI');
  expect(await language()).toBe('en');

  const only = documentId('promotion', 'friday-free-spins', 'NO', 'no');
  const { slug } = await readDocument(only);
  try {
    await edit(only, { slug: { _type: 'slug', current: 'not-the-same' } });
    await page.goto('/fi-FI/promotions/casino/friday-free-spins');
    await choose('nb-NO');
    await expect(page).toHaveURL(`${siteUrl}/no-NO/promotions/casino`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await language()).toBe('no');
  } finally {
    await edit(only, { slug });
    await context.request.post('/api/locale', { data: { to: 'fi-FI', path: '' }, headers: { Origin: siteUrl } });
  }
});

test('RTE-12 CNT-22 where the terms live elsewhere the footer leads there and the page is gone; a toggle takes the link away', async ({
  page,
  request,
}) => {
  const id = documentId('footer', 'FI', 'fi');
  const { toggles } = await readDocument(id);
  const link = page.getByRole('contentinfo').locator('a[href$="/fi-FI/terms"], a[href="https://terms.example/fi"]');
  await page.goto('/fi-FI/promotions');
  await expect(link).toHaveAttribute('href', '/fi-FI/terms');
  try {
    await edit(id, { externalTermsUrl: 'https://terms.example/fi' });
    await page.reload();
    await expect(link).toHaveAttribute('href', 'https://terms.example/fi');
    await expect(link).toHaveAttribute('target', '_blank');
    expect((await request.get('/fi-FI/terms')).status()).toBe(404);
    expect((await request.get('/en-FI/terms')).status(), 'the other language keeps its own').toBe(200);
    await edit(id, { toggles: { termsAndConditions: false, content: false, licenceLogos: false } });
    await page.reload();
    await expect(link).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('heading', { name: words.footer.licences })).toHaveCount(0);
  } finally {
    await edit(id, { externalTermsUrl: null, toggles });
  }
  expect((await request.get('/fi-FI/terms')).status()).toBe(200);
});
