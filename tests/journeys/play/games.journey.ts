import { test } from '@playwright/test';
import { expectReadablePrizes, expectRoulettePlaces, games, playByKeyboard } from '../support/game-pages.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** One of a kind; the long proofs play all of them, in three sizes. */
const oneOfEach = new Set(['peppermint-reels', 'whistlestop-blackjack', 'sock-rocket']);

for (const game of games.filter(({ slug }) => oneOfEach.has(slug))) {
  test(`${game.slug} is played by keyboard on a phone, without an error and without an axe violation`, async ({ page }) => {
    await playByKeyboard(page, game);
  });
}

test('the inside bets of a roulette table and the prizes of Plinko are reachable and readable on a phone', async ({ page }) => {
  await expectReadablePrizes(page);
  await expectRoulettePlaces(page, 'ArrowDown');
});
