import { expect, type Page } from '@playwright/test';
import { z } from 'zod';
import { gamesMessages } from '#sandbox/games/messages/messages.ts';
import { gamesUrl } from './addresses.ts';
import { listenForComplaints, sidewaysScroll } from './complaints.ts';
import { findErrors } from './pages/axe.ts';

const en = gamesMessages.in('en');

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

/** The name and size of each visible control that is too small for a finger, without those places that a press enlarges first. */
const smallControls = (page: Page) =>
  page
    .locator('button, select, .kind span, .chip-choice span')
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        const isEnlargedFirst = control.matches('.roulette-layout:not(.enlarged) *');
        return isEnlargedFirst || Math.min(width, height) >= 39.9
          ? []
          : [`${control.ariaLabel ?? control.textContent} ${width} × ${height}`];
      }),
    );

/** Expects controls of at least 40 pixels; a press on a smaller number enlarges the betting table, and the next one is a bet. */
export async function expectFingerSizes(page: Page): Promise<void> {
  await expect(meter(page, en.balance)).not.toBeEmpty();
  expect(await smallControls(page)).toEqual([]);
  const layout = page.locator('.roulette-layout');
  if (!(await layout.isVisible())) return;
  const number = page.getByRole('button', { name: /^Number 20, black/ });
  await expect(number).toBeEnabled({ timeout: 30_000 });
  const { width, height } = (await number.boundingBox()) ?? { width: 0, height: 0 };
  const outside = page.locator('.hud, .tools, .bar');
  const before = await outside.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  await number.tap();
  const stakeText = meter(page, en.stake);
  if (Math.min(width, height) < 40) await expect(stakeText).toHaveText('€0.00');
  else await page.getByRole('button', { name: en.enlargeTable }).tap();
  await expect(number).toBeInViewport({ ratio: 0.9 });
  expect(await outside.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))).toEqual(before);
  expect(await smallControls(page)).toEqual([]);
  await number.tap({ position: { x: 40, y: 40 } });
  await expect(stakeText).toHaveText(Math.min(width, height) < 40 ? '€1.00' : '€2.00');
  await page.getByRole('button', { name: en.wholeTable }).tap();
  await expect(page.getByRole('button', { name: en.enlargeTable })).toBeVisible();
}

/** Expects every inside bet of the roulette table to be pressable and named, and two presses of this key to reach the next line. */
export async function expectRoulettePlaces(page: Page, arrowKey: string): Promise<void> {
  await openGamePage(page, { slug: 'penny-post-roulette', provider: 'playngo' }, 'en');
  const staked = meter(page, en.stake);
  const kinds = { split: 60, street: 12, corner: 22, line: 11 } as const;
  await expect(page.getByRole('button', { name: 'Number 17, black' })).toBeEnabled();
  const enlarge = page.getByRole('button', { name: en.enlargeTable });
  if (await enlarge.isVisible()) await enlarge.click();
  const minSize = (await page.locator('.enlarged').count()) > 0 ? 39.9 : 23.9;
  for (const [kind, count] of Object.entries(kinds)) {
    const name = en[`${kind as keyof typeof kinds}Place`].replace('{numbers}', '');
    const places = page.getByRole('button', { name: new RegExp(`^${name}\\d`) });
    await expect(places).toHaveCount(count);
    const faults = await places.evaluateAll(
      (buttons, min) =>
        buttons.flatMap((button) => {
          button.scrollIntoView({ block: 'center', inline: 'center' });
          const { x, y, width, height } = button.getBoundingClientRect();
          const isHit = document.elementFromPoint(x + width / 2, y + height / 2) === button;
          return isHit && Math.min(width, height) >= min ? [] : [`${button.ariaLabel} ${width} × ${height}`];
        }),
      minSize,
    );
    expect(faults).toEqual([]);
    await places.first().click();
  }
  await expect(staked).toHaveText('€4.00');
  await page.getByRole('button', { name: /^Six line 1, 2, 3, 4, 5, 6/ }).focus();
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press(arrowKey);
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
