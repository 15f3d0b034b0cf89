import { catalogue } from '#sandbox/data/tables/catalogue.ts';
import { jackpotShare } from '#sandbox/data/tables/jackpot.ts';
import { returnOf } from '#sandbox/data/tables/returns.ts';
import { scriptedSource } from '../../../../tests/fixtures/chance.ts';
import { findGame, type GameProfile } from '../../profile.ts';
import { returnsOfBaccarat } from '../baccarat/exact-return.ts';
import { returnOfBlackjack, returnOfSharedHand } from '../blackjack/exact-return.ts';
import { chanceToReach, topTenths } from '../crash.ts';
import { returnOfLines } from '../lines/model.ts';
import { returnsOfWheel } from '../live/wheel.ts';
import { boards, returnOfBoard } from '../plinko.ts';
import { classicModelOf, hasJackpot, videoModelOf, waysModelOf } from '../registry.ts';
import { createRouletteEngine } from '../roulette/play.ts';
import { insidePlaces, numbersCoveredBy, payoutOf } from '../roulette/wheel.ts';
import { returnOfScratch } from '../scratch.ts';
import { returnOfWays } from '../ways/model.ts';

const games = catalogue.flatMap(({ slug }) => findGame(slug) ?? []);
const published = (share: number) => Math.round(share * 10_000) / 100;

/** The exact return of a game's paytable, under the best strategy where the player has a choice. */
function exactReturn(game: GameProfile): number {
  switch (game.engine) {
    case 'video-slot':
      return returnOfLines(videoModelOf(game)).spins + (hasJackpot(game) ? jackpotShare / 100 : 0);
    case 'classic-slot':
      return returnOfLines(classicModelOf(game)).spins;
    case 'ways-slot':
      return returnOfWays(waysModelOf(game)).spins;
    case 'blackjack':
      return returnOfBlackjack();
    case 'roulette':
      return 36 / 37;
    case 'baccarat':
      return returnsOfBaccarat().banker;
    case 'crash':
      return 2 * chanceToReach(20);
    case 'scratch':
      return returnOfScratch();
    case 'plinko':
      return Math.min(...boards.map(returnOfBoard));
    default:
      throw new Error(`no paytable for ${game.engine}`);
  }
}

test('every game of the catalogue returns what it publishes, to the hundredth of a per cent', () => {
  expect(games).toHaveLength(catalogue.length);
  const wrong = games.filter((game) => published(exactReturn(game)) !== game.rtp);
  expect(wrong.map(({ slug, rtp, ...game }) => [slug, rtp, game.features])).toEqual([]);
}, 120_000);

test('bought free spins return at most as much as paid spins, and at most one percentage point less', () => {
  const bought = games.flatMap((game) => {
    if (game.engine !== 'video-slot' && game.engine !== 'ways-slot') return [];
    const { spins, bought: share } =
      game.engine === 'video-slot' ? returnOfLines(videoModelOf(game)) : returnOfWays(waysModelOf(game));
    return share === undefined ? [] : [{ spins, share }];
  });
  expect(bought.length).toBeGreaterThan(50);
  for (const { spins, share } of bought) {
    expect(share).toBeLessThanOrEqual(spins + 1e-6);
    expect(share).toBeGreaterThan(spins - 0.01);
  }
});

test('every roulette bet returns 36/37 and pays its odds', () => {
  const numbers = Array.from({ length: 37 }, (_, number) => `n-${number}`);
  const outside = ['red', 'black', 'even', 'odd', 'low', 'high'];
  const thirds = [1, 2, 3].flatMap((third) => [`dozen-${third}`, `column-${third}`]);
  const places = [...numbers, ...insidePlaces, ...thirds, ...outside];
  expect([new Set(places).size, new Set(places.map((place) => String(numbersCoveredBy(place)))).size]).toEqual([157, 157]);
  const limits = { minMinor: 100, maxMinor: 100_000, unit: 1 };
  const engine = createRouletteEngine(limits);
  for (const place of places) {
    const move = engine.open({ type: 'spin', bets: { [place]: 100 } });
    const wins = numbers.map((_, number) => move?.play(scriptedSource(number), 0).winMinor ?? 0);
    expect([place, wins.reduce((sum, win) => sum + win, 0)]).toEqual([place, 3_600]);
    expect(new Set(wins.filter((win) => win > 0))).toEqual(new Set([payoutOf(numbersCoveredBy(place) ?? []) * 100]));
  }
  const profits = { 's-0-3': 17, 't-0-2-3': 11, 't-34-35-36': 11, 'c-0-1-2-3': 8, 'c-32-33-35-36': 8, 'l-31-32-33-34-35-36': 5 };
  for (const [place, profit] of Object.entries(profits))
    expect([place, payoutOf(numbersCoveredBy(place) ?? [])]).toEqual([place, profit + 1]);
  // A chip on every place.
  const everywhere = Object.fromEntries(places.map((place) => [place, 100]));
  expect(engine.open({ type: 'spin', bets: everywhere })?.stakeMinor).toBe(15_700);
});

test('roulette accepts no other bets', () => {
  const invalid = [
    'n-37',
    's-1-5',
    's-3-4',
    't-2-3-4',
    'c-3-4-6-7',
    'l-2-3-4-5-6-7',
    'green',
    'constructor',
    '',
    'n-1-2',
    's-2-1',
    'c-35-36-38-39',
  ];
  for (const place of invalid) expect([place, numbersCoveredBy(place)]).toEqual([place, undefined]);
});

test('all plinko boards return the same, with higher prizes at the edge for higher risk', () => {
  expect(boards).toHaveLength(9);
  for (const board of boards) {
    expect([board.rows, board.risk, board.tenths.length, returnOfBoard(board)]).toEqual([
      board.rows,
      board.risk,
      board.rows + 1,
      0.975,
    ]);
    expect(board.tenths).toEqual(board.tenths.toReversed());
    const half = board.tenths.slice(0, board.rows / 2 + 1);
    expect(half).toEqual(half.toSorted((one, other) => other - one));
  }
  for (const rows of [8, 12, 16]) {
    const edges = boards.filter((board) => board.rows === rows).map(({ tenths }) => tenths[0] ?? 0);
    expect(edges).toEqual(edges.toSorted((one, other) => one - other));
  }
});

test('a crash game returns the same at every multiplier', () => {
  for (const tenths of [11, 15, 20, 37, 100, 999, topTenths]) expect((tenths / 10) * chanceToReach(tenths)).toBeCloseTo(0.97, 6);
});

test('live tables return what they publish', () => {
  expect(published(returnOfSharedHand())).toBe(returnOf('live-blackjack', 'med'));
  expect(published(returnsOfBaccarat().banker)).toBe(returnOf('live-baccarat', 'med'));
  expect(published(36 / 37)).toBe(returnOf('live-roulette', 'med'));
  expect(new Set(returnsOfWheel().map(published))).toEqual(new Set([returnOf('live-show', 'med')]));
});

test('baccarat returns the known values for eight decks', () => {
  const { player, banker, tie } = returnsOfBaccarat();
  expect([published(player), published(banker), published(tie)]).toEqual([98.76, 98.94, 85.64]);
});
