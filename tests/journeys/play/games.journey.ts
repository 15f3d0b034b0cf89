import { test } from '@playwright/test';
import { games, playByKeyboard } from '../support/game-pages.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** The long proofs play all games, in three sizes. */
const slug = 'peppermint-reels';
const game = games.find((each) => each.slug === slug);
if (!game) throw new Error(`There is no game ${slug}.`);

test(`${slug} is played by keyboard on a phone, without an error and without an axe violation`, async ({ page }) => {
  await playByKeyboard(page, game);
});
