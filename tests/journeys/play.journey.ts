import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { casinoProviders, liveProviders } from '../../lib/launch/rules.ts';
import { catalogue } from '../../sandbox/data/tables/catalogue.ts';
import { findGame } from '../../sandbox/games/profile.ts';
import { siteUrl } from './support/addresses.ts';
import { operate } from './support/operator.ts';
import { balanceButton, emailOf, fillSignIn, signInDialog, signInQuietly } from './support/player.ts';
import { wordsOf } from './support/words.ts';

const words = wordsOf('en-UN');
const { play } = words;
const slots = ['video-slot', 'classic-slot'];

/** A slot of a provider, or whatever it has. */
function gameOf(provider: string) {
  const games = catalogue.map(({ slug }) => findGame(slug)).filter((game) => game?.provider === provider);
  const game = games.find((each) => each && slots.includes(each.engine)) ?? games[0];
  if (!game) throw new Error(`${provider} has no game`);
  return { ...game, isSlot: slots.includes(game.engine) };
}

const frameOf = (page: Page, title: string): FrameLocator =>
  page.frameLocator(`iframe[title="${play.frame.replace('{title}', title)}"]`);

async function openGame(page: Page, lobby: string, { provider, slug, title }: { provider: string; slug: string; title: string }) {
  await page.goto(`/en-UN/${lobby}/play/${provider}/${slug}`);
  await expect(page.getByTitle(play.frame.replace('{title}', title))).toBeVisible();
  await expect(page.getByText(play.opening.replace('{title}', title))).toBeHidden();
  return frameOf(page, title);
}

const playerSchema = z.object({ playerId: z.string() });
const rowsSchema = z.object({
  transactions: z.array(z.object({ type: z.string(), category: z.string(), amount: z.number(), gameId: z.string().optional() })),
});
async function rowsOf(page: Page, gameId: string) {
  const answer = await page.request.get('/api/platform/player/me/transactions?limit=10');
  return rowsSchema.parse(await answer.json()).transactions.filter((row) => row.gameId === gameId);
}

async function spin(frame: FrameLocator): Promise<void> {
  const button = frame.getByRole('button', { name: 'Spin', exact: true });
  await button.click();
  await expect(button).toBeEnabled();
}

// Here the page moves as it does for most.
test.use({ reducedMotion: 'no-preference' });

test.beforeEach(async () => {
  await operate('faults', { reset: true });
});

for (const provider of casinoProviders) {
  const game = gameOf(provider);
  test(`J17 GAM-01 GAM-25 ${provider} opens for money, and a round moves the wallet; for fun it does not`, async ({
    page,
    context,
  }) => {
    await signInQuietly(context, 'cleo.vip');
    const frame = await openGame(page, 'online-casino', game);
    const box = await page.locator('iframe').boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1212 / 778, 1);
    const before = await rowsOf(page, game.gameId);
    if (game.isSlot) {
      await spin(frame);
      await expect
        .poll(async () => (await rowsOf(page, game.gameId)).filter(({ type }) => type === 'BET').length)
        .toBeGreaterThan(before.filter(({ type }) => type === 'BET').length);
    } else {
      await expect(frame.getByText('Play money')).toBeHidden();
    }
  });

  test(`J17 GAM-01 ${provider} opens for fun to a visitor, on play money`, async ({ page }) => {
    const frame = await openGame(page, 'online-casino', game);
    await expect(page.getByText(play.forFun)).toBeVisible();
    await expect(frame.getByText('Play money')).toBeVisible();
    if (game.isSlot) await spin(frame);
  });
}

for (const provider of liveProviders) {
  test(`J17 a live table of ${provider} opens for money, or says that it is closed`, async ({ page, context }) => {
    await signInQuietly(context, 'cleo.vip');
    await page.goto('/en-UN/live-casino-online');
    const link = page.locator(`main a[href*="/live-casino-online/play/${provider}/"]`).first();
    await page.goto((await link.getAttribute('href')) ?? '');
    const isClosed = () => page.getByText(play.tableTitle).isVisible();
    const isDealing = () => page.frameLocator('iframe').getByRole('button', { name: 'Place bets' }).isVisible();
    await expect.poll(async () => (await isClosed()) || (await isDealing())).toBe(true);
  });
}

