import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import type { Step } from '#sandbox/games/engines/engine.ts';
import { tableRules } from '#sandbox/games/engines/live/tables.ts';
import { createRandomSource } from '#sandbox/games/engines/random-source.ts';
import { gamesMessages } from '#sandbox/games/messages/messages.ts';
import { type Answer, answerMoves } from '../support/drawn-rounds.ts';
import { meter, openGamePage } from '../support/game-pages.ts';
import { findErrors } from '../support/pages/axe.ts';
import { createBrightnessMeter } from '../support/pages/brightness.ts';
import { signIn } from '../support/player.ts';
import { launchGame } from '../support/rounds.ts';

const en = gamesMessages.in('en');

/** Of the brightness before the first round: other symbols are a little darker or brighter. */
const minShare = 0.65;
/** Of the brightness of the same reels without marks. */
const minMarkedShare = 0.95;

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'no-preference' });

interface End {
  readonly answer: Answer;
  /** From the first press to the end of the round; presses the button that begins it if left out. */
  readonly play?: (page: Page) => Promise<void>;
  readonly says: string | RegExp;
  /** What is marked in the playing area, and how often at least; nothing is if left out. */
  readonly marks?: readonly [selector: string, count: number];
}

interface Family {
  readonly slug: string;
  readonly provider: string;
  readonly begins: keyof typeof en;
  /** The place of the chip that a round needs. */
  readonly place?: string;
  readonly ends: Readonly<Record<string, End>>;
}

const crashStateSchema = z.object({ fallsAt: z.number() });
const fallsBetween = (from: number, to: number) => (step: Step) => {
  const state = crashStateSchema.safeParse(step.state);
  return !state.success || (state.data.fallsAt >= from && state.data.fallsAt <= to);
};
const won: Answer = { fits: (step) => step.isOver && step.winMinor > 0 };
/** A tie gives the stake back and is no win. */
const wonMore: Answer = { fits: (step, stakeMinor) => step.isOver && step.winMinor > stakeMinor };
const lost: Answer = { fits: (step) => step.isOver && step.winMinor === 0 };
const bought: Answer = { fits: () => true, settles: true };
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

const refused: End = { answer: { refused: 'STAKE_LIMIT' }, says: en['refused.STAKE_LIMIT'] };
const slotEnds = (marks: End['marks']) =>
  ({
    'no win': { answer: lost, says: '' },
    'free spins': { answer: bought, play: press(/^Buy free spins/), says: /The free spins have won/, marks: ['.banner', 1] },
    'a win': { answer: won, says: /You win|Big win|returned/, ...(marks && { marks }) },
    // The page shows the last round until another begins.
    'a refused stake': { ...refused, ...(marks && { marks }) },
  }) satisfies Record<string, End>;

