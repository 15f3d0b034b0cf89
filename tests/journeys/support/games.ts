import { expect, type FrameLocator, type Page } from '@playwright/test';
import { z } from 'zod';
import { catalogue } from '#sandbox/data/tables/catalogue.ts';
import { findGame } from '#sandbox/games/profile.ts';
import { getMessages } from './messages.ts';

const { play } = getMessages('en-UN');
export const slots = ['video-slot', 'classic-slot'];

/** A slot of a provider, or its first game if it has no slot. */
export function gameOf(provider: string) {
  const games = catalogue.map(({ slug }) => findGame(slug)).filter((game) => game?.provider === provider);
  const game = games.find((each) => each && slots.includes(each.engine)) ?? games[0];
  if (!game) throw new Error(`${provider} has no game`);
  return { ...game, isSlot: slots.includes(game.engine) };
}

export const frameOf = (page: Page, title: string): FrameLocator =>
  page.frameLocator(`iframe[title="${play.frame.replace('{title}', title)}"]`);

export async function openGame(
  page: Page,
  lobby: string,
  { provider, slug, title }: { provider: string; slug: string; title: string },
): Promise<FrameLocator> {
  await page.goto(`/en-UN/${lobby}/play/${provider}/${slug}`);
  await expect(page.getByTitle(play.frame.replace('{title}', title))).toBeVisible();
  await expect(page.getByText(play.opening.replace('{title}', title))).toBeHidden();
  return frameOf(page, title);
}

const rowsSchema = z.object({
  transactions: z.array(z.object({ type: z.string(), category: z.string(), amount: z.number(), gameId: z.string().optional() })),
});

/** The newest rows of a game in the history of the signed-in player. */
export async function rowsOf(page: Page, gameId: string) {
  const answer = await page.request.get('/api/platform/player/me/transactions?limit=10');
  return rowsSchema.parse(await answer.json()).transactions.filter((row) => row.gameId === gameId);
}

export async function spin(frame: FrameLocator): Promise<void> {
  const button = frame.getByRole('button', { name: 'Spin', exact: true });
  await button.click();
  await expect(button).toBeEnabled();
}
