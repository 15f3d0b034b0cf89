import { catalogue } from '#sandbox/data/tables/catalogue.ts';
import { jackpotShare, returnOf } from '#sandbox/data/tables/returns.ts';
import { findGame, type GameProfile } from '../profile.ts';
import { returnsOfBaccarat } from './baccarat/exact.ts';
import { returnOfBlackjack, returnOfSharedHand } from './blackjack/exact.ts';
import { reaches, topTenths } from './crash.ts';
import { returnOfLines } from './lines/model.ts';
import { returnsOfWheel } from './live/wheel.ts';
import { classicModelOf, hasJackpot, videoModelOf, waysModelOf } from './registry.ts';
import { coverOf, returnsOf } from './roulette/wheel.ts';
import { returnOfScratch } from './scratch.ts';
import { returnOfWays } from './ways/model.ts';

const games = catalogue.flatMap(({ slug }) => findGame(slug) ?? []);
const published = (share: number) => Math.round(share * 10_000) / 100;

/** The exact return of a game's paytable, over every outcome there is; of the best play where the player has a choice. */
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
      return 2 * reaches(20);
    case 'scratch':
      return returnOfScratch();
    default:
      throw new Error(`no paytable for ${game.engine}`);
  }
}

test('every game of the catalogue returns what it publishes, to the hundredth of a per cent', () => {
  expect(games).toHaveLength(240);
  const wrong = games.filter((game) => published(exactReturn(game)) !== game.rtp);
  expect(wrong.map(({ slug, rtp, ...game }) => [slug, rtp, game.features])).toEqual([]);
}, 120_000);

test('bought free spins return no more than paid spins, and not much less', () => {
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

test('every place of the roulette cloth returns 36 in 37', () => {
  const places = [
    'n-0',
    's-0-3',
    't-0-1-2',
    'c-0-1-2-3',
    't-34-35-36',
    'c-32-33-35-36',
    'l-31-32-33-34-35-36',
    'red',
    'dozen-2',
    'column-3',
  ];
  for (const place of places) {
    const cover = coverOf(place) ?? [];
    expect((cover.length * returnsOf(cover)) / 37).toBeCloseTo(36 / 37, 12);
  }
  const strange = [
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
  for (const place of strange) expect([place, coverOf(place)]).toEqual([place, undefined]);
});

test('a rocket returns the same wherever one gets off', () => {
  for (const tenths of [11, 15, 20, 37, 100, 999, topTenths]) expect((tenths / 10) * reaches(tenths)).toBeCloseTo(0.97, 6);
});

test('live tables return what they publish', () => {
  expect(published(returnOfSharedHand())).toBe(returnOf('live-blackjack', 'med'));
  expect(published(returnsOfBaccarat().banker)).toBe(returnOf('live-baccarat', 'med'));
  expect(published(36 / 37)).toBe(returnOf('live-roulette', 'med'));
  expect(new Set(returnsOfWheel().map(published))).toEqual(new Set([returnOf('live-show', 'med')]));
});

test('both sides of baccarat return what is known of eight decks', () => {
  const { player, banker, tie } = returnsOfBaccarat();
  expect([published(player), published(banker), published(tie)]).toEqual([98.76, 98.94, 85.64]);
});