test('J15 GAM-25 a bet on red at a live wheel is taken once, the wheel decides, and the history has it', async ({
  page,
  context,
}) => {
  await signInQuietly(context, 'player.br');
  const game = findGame('harbour-roulette');
  if (!game) throw new Error('there is no such table');
  const frame = await openGame(page, 'live-casino-online', game);
  const betsOf = async () => (await rowsOf(page, game.gameId)).filter(({ type }) => type === 'BET').length;
  const before = await betsOf();
  await expect(async () => {
    await frame.getByRole('button', { name: /^Red/ }).click({ timeout: 2_000 });
    await frame.getByRole('button', { name: 'Place bets' }).click({ timeout: 2_000 });
  }).toPass({ timeout: 45_000 });
  await expect
    .poll(async () => (await rowsOf(page, game.gameId)).map(({ type, category }) => `${category} ${type}`))
    .toContain('LIVE_CASINO BET');
  expect(await betsOf()).toBe(before + 1);
});

test('J02 a game is left and found again: the balance is the same everywhere, and the session stays', async ({
  page,
  context,
}) => {
  await signInQuietly(context, 'player.br');
  const game = gameOf('quickspin');
  const frame = await openGame(page, 'online-casino', game);
  await spin(frame);
  const balance = frame.locator('.meter').filter({ hasText: 'Balance' });
  await expect
    .poll(async () => {
      const inGame = ((await balance.textContent()) ?? '').replace(/[^\d.]/g, '');
      const inHeader = ((await balanceButton(page, words).textContent()) ?? '').replace(/[^\d.]/g, '');
      return inGame !== '' && inGame === inHeader;
    })
    .toBe(true);
  const shown = await balanceButton(page, words).textContent();
  await page.getByRole('link', { name: play.lobby }).click();
  await expect(page).toHaveURL(`${siteUrl}/en-UN/online-casino`);
  await page.reload();
  await expect(balanceButton(page, words)).toHaveText(shown ?? '');
});

test('GAM-25 a hand goes on after the page was loaded again', async ({ page, context }) => {
  await signInQuietly(context, 'player.br');
  const game = { provider: 'playngo', slug: 'whistlestop-blackjack', title: 'Whistlestop Blackjack' };
  const frame = await openGame(page, 'online-casino', game);
  const stand = frame.getByRole('button', { name: 'Stand', exact: true });
  // A blackjack ends by itself.
  await expect(async () => {
    await frame.getByRole('button', { name: 'Deal', exact: true }).click();
    await expect(stand).toBeEnabled({ timeout: 3_000 });
  }).toPass();
  const own = frame.locator('.hands');
  const cards = await own.textContent();
  await page.reload();
  await expect(stand).toBeEnabled();
  await expect(frame.getByText('Your last round goes on where you left it.')).toBeVisible();
  await expect(own).toHaveText(cards ?? '');
  await stand.click();
  await expect(frame.getByRole('button', { name: 'Deal', exact: true })).toBeEnabled();
});

