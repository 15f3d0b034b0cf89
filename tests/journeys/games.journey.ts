import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { en } from '../../sandbox/games/words/en.ts';
import { fi } from '../../sandbox/games/words/fi.ts';
import { languages } from '../../sandbox/games/words/words.ts';
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

const playedSchema = z.object({
  kind: z.literal('played'),
  balanceMinor: z.number(),
  round: z.object({ winMinor: z.number() }),
});
const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const meter = (page: Page, label: string) => page.locator('.meter').filter({ hasText: label }).locator('.figure');

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
        const answered = page.waitForResponse('**/play/open');
        await page.keyboard.press('Space');
        const { balanceMinor, round } = playedSchema.parse(await (await answered).json());
        // A card is paid when it is scratched.
        const balances = [balanceMinor, balanceMinor - round.winMinor].map((minor) => euros.format(minor / 100));
        await expect.poll(async () => balances.includes((await meter(page, en.balance).textContent()) ?? '')).toBe(true);
        expect(await findFaults(page)).toEqual([]);
        expect(complaints).toEqual([]);
      });
    }

    test('every prize below the pins can be read, and lies in its pocket', async ({ page }) => {
      await open(page, { slug: 'pearls-down-the-stairs', provider: 'pariplay' }, 'en');
      for (const rows of ['8', '12', '16']) {
        await page.getByRole('radio', { name: rows, exact: true }).check({ force: true });
        const prizes = page.locator('.pocket text');
        await expect(prizes).toHaveCount(Number(rows) + 1);
        const faults = await prizes.evaluateAll((texts) =>
          texts.flatMap((text) => {
            const scale = (text as SVGTextElement).getScreenCTM();
            const pixels = scale ? Number(text.getAttribute('font-size')) * Math.hypot(scale.a, scale.b) : 0;
            const [inner, outer] = [text.getBoundingClientRect(), text.previousElementSibling?.getBoundingClientRect()];
            const fits = outer && inner.width <= outer.width && inner.height <= outer.height;
            return fits && pixels > 10.9 ? [] : [`${text.textContent} ${pixels}`];
          }),
        );
        expect(faults).toEqual([]);
      }
    });

    test('chips go between the numbers: every place can be pressed and has a name, and arrow keys lead from one to the next', async ({
      page,
    }) => {
      await open(page, { slug: 'penny-post-roulette', provider: 'playngo' }, 'en');
      const staked = meter(page, en.stake);
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

/** What lies beyond the edge of the page, or is cut: its text, or the kind of element. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(':is(.bar, .hud, .tools, .kinds, .said) *')].flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isOutside = width > 0 && (left < 0 || right > innerWidth);
      const isCut = element instanceof HTMLButtonElement && element.scrollWidth > element.clientWidth + 1;
      return isOutside || isCut ? [element.textContent || element.localName] : [];
    }),
  );

test('on a small phone no language needs more room than there is, with every button that a round may have', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const { slug, provider } of games.filter(({ begins }) => begins === 'deal' || begins === 'drop' || begins === 'takeOff')) {
    for (const language of Object.keys(languages)) {
      await open(page, { slug, provider }, language);
      await expect(page.locator('.hud .figure').first()).not.toBeEmpty();
      await page.evaluate(() => {
        for (const button of document.querySelectorAll<HTMLElement>('.actions button')) button.hidden = false;
      });
      expect(await cutOff(page), `${slug} in ${language}`).toEqual([]);
    }
  }
});
