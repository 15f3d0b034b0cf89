import { expect, test } from '@playwright/test';
import { getMessages } from '../support/messages.ts';
import { signIn } from '../support/player.ts';

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1_180 } });

  test('TRN-01 a long name of a tournament is on one line', async ({ page }) => {
    await page.goto('/fi-FI/online-casino');
    const { tournaments } = getMessages('fi-FI');
    await page.getByRole('heading', { name: tournaments.title }).scrollIntoViewIfNeeded();
    const name = page
      .getByRole('list', { name: tournaments.title })
      .getByRole('link', { name: 'Viikon puolivälin turnaus' })
      .first();
    await expect(name).toBeVisible();
    expect(await name.evaluate((link) => Math.round(link.getBoundingClientRect().height))).toBeLessThan(32);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of ['/fi-FI/online-casino', '/de-AT/live-casino-online']) {
    test(`LOB-17 the first banner of ${path} shows its whole text`, async ({ page }) => {
      await page.goto(path);
      const { lobby } = getMessages(path.split('/')[1] ?? '');
      const text = page
        .getByRole('region', { name: lobby.highlights })
        .getByRole('listitem')
        .first()
        .getByRole('paragraph')
        .last();
      await expect(text).toBeVisible();
      expect(await text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    });
  }
});

for (const width of [390, 320]) {
  test(`LOB-05 the heart and the information of a tile can be pressed with a finger at ${width} pixels`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    const { tiles } = getMessages('en-UN');
    const buttons = page
      .getByRole('button', { name: new RegExp(`^(${tiles.favorite}|${tiles.about}): `) })
      .filter({ visible: true });
    const faultsOf = () =>
      buttons.evaluateAll((all) =>
        all.flatMap((button) => {
          button.scrollIntoView({ block: 'center', behavior: 'instant' });
          const { x, y, width: wide, height } = button.getBoundingClientRect();
          const edges = [
            [x + 4, y + 4],
            [x + wide - 4, y + height - 4],
          ] as const;
          const isHit = edges.every(
            ([left, top]) => document.elementFromPoint(left, top)?.closest('.tile') === button.closest('.tile'),
          );
          return isHit && wide >= 40 && height >= 40 ? [] : [`${button.ariaLabel} ${wide} × ${height}`];
        }),
      );
    await page.goto('/en-UN/online-casino');
    await expect(buttons.first()).toBeVisible();
    expect(await faultsOf()).toEqual([]);
    await signIn(context, 'cleo.vip');
    await page.goto('/en-UN/live-casino-online');
    await expect(buttons.first()).toBeVisible();
    expect(await faultsOf()).toEqual([]);
  });
}

test('LOB-17 on a desktop a player sees all banners in full, and a scrollbar when the menu does not fit', async ({
  page,
  context,
}) => {
  await signIn(context, 'cleo.vip');
  await page.goto('/de-AT/online-casino');
  const { lobby } = getMessages('de-AT');
  const cards = page.getByRole('region', { name: lobby.highlights }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  const ends = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(1_440);
  const texts = page.getByRole('region', { name: lobby.highlights }).getByRole('paragraph');
  const cut = await texts.evaluateAll((all) =>
    all.filter((text) => text.scrollHeight > text.clientHeight).map((text) => text.textContent),
  );
  expect(cut).toEqual([]);
  const menu = page.getByRole('navigation', { name: lobby.categories }).getByRole('list');
  expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  await expect(menu).toHaveCSS('scrollbar-width', 'thin');
});

test('LOB-05 a tile always shows the name of its game, also when its image fails to load', async ({ page }) => {
  await page.route('**/images/**', (route) => route.abort());
  await page.goto('/en-UN/online-casino');
  const main = page.getByRole('main');
  const link = main.locator('.mosaic .tile').getByRole('link').filter({ visible: true }).first();
  const text = link.locator('xpath=ancestor::*[contains(@class, "tile-text")]');
  await expect(text).toBeVisible();
  await expect(main.locator('.mosaic .tile img').first()).toHaveCSS('visibility', 'hidden');
  await page.unroute('**/images/**');
  await page.reload();
  await expect(main.locator('.mosaic .tile img').first()).toHaveCSS('visibility', 'visible');
  await expect(text).toBeVisible();
});
