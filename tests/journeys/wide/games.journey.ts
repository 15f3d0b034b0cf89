import { expect, type Page, test } from '@playwright/test';
import { gamesMessages } from '#sandbox/games/messages/messages.ts';
import {
  expectFingerSizes,
  expectReadablePrizes,
  expectRoulettePlaces,
  games,
  openGamePage,
  playByKeyboard,
} from '../support/game-pages.ts';
import { findErrors } from '../support/pages/axe.ts';
import { signIn } from '../support/player.ts';
import { launchGame } from '../support/rounds.ts';

const fi = gamesMessages.in('fi');

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, arrowKey: 'ArrowDown' },
  frame: { viewport: { width: 1_212, height: 778 }, arrowKey: 'ArrowRight' },
  'phone on its side': { viewport: { width: 788, height: 350 }, arrowKey: 'ArrowRight' },
} as const;

for (const [size, { viewport, arrowKey }] of Object.entries(sizes)) {
  test.describe(`the games on a ${size}`, () => {
    test.use({ viewport });

    for (const game of games) {
      test(`${game.slug} is played by keyboard, without an error and without an axe violation`, async ({ page }) => {
        await playByKeyboard(page, game);
      });
    }

    test('every Plinko prize is readable and inside its pocket', async ({ page }) => {
      await expectReadablePrizes(page);
    });

    test('every inside bet of the roulette table can be pressed and has an accessible name', async ({ page }) => {
      await expectRoulettePlaces(page, arrowKey);
    });

    test('a live table counts down and shows the outcome, and a visitor can watch', async ({ page }) => {
      await openGamePage(page, { slug: 'the-copper-wheel', provider: 'evolution' }, 'fi');
      await expect(page.getByRole('list', { name: fi.lastRounds }).getByRole('listitem')).toHaveCount(12);
      await expect(page.getByText(fi.watchOnly)).toBeVisible();
      await expect(page.getByText(fi.noMoreBets)).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('status')).toContainText('Pyörä pysähtyi', { timeout: 15_000 });
      expect(await findErrors(page)).toEqual([]);
    });
  });
}

/** The text or the tag of each element that overflows the page or is clipped. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(':is(.bar, .hud, .tools, .kinds, .said) *')].flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isOutside = width > 0 && (left < 0 || right > innerWidth);
      const isCut = element instanceof HTMLButtonElement && element.scrollWidth > element.clientWidth + 1;
      return isOutside || isCut ? [element.textContent || element.localName] : [];
    }),
  );

test('all buttons of a round fit a small phone in every language', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const game of games.filter(({ begins }) => begins === 'deal' || begins === 'drop' || begins === 'takeOff')) {
    for (const language of gamesMessages.languages) {
      await openGamePage(page, game, language);
      await expect(page.locator('.hud .figure').first()).not.toBeEmpty();
      await page.evaluate(() => {
        for (const button of document.querySelectorAll<HTMLElement>('.actions button')) button.hidden = false;
      });
      expect(await cutOff(page), `${game.slug} in ${language}`).toEqual([]);
    }
  }
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  const phones = [
    { width: 390, height: 844 },
    { width: 320, height: 572 },
    { width: 844, height: 390 },
  ];

  for (const game of games) {
    test(`${game.slug} has controls of at least 40 pixels on phones`, async ({ page }) => {
      for (const phone of phones) {
        await page.setViewportSize(phone);
        await openGamePage(page, game, 'en');
        await expectFingerSizes(page);
      }
    });
  }

  for (const slug of ['harbour-roulette', 'lantern-blackjack', 'peony-table', 'the-copper-wheel']) {
    test(`the live table ${slug} has controls of at least 40 pixels on phones`, async ({ page, context }) => {
      // It waits for bets to open, once for each size.
      test.slow();
      await signIn(context, 'cleo.vip');
      for (const phone of phones) {
        await page.setViewportSize(phone);
        await page.goto(await launchGame(context.request, 'en-UN', slug));
        await expectFingerSizes(page);
      }
    });
  }
});