const families: readonly Family[] = [
  { slug: 'otterwick', provider: 'relax', begins: 'spin', ends: slotEnds(['.symbol.lit', 3]) },
  { slug: 'kingfisher-jewels', provider: 'relax', begins: 'spin', ends: slotEnds(['.listed-win', 1]) },
  {
    slug: 'tin-star-supper',
    provider: 'playngo',
    begins: 'spin',
    ends: {
      'no win': { answer: lost, says: '' },
      'a collected win': {
        answer: { fits: (step) => step.winMinor > 0 },
        play: async (page) => {
          await press('Spin')(page);
          await press(en.collect)(page);
          await expect(page.getByRole('group', { name: en.gamble })).toBeHidden();
        },
        says: '',
        marks: ['.symbol.lit', 3],
      },
      'a refused stake': { ...refused, marks: ['.symbol.lit', 3] },
    },
  },
  {
    slug: 'whistlestop-blackjack',
    provider: 'playngo',
    begins: 'deal',
    ends: {
      'no win': { answer: lost, says: /lost/ },
      blackjack: { answer: wonMore, says: /Blackjack!/, marks: ['.seat[data-result=blackjack]', 1] },
      'a refused stake': refused,
    },
  },
  {
    slug: 'penny-post-roulette',
    provider: 'playngo',
    begins: 'spin',
    place: 'Number 17, black',
    ends: {
      'no win': { answer: lost, says: /^\d+, (red|black|green)\.$/, marks: ['.place.won', 1] },
      'a win': { answer: won, says: /^17, black\. Big win/, marks: ['.number.won', 1] },
      'a refused stake': { ...refused, marks: ['.number.won', 1] },
    },
  },
  {
    slug: 'mirrorhall-baccarat',
    provider: 'evolution',
    begins: 'deal',
    place: 'Banker 0.95:1, Banker',
    ends: {
      'no win': { answer: lost, says: /The player wins/, marks: ['.side.is-player.won', 1] },
      'a win': { answer: wonMore, says: /The banker wins/, marks: ['.side.is-banker.won', 1] },
      'a refused stake': { ...refused, marks: ['.side.is-banker.won', 1] },
    },
  },
  {
    slug: 'sock-rocket',
    provider: 'pariplay',
    begins: 'takeOff',
    ends: {
      'a crash': { answer: { fits: fallsBetween(11, 11) }, says: /^Crashed at 1\.1×/ },
      'a cash-out': {
        answer: { fits: fallsBetween(50, 10_000) },
        play: async (page) => {
          await press('Bet')(page);
          await page.waitForTimeout(1_500);
          await press(/^Cash out/)(page);
        },
        says: /^Cashed out at .+×\. You win/,
      },
      'a refused stake': refused,
    },
  },
  {
    slug: 'scratch-under-the-rug',
    provider: 'pariplay',
    begins: 'buyCard',
    ends: {
      'no win': { answer: lost, play: scratchAll, says: en.noThree },
      'a win': { answer: won, play: scratchAll, says: /You win|returned|Big win/, marks: ['.field.won', 3] },
      'a refused stake': { ...refused, marks: ['.field.won', 3] },
    },
  },
  {
    slug: 'pearls-down-the-stairs',
    provider: 'pariplay',
    begins: 'drop',
    ends: {
      'a prize': { answer: won, says: /^The ball lands at/, marks: ['.pocket.hit', 1] },
      'a refused stake': { ...refused, marks: ['.pocket.hit', 1] },
    },
  },
];

/** Shows the marks of the winning symbols, or takes them away; false where nothing is marked. */
const markWins = (page: Page, isMarked: boolean) =>
  page.evaluate((on) => {
    const reels = document.querySelector('.reels:has(.lit), .grid:has(.lit)');
    reels?.classList.toggle('shows-wins', on);
    return reels !== null;
  }, isMarked);

async function scratchAll(page: Page): Promise<void> {
  await press(en.buyCard)(page);
  await press(en.revealAll)(page);
}

for (const { slug, provider, begins, place, ends } of families) {
  test(`${slug} ends every round bright and readable, and marks what won`, async ({ page }) => {
    const measure = await createBrightnessMeter(page);
    const answer = await answerMoves(page, slug);
    await openGamePage(page, { slug, provider }, 'en');
    const area = page.locator('.reels, .grid, .table-felt, .roulette-table, .flight, .ticket, .plinko-board');
    const isReady = page.locator('.stepper button:enabled, .place:enabled').first();
    await expect(isReady).toBeVisible();
    const before = await measure(area);
    for (const [name, end] of Object.entries(ends)) {
      await test.step(name, async () => {
        answer(end.answer);
        if (place) await page.getByRole('button', { name: place }).first().click();
        const answered = page.waitForResponse(/\/play\/(open|act)$/);
        await (end.play ?? press(en[begins]))(page);
        await answered;
        await expect(page.getByRole('status')).toContainText(end.says, { timeout: 30_000 });
        await expect(isReady).toBeVisible();
        expect(await findErrors(page), name).toEqual([]);
        const shown = await measure(area);
        expect(shown, name).toBeGreaterThan(before * minShare);
        if (await markWins(page, false)) {
          expect(shown, name).toBeGreaterThan((await measure(area)) * minMarkedShare);
          await markWins(page, true);
        }
        const [selector, count] = end.marks ?? ['.lit, .won, .hit', 0];
        const marked = await page.locator(selector).filter({ visible: true }).count();
        if (end.marks) expect(marked, name).toBeGreaterThanOrEqual(count);
        else expect(marked, name).toBe(0);
      });
    }
  });
}

