import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { en } from '#sandbox/games/messages/en.ts';
import { gamesUrl } from './addresses.ts';
import { findErrors } from './axe.ts';
import { listenForComplaints, sidewaysScroll } from './complaints.ts';

/** A game per engine, and the bet that it needs before the space key starts a round. */
export const games = [
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

type Game = (typeof games)[number];

export const openGamePage = (page: Page, { slug, provider }: { slug: string; provider: string }, language: string) =>
  page.goto(`${gamesUrl}/${provider}/launch?game=${slug}&mode=fun&currency=EUR&lang=${language}`);

const playedSchema = z.object({
  kind: z.literal('played'),
  balanceMinor: z.number(),
  round: z.object({ winMinor: z.number() }),
});
export const meter = (page: Page, label: string) => page.locator('.meter').filter({ hasText: label }).locator('.figure');
const minorOf = (text: string | null) => Number((text ?? '').replaceAll(/[€,.]/g, '') || Number.NaN);

/** Plays a round by keyboard: the page has no console error, no axe violation and no sideways scroll, and shows the balance. */
export async function playByKeyboard(page: Page, game: Game): Promise<void> {
  const complaints = listenForComplaints(page);
  await openGamePage(page, game, 'en');
  const begin = page.getByRole('button', { name: en[game.begins], exact: true });
  if ('place' in game) {
    const place = page.getByRole('button', { name: new RegExp(game.place) }).first();
    await expect(place).toBeEnabled();
    await place.press('Enter');
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  }
  await expect(begin).toBeEnabled();
  expect(await findErrors(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  const answered = page.waitForResponse('**/play/open');
  await page.keyboard.press('Space');
  const { balanceMinor, round } = playedSchema.parse(await (await answered).json());
  // A scratch card shows its win only when it is scratched.
  const balances = [balanceMinor, balanceMinor - round.winMinor];
  await expect.poll(async () => balances.includes(minorOf(await meter(page, en.balance).textContent()))).toBe(true);
  expect(await findErrors(page)).toEqual([]);
  expect(complaints).toEqual([]);
}

/** Expects every Plinko prize to be readable and inside its pocket. */
export async function expectReadablePrizes(page: Page): Promise<void> {
  await openGamePage(page, { slug: 'pearls-down-the-stairs', provider: 'pariplay' }, 'en');
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
}

/** Expects every place of an upright live roulette table to be at least 24 pixels wide and high, at 320 pixels too. */
export async function expectLivePlaces(page: Page): Promise<void> {
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 572 });
    await openGamePage(page, { slug: 'harbour-roulette', provider: 'evolution' }, 'en');
    const places = page.getByRole('group', { name: en.betPlaces }).getByRole('button').filter({ visible: true });
    await expect(places).toHaveCount(49);
    const small = await places.evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { width: wide, height: tall } = button.getBoundingClientRect();
        return Math.min(wide, tall) >= 24 ? [] : [`${button.ariaLabel} ${wide} × ${tall}`];
      }),
    );
    expect(small, `at ${width} pixels`).toEqual([]);
  }
}

/** Expects every inside bet of the roulette table to be pressable and named, and these arrow keys to reach the next line. */
export async function expectRoulettePlaces(page: Page, arrowKeys: readonly string[]): Promise<void> {
  await openGamePage(page, { slug: 'penny-post-roulette', provider: 'playngo' }, 'en');
  const staked = meter(page, en.stake);
  const kinds = { split: 60, street: 12, corner: 22, line: 11 } as const;
  await expect(page.getByRole('button', { name: 'Number 17, black' })).toBeEnabled();
  for (const [kind, count] of Object.entries(kinds)) {
    const picker = page.getByRole('radio', { name: en[`kind.${kind as keyof typeof kinds}`] });
    if (await picker.isVisible()) await picker.check({ force: true });
    const name = en[`${kind as keyof typeof kinds}Place`].replace('{numbers}', '');
    const places = page.getByRole('button', { name: new RegExp(`^${name}\\d`) });
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
  for (const key of arrowKeys) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: /^Six line 4, 5, 6, 7, 8, 9/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(staked).toHaveText('€5.00');
  expect(await findErrors(page)).toEqual([]);
  await page.getByRole('button', { name: en.spin, exact: true }).click();
  await expect(page.getByRole('status')).toContainText(/^\d+, (?:red|black|green)\./);
  await expect(page.getByRole('button', { name: en.repeat })).toBeEnabled();
  await page.getByRole('button', { name: en.repeat }).click();
  await expect(staked).toHaveText('€5.00');
}
