import { expect, type Locator, type Page, test } from '@playwright/test';
import { siteUrl } from './support/addresses.ts';
import { consentOf, firstVisit, trackedEvents } from './support/consent.ts';
import { expectQuietNotice } from './support/cookie-notice.ts';
import { getMessages } from './support/messages.ts';
import { signInByForm } from './support/player.ts';
import { untilQuiet } from './support/quiet.ts';

test.use({ storageState: firstVisit });

const words = getMessages('fi-FI');
const consentCall = '/api/platform/player/me/cookies/consent';

function notice(page: Page): Locator {
  return page.getByRole('region', { name: words.consent.title });
}

function button(scope: Locator, name: string): Locator {
  return scope.getByRole('button', { name, exact: true });
}

/** Requests of the page to the site's tracking endpoints. */
function listenForTracking(page: Page): readonly string[] {
  const received: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/collect') || pathname === '/api/config') received.push(pathname);
  });
  return received;
}

const layerOf = (page: Page) => page.evaluate(() => window.dataLayer?.map(({ event }) => event));

test('J29 TRK-04 CKI-02 nothing is tracked before a choice, or with essentials only, also after a reload', async ({
  page,
  context,
}) => {
  const received = listenForTracking(page);
  await page.goto('/fi-FI');
  await expect(notice(page)).toBeVisible();
  await page.goto('/fi-FI/promotions');
  await expect(notice(page)).toBeVisible();
  expect(await consentOf(context)).toBeUndefined();
  await button(notice(page), words.consent.onlyEssentials).click();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByText(words.consent.saved)).toBeAttached();
  const consent = await consentOf(context);
  expect(consent?.options).toEqual({ essentials: true, performanceFunctional: false, marketing: false });
  const kept = (await context.cookies()).filter(({ name }) => name.startsWith('cookies_'));
  expect(kept).toHaveLength(3);
  for (const { expires } of kept) expect(Math.round((expires - Date.now() / 1_000) / 86_400)).toBe(180);

  await page.reload();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await untilQuiet(page);
  await expect(notice(page)).toHaveCount(0);
  expect(received).toEqual([]);
  expect(await layerOf(page)).toBeUndefined();
  expect(await trackedEvents(consent?.consentId ?? '')).toEqual([]);
});

test('J29 TRK-02 TRK-03 accepting all starts tracking: page views go to the data layer and the collector', async ({
  page,
  context,
}) => {
  await page.goto('/fi-FI');
  await button(notice(page), words.consent.acceptAll).click();
  await expect.poll(() => layerOf(page)).toEqual(['srtm-pageview']);
  await page.getByRole('link', { name: words.home.allPromotions }).click();
  await expect.poll(() => layerOf(page)).toEqual(['srtm-pageview', 'srtm-pageview']);
  const { consentId = '' } = (await consentOf(context)) ?? {};
  await expect
    .poll(async () => (await trackedEvents(consentId)).map(({ props }) => props))
    .toEqual([{ path: '/fi-FI/promotions' }, { path: '/fi-FI' }]);
  const [event] = await trackedEvents(consentId);
  expect(event).toMatchObject({ event: 'srtm-pageview', segmentId: 'seg-fi-web', locale: 'fi-FI', device: 'desktop' });
  await page.reload();
  await expect.poll(() => layerOf(page)).toEqual(['srtm-pageview']);
  await expect(notice(page)).toHaveCount(0);
});