const tables = [
  { slug: 'harbour-roulette', kind: 'roulette', bets: { red: 100 }, marks: '.place.won' },
  { slug: 'lantern-blackjack', kind: 'blackjack', bets: { hand: 100 }, marks: '.side.won' },
  { slug: 'peony-table', kind: 'baccarat', bets: { banker: 100 }, marks: '.side.is-banker.won' },
  { slug: 'the-copper-wheel', kind: 'gameshow', bets: { x1: 100 }, marks: '.side.pays-1.won' },
] as const;

for (const { slug, kind, bets, marks } of tables) {
  test(`the live table ${slug} shows its result bright and readable, and marks what won`, async ({ page, context }) => {
    const rules = tableRules[kind];
    const source = createRandomSource();
    const draw = (isWin: boolean) => {
      for (;;) {
        const outcome = rules.draw(source);
        const winMinor = rules.winOf(bets, outcome);
        if (isWin ? winMinor > 100 : winMinor === 0) return outcome;
      }
    };
    let shown: { phase: 'bets' | 'result'; tableRound: number; isWin: boolean } = { phase: 'bets', tableRound: 1, isWin: true };
    let last: object | null = null;
    await page.route('**/live/table', async (route) => {
      const now = Date.now();
      const { phase, tableRound, isWin } = shown;
      const outcome = phase === 'result' ? draw(isWin) : undefined;
      const winMinor = outcome ? rules.winOf(bets, outcome) : 0;
      const times = { closesAt: now + 900, nextAt: now + 900, now, betsMs: 1_000, resultMs: 1_000 };
      const own = { bets, stakeMinor: 100, winMinor, roundId: `r_${tableRound}` };
      const history = Array.from({ length: 12 }, () => draw(true));
      const json = { tableRound, phase, outcome, history, ...times, ...own, open: true, guests: [], players: 1, last };
      await route.fulfill({ json });
    });
    const measure = await createBrightnessMeter(page);
    await signIn(context, 'cleo.vip');
    await page.goto(await launchGame(context.request, 'en-UN', slug));
    const stage = page.getByRole('main');
    await expect(page.getByText(en.placeYourBets)).toBeVisible();
    const before = await measure(stage);
    for (const isWin of [true, false]) {
      shown = { phase: 'result', tableRound: shown.tableRound, isWin };
      await expect(page.getByText(en.noMoreBets)).toBeVisible();
      await expect(page.getByRole('status')).toContainText(isWin ? /You win/ : /^[^.]+\.$/, { timeout: 15_000 });
      await expect(meter(page, en.win)).toHaveText(isWin ? /[1-9]/ : '€0.00');
      expect(await findErrors(page)).toEqual([]);
      expect(await measure(stage)).toBeGreaterThan(before * minShare);
      expect(await page.locator(marks).count()).toBeGreaterThanOrEqual(isWin || kind === 'roulette' ? 1 : 0);
      shown = { phase: 'bets', tableRound: shown.tableRound + 1, isWin };
      await expect(page.getByText(en.placeYourBets)).toBeVisible();
    }
    // The page was asleep while this round ended.
    last = { roundId: 'r_missed', stakeMinor: 100, winMinor: 200, isOfSession: true };
    const missed = en.lastRound.replace('{stake}', '€1.00').replace('{win}', '€2.00');
    await expect(page.getByRole('status')).toHaveText(missed);
  });
}