test('J14 GAM-28 a live table asks a visitor to sign in, and brings him back to it', async ({ page }) => {
  const path = '/en-UN/live-casino-online/play/evolution/harbour-roulette';
  await page.goto(path);
  await fillSignIn(page, words, emailOf('ben.one'));
  await expect(page).toHaveURL(siteUrl + path);
  await expect(signInDialog(page, words)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Roulette' })).toBeVisible();
});

test('GAM-23 the account opens over a running game, which waits meanwhile', async ({ page, context }) => {
  await signInQuietly(context, 'player.br');
  const frame = await openGame(page, 'online-casino', gameOf('playngo'));
  await page.getByRole('main').getByRole('button', { name: play.panel, exact: true }).click();
  const panel = page.getByRole('dialog');
  await expect(frame.getByText('The game is paused.')).toBeVisible();
  for (const section of [play.account, play.banking, play.reward, play.bonusCode, play.protection, play.settings]) {
    await panel.getByRole('button', { name: section, exact: true }).click();
    await expect(panel.getByRole('heading', { name: section })).toBeVisible();
    await panel.getByRole('button', { name: play.overview }).click();
  }
  await panel.getByRole('button', { name: play.back }).click();
  await expect(frame.getByText('The game is paused.')).toBeHidden();
});

test('one game for money at a time: the other tab says so, and can take it back', async ({ page, context }) => {
  await signInQuietly(context, 'player.br');
  const first = gameOf('quickspin');
  const frame = await openGame(page, 'online-casino', first);
  const other = await context.newPage();
  await openGame(other, 'online-casino', gameOf('playngo'));
  await frame.getByRole('button', { name: 'Spin', exact: true }).click();
  await expect(page.getByText(play.closedTitle)).toBeVisible();
  await page.getByRole('button', { name: play.again }).click();
  await spin(frameOf(page, first.title));
});

test('GAM-26 a stake that a bonus does not allow is refused in words, and a smaller one is played', async ({ page, context }) => {
  await signInQuietly(context, 'player.br');
  const game = gameOf('quickspin');
  const { playerId } = playerSchema.parse(await (await page.request.get('/api/platform/player/me/profile')).json());
  const limited = (change: object) => operate(`player/${playerId}`, { limitations: [{ game: game.slug, ...change }] });
  const frame = await openGame(page, 'online-casino', game);
  await limited({ statusCode: 'MAX_BET', maxBet: 0.05 });
  try {
    const button = frame.getByRole('button', { name: 'Spin', exact: true });
    await button.click();
    await expect(frame.getByRole('status')).toContainText('Your bonus does not allow this game or a stake this high.');
    await expect(frame.getByRole('status')).toHaveClass(/refused/);
    await limited({ statusCode: null });
    await expect(button).toBeEnabled();
    await spin(frame);
    await expect(frame.getByRole('status')).not.toHaveClass(/refused/);
    await limited({ statusCode: 'GAME_EXCLUDED' });
    await page.reload();
    await expect(page.getByText(play.limitationTitle)).toBeVisible();
  } finally {
    await limited({ statusCode: null });
  }
});

test('GAM-27 a provider that is down is said in words, and tried again', async ({ page, context }) => {
  await signInQuietly(context, 'player.br');
  const game = gameOf('quickspin');
  await operate('faults', { service: 'platform', pathPattern: '/game/launch/real', status: 500, times: 3 });
  await page.goto(`/en-UN/online-casino/play/quickspin/${game.slug}`);
  await expect(page.getByText(play.brokenTitle)).toBeVisible();
  await page.getByRole('button', { name: play.retry }).click();
  await expect(frameOf(page, game.title).getByRole('button', { name: 'Spin', exact: true })).toBeVisible();
});

test.describe('J39 in an upright hand', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('GAM-20 a game fills the screen, can be made smaller, and plays', async ({ page }) => {
    const game = gameOf('quickspin');
    const frame = await openGame(page, 'online-casino', game);
    await spin(frame);
    await page.getByRole('button', { name: play.small }).click();
    const box = await page.locator('iframe').boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1212 / 778, 1);
  });
});

test.describe('J39 in a lying hand', () => {
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

test('J33 TRN-01 TRN-03 a visitor reads the tournaments of his market; a player sees his own rank rise', async ({
  page,
  context,
}) => {
  const { tournaments } = wordsOf('fi-FI');
  await page.goto('/fi-FI/online-casino');
  const list = page.getByRole('list', { name: tournaments.title });
  const heading = page.getByRole('heading', { name: tournaments.title });
  await heading.scrollIntoViewIfNeeded();
  await expect(list.getByRole('listitem')).toHaveCount(6);
  await list.getByRole('button', { name: 'Keskiviikkoturnaus' }).first().click();
  const standing = page.getByRole('dialog').getByRole('table', { name: tournaments.standing });
  await expect(standing.getByRole('row')).toHaveCount(51);
  await expect(page.getByRole('dialog').getByText('10 000 €').or(page.getByRole('dialog').getByText('10,000'))).toBeVisible();

  await signInQuietly(context, 'cleo.vip');
  const listed = z
    .array(z.object({ name: z.string(), status: z.string(), gameIds: z.array(z.string()) }))
    .parse(await (await page.request.get('/api/platform/tournament/public/5/FI/FI')).json())
    .find(({ name, status }) => name === 'Keskiviikkoturnaus' && status === 'RUNNING');
  const game = (listed?.gameIds ?? []).map((id) => findGame(id)).find((each) => each && slots.includes(each.engine));
  if (!game) throw new Error('the tournament lists no slot');
  const frame = await openGame(page, 'online-casino', game);
  // Her active bonus lets a round cost five euros.
  const staked = async () => Number(((await frame.locator('.stepper .figure').textContent()) ?? '').replace(/[^\d.]/g, ''));
  while ((await staked()) < 2) await frame.getByRole('button', { name: 'Raise the stake' }).click();
  await spin(frame);
  await page.goto('/fi-FI/online-casino');
  await heading.scrollIntoViewIfNeeded();
  await expect(list.getByText(/sijalla \d+\. Pisteesi: [1-9]/).first()).toBeVisible();
});