test('CKI-01 CKI-04 XTR-07 the panel has three groups, the optional ones off in Finland and the essentials locked; the footer opens it again', async ({
  page,
  context,
}) => {
  await page.goto('/fi-FI');
  await button(notice(page), words.consent.choose).click();
  const panel = page.getByRole('dialog', { name: words.consent.settings });
  const box = (name: string) => panel.getByRole('checkbox', { name, exact: true });
  await expect(box(words.consent.essentials)).toBeChecked();
  await expect(box(words.consent.essentials)).toBeDisabled();
  for (const group of ['performanceFunctional', 'marketing'] as const) {
    await expect(box(words.consent[group])).not.toBeChecked();
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button(notice(page), words.consent.choose)).toBeFocused();
  expect(await consentOf(context), 'closing the panel is no choice').toBeUndefined();

  await button(notice(page), words.consent.choose).press('Enter');
  await box(words.consent.performanceFunctional).press('Space');
  await button(panel, words.consent.save).press('Enter');
  await expect(notice(page)).toBeHidden();
  expect((await consentOf(context))?.options).toEqual({ essentials: true, performanceFunctional: true, marketing: false });

  await page.goto('/fi-FI/responsible-gambling');
  const settings = button(page.getByRole('contentinfo'), words.footer.cookies);
  await settings.click();
  await expect(box(words.consent.marketing)).not.toBeChecked();
  await expect(box(words.consent.performanceFunctional)).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
});

test('CKI-02 the notice is first in tab order and reading order, and both buttons are equally prominent', async ({ page }) => {
  await page.goto('/fi-FI');
  await expect(notice(page)).toBeVisible();
  await page.keyboard.press('Tab');
  const [accept, refuse] = [words.consent.acceptAll, words.consent.onlyEssentials].map((name) => button(notice(page), name));
  await expect(accept as Locator).toBeFocused();
  const styles = await Promise.all(
    [accept, refuse].map((one) =>
      (one as Locator).evaluate((element) => {
        const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return { color, backgroundColor, fontSize, fontWeight, width: Math.round(width), height: Math.round(height) };
      }),
    ),
  );
  expect(styles[1]).toEqual(styles[0]);
  expect(styles[0]?.height).toBeGreaterThanOrEqual(44);
});

test('CKI-02 on a phone the notice causes no layout shift, and the page’s own action stays visible', async ({ page }) => {
  await expectQuietNotice(page, 'fi-FI');
});

test('J29 CKI-03 XTR-06 a choice is synced after sign-in, the later one wins, and the sign-in is tracked', async ({
  browser,
}) => {
  const laptop = await browser.newContext({ storageState: firstVisit, baseURL: siteUrl });
  const page = await laptop.newPage();
  await page.goto('/fi-FI');
  await button(notice(page), words.consent.acceptAll).click();
  const before = (await consentOf(laptop))?.consentId ?? '';
  const handedIn = page.waitForRequest((request) => request.method() === 'PATCH' && request.url() === siteUrl + consentCall);
  await signInByForm(page, '/fi-FI', 'ben.one');
  expect((await handedIn).postDataJSON()).toMatchObject({ version: '1', options: { marketing: true } });
  await expect.poll(async () => (await consentOf(laptop))?.consentId).not.toBe(before);
  const known = await consentOf(laptop);
  expect(await (await laptop.request.get(consentCall)).json()).toEqual(known);
  await expect.poll(async () => (await trackedEvents(known?.consentId ?? '')).map(({ event }) => event)).toContain('srtm-login');

  const other = await browser.newContext({ storageState: firstVisit, baseURL: siteUrl });
  const tablet = await other.newPage();
  await signInByForm(tablet, '/fi-FI', 'ben.one');
  await expect.poll(() => consentOf(other)).toEqual(known);
  await expect(notice(tablet)).toBeHidden();
  await tablet.getByRole('contentinfo').getByRole('button', { name: words.footer.cookies }).click();
  const panel = tablet.getByRole('dialog', { name: words.consent.settings });
  await panel.getByText(words.consent.marketing, { exact: true }).click();
  await expect(panel.getByRole('checkbox', { name: words.consent.marketing, exact: true })).not.toBeChecked();
  await button(panel, words.consent.save).click();
  const account = async () => (await (await other.request.get(consentCall)).json()) as { options: { marketing: boolean } };
  await expect.poll(async () => (await account()).options.marketing).toBe(false);
  await Promise.all([laptop.close(), other.close()]);
});
