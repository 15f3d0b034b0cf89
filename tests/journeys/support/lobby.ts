import { expect, type Page } from '@playwright/test';
import { getMessages } from './messages.ts';

const { tiles } = getMessages('en-UN');

/** A row of the lobby. */
export const row = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

export const shownTiles = (page: Page, name: string) =>
  row(page, name).getByRole('list').getByRole('listitem').filter({ visible: true });

export const results = (page: Page) => row(page, tiles.results).getByRole('list', { name: tiles.results }).getByRole('listitem');

/** Focuses the empty search field once it searches, which it does only after the page is hydrated. */
export async function openSearch(page: Page): Promise<void> {
  const field = page.getByRole('searchbox', { name: tiles.search });
  await expect(async () => {
    await field.fill('a');
    await expect(page.getByRole('button', { name: tiles.clear, exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  await field.fill('');
  await expect(row(page, tiles.results)).toHaveCount(0);
}

/** Width and height of every visible tile, in grid cells. */
export async function cellsOf(page: Page, name: string): Promise<string[]> {
  const boxes = await shownTiles(page, name).evaluateAll((all) =>
    all.map((tile) => tile.getBoundingClientRect()).map(({ width, height }) => ({ width, height })),
  );
  const [wide, tall] = [Math.min(...boxes.map(({ width }) => width)), Math.min(...boxes.map(({ height }) => height))];
  return [...new Set(boxes.map(({ width, height }) => `${Math.round(width / wide)}×${Math.round(height / tall)}`))].sort();
}
