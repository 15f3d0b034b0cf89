import { expect, type Page, test } from '@playwright/test';
import { type SiteLocale, siteLocales } from '../../lib/market/markets.ts';
import { formatWholeMoney } from '../../lib/money/format.ts';
import { scaleEuro } from '../../lib/money/scale.ts';
import { copyOf } from '../../sandbox/data/content/place.ts';
import { offers } from '../../sandbox/data/tables/offers.ts';
import { siteUrl } from './support/addresses.ts';
import { listenForComplaints, sidewaysScroll } from './support/complaints.ts';
import { wordsOf } from './support/words.ts';

const phone = { width: 390, height: 844 };

for (const locale of siteLocales) {
  test(`J03 MKT-01 CNT-24 the front page of ${locale.locale} speaks its language to readers and to search engines`, async ({
    page,
  }) => {
    const complaints = listenForComplaints(page);
    const response = await page.goto(`/${locale.locale}`);
    expect(response?.status()).toBe(200);
    await expectHead(page, locale);
    await expectWords(page, locale);
    await page.setViewportSize(phone);
    expect(await sidewaysScroll(page), 'pixels to scroll sideways on a phone').toBe(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
  });
}

async function expectHead(page: Page, locale: SiteLocale): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale.tag);
  await expect(page).toHaveTitle(/\S.*Parlour|Parlour.*\S/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S{2,}.{40,}/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${siteUrl}/${locale.locale}`);
  const siblings = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
  const expected = siteLocales.map(({ hreflang, locale: code }) => [hreflang, `${siteUrl}/${code}`]);
  expect(siblings).toEqual([...expected, ['x-default', `${siteUrl}/en-UN`]]);
}

async function expectWords(page: Page, locale: SiteLocale): Promise<void> {
  const words = wordsOf(locale);
  const copy = copyOf(locale.contentLanguage);
  if (locale.catalogLanguage !== 'en') {
    const english = wordsOf('en-UN');
    expect(words.footer.ageMeaning).not.toBe(english.footer.ageMeaning);
    expect(copy.banners.welcome.title).not.toBe(copyOf('en').banners.welcome.title);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.banners.welcome.title);
  await expect(page.getByRole('banner').getByRole('button', { name: words.shell.signIn })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation', { name: words.footer.navigation })).toBeVisible();
  await expect(footer.getByText(words.footer.ageMeaning, { exact: true }).last()).toBeAttached();
  const most = formatWholeMoney(scaleEuro(offers['welcome-package'].max ?? 0, locale.currency), locale.market);
  await expect(page.getByRole('main'), 'amounts in the currency of the market').toContainText(most);
}

test('MKT-29 the language switcher offers every market and keeps the page', async ({ page }) => {
  const words = wordsOf('fi-FI');
  await page.goto('/fi-FI/promotions');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: words.shell.market }).click();
  await expect(footer.locator('a[hreflang]:visible')).toHaveCount(siteLocales.length);
  await footer.getByRole('link', { name: 'English' }).and(footer.locator('a[hreflang="en-FI"]')).click();
  await expect(page).toHaveURL(`${siteUrl}/en-FI/promotions`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the front page holds still without scripts: words, links and the language switcher', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl, viewport: phone });
  const page = await context.newPage();
  const words = wordsOf('fi-FI');
  await page.goto('/fi-FI');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(copyOf('fi').banners.welcome.title);
  await page.getByRole('link', { name: words.home.allPromotions }).click();
  await expect(page).toHaveURL(`${siteUrl}/fi-FI/promotions`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('OPS-02 no page asks anything of another machine', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  for (const path of ['', '/promotions', '/online-casino', '/live-casino-online', '/signup', '/responsible-gambling']) {
    await page.goto(`/en-UN${path}`);
    // Hidden behind the dialog that one of them opens.
    await page.getByRole('contentinfo', { includeHidden: true }).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
  expect([...hosts].filter((host) => !['localhost', '127.0.0.1', ''].includes(host))).toEqual([]);
});

test('CST-07 the header is 56 pixels high on a phone, and a tablet or a desktop has more columns from its own width on', async ({
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
      .getByRole('navigation', { name: wordsOf('en-UN').home.verticals })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
    return tops.filter((top) => top === tops[0]).length;
  };
  expect(await columns(1440)).toBeGreaterThan(await columns(390));
});
