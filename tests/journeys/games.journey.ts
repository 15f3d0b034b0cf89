import { expect, type Page, test } from '@playwright/test';
import { en } from '../../sandbox/games/words/en.ts';
import { fi } from '../../sandbox/games/words/fi.ts';
import { gamesUrl } from './support/addresses.ts';
import { findFaults } from './support/axe.ts';
import { listenForComplaints, sidewaysScroll } from './support/complaints.ts';

const sizes = {
  phone: { width: 390, height: 844 },
  frame: { width: 1_212, height: 778 },
  'lying phone': { width: 788, height: 350 },
};

/** A game of each engine, and what has to lie on the table before Space begins a round. */
const games = [
  { slug: 'sugarplum-express', provider: 'playngo', begins: 'spin' },
  { slug: 'peppermint-reels', provider: 'playngo', begins: 'spin' },
  { slug: 'the-very-polite-dragon', provider: 'pariplay', begins: 'spin' },
  { slug: 'whistlestop-blackjack', provider: 'playngo', begins: 'deal' },
  { slug: 'penny-post-roulette', provider: 'playngo', begins: 'spin', place: '17, ' },
  { slug: 'mirrorhall-baccarat', provider: 'evolution', begins: 'deal', place: 'Banker' },
  { slug: 'sock-rocket', provider: 'pariplay', begins: 'takeOff' },
  { slug: 'scratch-under-the-rug', provider: 'pariplay', begins: 'buyCard' },
  { slug: 'pearls-down-the-stairs', provider: 'pariplay', begins: 'drop' },
] as const;

const open = (page: Page, { slug, provider }: { slug: string; provider: string }, language: string) =>
  page.goto(`${gamesUrl}/${provider}/launch?game=${slug}&mode=fun&currency=EUR&lang=${language}`);

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`the games on a ${size}`, () => {
    test.use({ viewport });

    for (const game of games) {
      test(`${game.slug} is played by keyboard, complains of nothing and has no fault that axe knows`, async ({ page }) => {
        const complaints = listenForComplaints(page);
        await open(page, game, 'en');
        const begin = page.getByRole('button', { name: en[game.begins], exact: true });
        if ('place' in game) {
          const place = page.getByRole('button', { name: new RegExp(game.place) }).first();
          await expect(place).toBeEnabled();
          await place.press('Enter');
          await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
        }
        await expect(begin).toBeEnabled();
        expect(await findFaults(page)).toEqual([]);
        expect(await sidewaysScroll(page)).toBe(0);
        await page.keyboard.press('Space');
        await expect(page.getByText('€1,000.00', { exact: true })).toHaveCount(0);
        expect(await findFaults(page)).toEqual([]);
        expect(complaints).toEqual([]);
      });
    }

    test('chips go between the numbers: every place can be pressed and has a name, and arrow keys lead from one to the next', async ({
      page,
    }) => {
      await open(page, { slug: 'penny-post-roulette', provider: 'playngo' }, 'en');
      const staked = page.locator('.meter').filter({ hasText: en.stake }).locator('.figure');
      const kinds = { split: 60, street: 12, corner: 22, line: 11 } as const;
      await expect(page.getByRole('button', { name: 'Number 17, black' })).toBeEnabled();
      for (const [kind, count] of Object.entries(kinds)) {
        const picker = page.getByRole('radio', { name: en[`kind.${kind as keyof typeof kinds}`] });
        if (await picker.isVisible()) await picker.check({ force: true });
        const named = en[`${kind as keyof typeof kinds}Place`].replace('{numbers}', '');
        const places = page.getByRole('button', { name: new RegExp(`^${named}\\d`) });
        await expect(places).toHaveCount(count);
        const faults = await places.evaluateAll((buttons) =>
          buttons.flatMap((button) => {
            button.scrollIntoView({ block: 'nearest' });
            const { x, y, width, height } = button.getBoundingClientRect();
            const isHit = document.elementFromPoint(x + width / 2, y + height / 2) === button;
            return isHit && Math.min(width, height) >= 23.9 ? [] : [`${button.ariaLabel} ${width} × ${height}`];
          }),
        );
        expect(faults).toEqual([]);
        await places.first().click();
      }
      await expect(staked).toHaveText('€4.00');
      await page.getByRole('button', { name: /^Six line 1, 2, 3, 4, 5, 6/ }).focus();
      const steps = { phone: ['ArrowDown'], frame: ['ArrowRight', 'ArrowRight'], 'lying phone': ['ArrowRight'] }[size] ?? [];
      for (const key of steps) await page.keyboard.press(key);
      await expect(page.getByRole('button', { name: /^Six line 4, 5, 6, 7, 8, 9/ })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(staked).toHaveText('€5.00');
      expect(await findFaults(page)).toEqual([]);
      await page.getByRole('button', { name: en.spin, exact: true }).click();
      await expect(page.getByRole('status')).toContainText(/^\d+, (?:red|black|green)\./);
      await expect(page.getByRole('button', { name: en.repeat })).toBeEnabled();
      await page.getByRole('button', { name: en.repeat }).click();
      await expect(staked).toHaveText('€5.00');
    });

    test('a table with a dealer counts down, shows what came, and lets a visitor watch', async ({ page }) => {
      await open(page, { slug: 'the-copper-wheel', provider: 'evolution' }, 'fi');
      await expect(page.getByRole('list', { name: fi.lastRounds }).getByRole('listitem')).toHaveCount(12);
      await expect(page.getByText(fi.watchOnly)).toBeVisible();
      await expect(page.getByText(fi.noMoreBets)).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('status')).toContainText('Pyörä pysähtyi', { timeout: 15_000 });
      expect(await findFaults(page)).toEqual([]);
    });
  });
}
