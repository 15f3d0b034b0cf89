import { expect, test } from '@playwright/test';
import { accountButton, signInQuietly } from './support/player.ts';
import { wordsOf } from './support/words.ts';

const unknown = [
  '/fi-FI/none',
  '/fi-FI/none/at/all',
  '/fi-FI/d1/promotions',
  '/fi-FI/visitor',
  '/fi-FI/landing/none',
  '/fi-FI/promo/none',
  '/fi-FI/promotions/none',
  '/fi-FI/promotions/casino/none',
  '/fi-FI/promotions/casino/tag/none',
  '/fi-FI/promotions/sports/friday-free-spins',
  '/fi-FI/my-account/none',
  '/fi-FI/status/not-found',
  '/fi-FI/%3Cscript%3E',
  '/fi-FI/promotions/casino/summer-send-off',
] as const;

for (const path of unknown) {
  test(`J38 RTE-20 ${path} is the 404 page`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    const html = await response.text();
    for (const part of ['<html lang="fi-FI"', wordsOf('fi-FI').status.notFoundTitle, '<meta name="robots" content="noindex']) {
      expect(html.includes(part), part).toBe(true);
    }
  });
}

test('J38 an address that is no text is refused, not stumbled over', async ({ request }) => {
  for (const path of [
    '/fi-FI/%E0%A4%A',
    '/fi-FI/promotions/%ff/none',
    '/%00',
    '/fi-FI//promotions',
    `/fi-FI/${'a'.repeat(2_000)}`,
  ]) {
    expect((await request.get(path)).status(), path).toBeLessThan(500);
  }
});

test('XTR-14 ERR-01 a visitor sees a picture, a sentence and one way on for every failure', async ({ page }) => {
  const { status } = wordsOf('fi-FI');
  for (const [path, title] of [
    ['/401', status.unauthorisedTitle],
    ['/403', status.forbiddenTitle],
    ['/none', status.notFoundTitle],
    ['/500', status.errorTitle],
  ] as const) {
    await page.goto(`/fi-FI${path}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect((await main.locator('svg[viewBox="0 0 480 300"]').boundingBox())?.width, path).toBeGreaterThan(300);
    await expect(main.getByRole('link')).toHaveCount(1);
  }
});

for (const code of ['en-UN', 'fi-FI', 'fr-CA', 'pt-BR'] as const) {
  test(`RTE-20 the 404 page of ${code} speaks its language and leads home`, async ({ page }) => {
    const words = wordsOf(code);
    const response = await page.goto(`/${code}/promotions/casino/none`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.status.notFoundTitle);
    await expect(page).toHaveTitle(`${words.status.notFoundTitle} · Parlour`);
    await page.getByRole('main').getByRole('link', { name: words.status.notFoundAction }).click();
    await expect(page).toHaveURL(new RegExp(`/${code}$`));
  });
}

test('RTE-20 LOG-14 a player on a page that is not there is signed in as before', async ({ page, context }) => {
  await signInQuietly(context, 'ben.one');
  for (const path of ['/none', '/my-account/none', '/online-casino/play/evolution/none']) {
    const response = await page.goto(`/en-UN${path}`);
    expect(response?.status(), path).toBe(404);
    await expect(accountButton(page, wordsOf('en-UN'))).toHaveAccessibleName(/Ben/);
  }
});
