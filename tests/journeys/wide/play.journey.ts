import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { gamesMessages } from '#sandbox/games/messages/messages.ts';
import { findGame } from '#sandbox/games/profile.ts';
import { frameOf, gameOf, openGame, slots, spin } from '../support/games.ts';
import { getMessages } from '../support/messages.ts';
import { operate } from '../support/operator.ts';
import { signIn } from '../support/player.ts';

const gameMessages = gamesMessages.in('en');

const { play, search, shell } = getMessages('en-UN');
const playerSchema = z.object({ playerId: z.string() });

test.use({ reducedMotion: 'no-preference' });

test.beforeEach(async () => {
  await operate('faults', { reset: true });
});

test('a round that ends takes the focus from no field of the site around it', async ({ page }) => {
  const frame = await openGame(page, 'online-casino', gameOf('pragmaticplay'));
  const button = frame.getByRole('button', { name: 'Spin', exact: true });
  await button.press('Enter');
  await expect(button).toBeDisabled();
  await page.getByRole('button', { name: shell.search }).filter({ visible: true }).first().click();
  const field = page.getByRole('searchbox', { name: search.field });
  await expect(field).toBeFocused();
  await expect(button).toBeEnabled();
  await expect(field).toBeFocused();
});

test('GAM-25 a hand continues after a reload', async ({ page, context }) => {
  await signIn(context, 'player.br');
  const game = { provider: 'playngo', slug: 'whistlestop-blackjack', title: 'Whistlestop Blackjack' };
  const frame = await openGame(page, 'online-casino', game);
  const stand = frame.getByRole('button', { name: 'Stand', exact: true });
  // A blackjack ends the round at once.
  await expect(async () => {
    await frame.getByRole('button', { name: 'Deal', exact: true }).click();
    await expect(stand).toBeEnabled({ timeout: 3_000 });
  }).toPass();
  const own = frame.locator('.hands');
  const cards = await own.textContent();
  await page.reload();
  await expect(stand).toBeEnabled();
  await expect(frame.getByText(gameMessages.goesOn)).toBeVisible();
  await expect(own).toHaveText(cards ?? '');
  await stand.click();
  await expect(frame.getByRole('button', { name: 'Deal', exact: true })).toBeEnabled();
});

test('only one real-money game at a time: the other tab shows a message and can resume its game', async ({ page, context }) => {
  await signIn(context, 'player.br');
  const first = gameOf('quickspin');
  const frame = await openGame(page, 'online-casino', first);
  const other = await context.newPage();
  await openGame(other, 'online-casino', gameOf('playngo'));
  await frame.getByRole('button', { name: 'Spin', exact: true }).click();
  await expect(page.getByText(play.closedTitle)).toBeVisible();
  await page.getByRole('button', { name: play.again }).click();
  await spin(frameOf(page, first.title));
});

test('GAM-26 a stake that a bonus does not allow is refused with a message, and a smaller one is accepted', async ({
  page,
  context,
}) => {
  await signIn(context, 'player.br');
  const game = gameOf('quickspin');
  const { playerId } = playerSchema.parse(await (await page.request.get('/api/platform/player/me/profile')).json());
  const limit = (change: object) => operate(`player/${playerId}`, { limitations: [{ game: game.slug, ...change }] });
  const frame = await openGame(page, 'online-casino', game);
  await limit({ statusCode: 'MAX_BET', maxBet: 0.05 });
  try {
    const button = frame.getByRole('button', { name: 'Spin', exact: true });
    await button.click();
    await expect(frame.getByRole('status')).toContainText(new RegExp(gameMessages['limit.max'].replace('{max}', '.+')));
    await expect(frame.getByRole('status')).toHaveClass(/refused/);
    await limit({ statusCode: null });
    await expect(button).toBeEnabled();
    await spin(frame);
    await expect(frame.getByRole('status')).not.toHaveClass(/refused/);
    await limit({ statusCode: 'GAME_EXCLUDED' });
    await page.reload();
    await expect(page.getByText(play.limitationTitle)).toBeVisible();
  } finally {
    await limit({ statusCode: null });
  }
});

test.describe('J39 on a phone in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('GAM-20 a game fills the screen, with its bar beside it, and plays', async ({ page }) => {
    const frame = await openGame(page, 'online-casino', gameOf('quickspin'));
    await spin(frame);
    const box = await page.locator('iframe').boundingBox();
    expect(box?.height).toBeGreaterThan(330);
    expect(box?.width).toBeGreaterThan(740);
    await page.getByRole('button', { name: play.small }).click();
    await expect(page.getByRole('button', { name: play.whole })).toBeVisible();
  });
});

test('J33 TRN-01 TRN-03 TRN-11 a visitor sees the tournaments of the market, and the rank of a player rises', async ({
  page,
  context,
}) => {
  const { tournaments } = getMessages('fi-FI');
  await page.goto('/fi-FI/online-casino');
  const list = page.getByRole('list', { name: tournaments.title });
  const heading = page.getByRole('heading', { name: tournaments.title });
  await heading.scrollIntoViewIfNeeded();
  await expect(list.getByRole('listitem')).toHaveCount(6);
  await list.getByRole('link', { name: 'Kausiliiga' }).click();
  const league = page.getByRole('article', { name: 'Kausiliiga' });
  await expect(league.getByRole('table', { name: tournaments.standing }).getByRole('row')).toHaveCount(51);
  await expect(league.getByText(/50[\s,]000/).first()).toBeInViewport();

  await signIn(context, 'cleo.vip');
  const listed = z
    .array(z.object({ name: z.string(), status: z.string(), gameIds: z.array(z.string()) }))
    .parse(await (await page.request.get('/api/platform/tournament/public/5/FI/FI')).json())
    .find(({ name, status }) => name === 'Kausiliiga' && status === 'RUNNING');
  const game = (listed?.gameIds ?? []).map((id) => findGame(id)).find((each) => each && slots.includes(each.engine));
  if (!game) throw new Error('the tournament lists no slot');
  const frame = await openGame(page, 'online-casino', game);
  // The active bonus allows stakes of up to five euros.
  const staked = async () => Number(((await frame.locator('.stepper .figure').textContent()) ?? '').replace(/[^\d.]/g, ''));
  while ((await staked()) < 2) await frame.getByRole('button', { name: gameMessages.moreStake }).click();
  await spin(frame);
  await page.goto('/fi-FI/online-casino');
  await heading.scrollIntoViewIfNeeded();
  const ownRank = tournaments.yourRank.replace('{rank}', '\\d+').replace('{points}', '[1-9]');
  // Standings are shared for 15 seconds, and the page asks again after 30.
  await expect(list.getByText(new RegExp(ownRank)).first()).toBeVisible({ timeout: 40_000 });
});
