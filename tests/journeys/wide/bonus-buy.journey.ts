import { expect, type Page, test } from '@playwright/test';
import { gamesMessages } from '#sandbox/games/messages/messages.ts';
import { answerMoves } from '../support/drawn-rounds.ts';
import { openGamePage } from '../support/game-pages.ts';
import { findErrors } from '../support/pages/axe.ts';

const en = gamesMessages.in('en');
const game = { slug: 'otterwick', provider: 'relax' };

interface Wallet {
  readonly balanceMinor?: number;
  readonly stakeLimit?: object;
  readonly freeSpins?: object;
  readonly maxStakeMinor?: number;
}

/** Opens the game as for a player of such a wallet. */
async function openWith(page: Page, { maxStakeMinor = undefined, ...state }: Wallet): Promise<void> {
  await page.route('**/play/state', async (route) => {
    const json = await (await route.fetch()).json();
    await route.fulfill({ json: { ...json, ...state } });
  });
  await page.route('**/launch?*', async (route) => {
    const html = await (await route.fetch()).text();
    const body = maxStakeMinor === undefined ? html : html.replace('"maxStakeMinor":null', `"maxStakeMinor":${maxStakeMinor}`);
    await route.fulfill({ body, contentType: 'text/html' });
  });
  await openGamePage(page, game, 'en');
}

const bonus = (rule: string, maxMinor: number | null) => ({ stakeLimit: { rule, bonusTitle: 'Welcome bonus', maxMinor } });
const freeSpins = { total: 10, remaining: 3, betMinor: 20, wonMinor: 0, wrMultiplier: 0 };

const reasons: Readonly<Record<string, readonly [wallet: Wallet, short: string, sentence: string]>> = {
  'the balance is too low': [{ balanceMinor: 500 }, en['buyBlocked.funds'], en['refused.NOT_ENOUGH_FUNDS']],
  'the law limits the stake': [{ maxStakeMinor: 100 }, 'The law allows €1.00 at most', en.maxStake.replace('{stake}', '€1.00')],
  'a bonus limits the stake': [
    bonus('MAX_BET', 500),
    'Your bonus allows €5.00 at most',
    'While “Welcome bonus” is active, a round may cost €5.00 at most.',
  ],
  'the bonus does not count here': [
    bonus('OWN_MONEY_ONLY', 500),
    'Own money only: €5.00',
    '“Welcome bonus” cannot be used in this game. Your own money covers stakes up to €5.00.',
  ],
  'no own money is left': [
    bonus('NO_OWN_MONEY', 0),
    en['buyBlocked.excluded'],
    '“Welcome bonus” cannot be used in this game, and none of your own money is left.',
  ],
  'the bonus excludes the game': [
    bonus('EXCLUDED', 0),
    en['buyBlocked.excluded'],
    'This game cannot be played for money while “Welcome bonus” is active.',
  ],
  'free spins are left': [{ freeSpins }, en['buyBlocked.freeSpins'], en['buyBlocked.freeSpins']],
};

for (const [name, [wallet, short, sentence]] of Object.entries(reasons)) {
  test(`the button that buys free spins says why it cannot: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const opened: string[] = [];
    page.on('request', (request) => request.url().endsWith('/play/open') && opened.push(request.url()));
    await openWith(page, wallet);
    const buy = page.getByRole('button', { name: new RegExp(`^Buy free spins: €\\d+\\.\\d\\d ${short}$`) });
    await expect(buy).toHaveAttribute('aria-disabled', 'true');
    expect(await findErrors(page)).toEqual([]);
    expect(await buy.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect((await buy.boundingBox())?.height).toBe(48);
    await buy.press('Enter');
    await expect(page.getByRole('status')).toContainText(sentence);
    expect(opened).toEqual([]);
  });
}

test('free spins can be bought again after the round, in a button of the same size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const answer = await answerMoves(page, game.slug);
  await openWith(page, {});
  const buy = page.getByRole('button', { name: /^Buy free spins: €21\.50/ });
  await expect(buy).toHaveAttribute('aria-disabled', 'false');
  const before = await buy.boundingBox();
  answer({ fits: () => true, settles: true });
  await buy.click();
  await expect(buy).toHaveText(`Buy free spins: €21.50 ${en['buyBlocked.round']}`);
  expect(await buy.boundingBox()).toEqual(before);
  await expect(buy).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 });
});
