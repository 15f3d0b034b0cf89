import { expect, type Page } from '@playwright/test';
import { getMessages } from './messages.ts';

const { tiles } = getMessages('en-UN');

/** A row of the lobby. */
export const row = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

export const shownTiles = (page: Page, name: string) =>
  row(page, name).getByRole('list').getByRole('listitem').filter({ visible: true });

export const results = (page: Page) => row(page, tiles.results).getByRole('list', { name: tiles.results }).getByRole('listitem');

/** Opens the search with its keyboard shortcut, which works only after the page is hydrated. */
export async function openSearch(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: tiles.search })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.getByRole('searchbox', { name: tiles.search }).fill('');
}

/** Width and height of every visible tile, in grid cells. */
export async function cellsOf(page: Page, name: string): Promise<string[]> {
  const boxes = await shownTiles(page, name).evaluateAll((all) =>
    all.map((tile) => tile.getBoundingClientRect()).map(({ width, height }) => ({ width, height })),
  );
  const [wide, tall] = [Math.min(...boxes.map(({ width }) => width)), Math.min(...boxes.map(({ height }) => height))];
  return [...new Set(boxes.map(({ width, height }) => `${Math.round(width / wide)}×${Math.round(height / tall)}`))].sort();
}
