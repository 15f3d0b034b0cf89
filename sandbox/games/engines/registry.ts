import { scaleStake } from '#lib/money/scale.ts';
import { jackpotShare, jackpotTerms } from '#sandbox/data/tables/jackpot.ts';
import type { GameProfile } from '../profile.ts';
import { createBaccaratEngine } from './baccarat/play.ts';
import type { TableLimits } from './bets.ts';
import { createBlackjackEngine } from './blackjack/play.ts';
import { createCrashEngine } from './crash.ts';
import type { GameEngine } from './engine.ts';
import { classicModel, type LineModel, videoModel } from './lines/model.ts';
import { createLineEngine } from './lines/play.ts';
import { createPlinkoEngine } from './plinko.ts';
import { createRouletteEngine } from './roulette/play.ts';
import { createScratchEngine } from './scratch.ts';
import { type Stakes, stakesFor } from './stakes.ts';
import { unitsPerStake, type WaysModel, waysModel } from './ways/model.ts';
import { createWaysEngine } from './ways/play.ts';

type Temper = Pick<GameProfile, 'volatility' | 'features' | 'rtp'>;

/** One paytable for all games of a temper: fitting takes a moment, so each is fitted once. */
function rememberModel<Model>(make: (temper: Temper) => Model): (temper: Temper) => Model {
  const known = new Map<string, Model>();
  return (temper) => {
    const key = JSON.stringify([temper.volatility, [...temper.features].sort(), temper.rtp]);
    const model = known.get(key) ?? make(temper);
    known.set(key, model);
    return model;
  };
}

export const hasJackpot = ({ features }: Pick<GameProfile, 'features'>) => features.includes('jackpot');

/** What the reels themselves return; the jackpot's share of the published figure comes on top. */
const targetOf = (temper: Temper) => (temper.rtp - (hasJackpot(temper) ? jackpotShare : 0)) / 100;

export const videoModelOf: (temper: Temper) => LineModel = rememberModel((temper) =>
  videoModel({ ...temper, target: targetOf(temper) }),
);
export const classicModelOf: (temper: Temper) => LineModel = rememberModel((temper) =>
  classicModel({ ...temper, target: targetOf(temper) }),
);
export const waysModelOf: (temper: Temper) => WaysModel = rememberModel((temper) =>
  waysModel({ ...temper, target: targetOf(temper) }),
);

/** DEC-X-15: the jackpot falls once in so many euros of stake, in whatever currency they were staked. */
function jackpotOf(game: GameProfile, currency: string) {
  const euro = scaleStake(1, currency).minor;
  return hasJackpot(game) ? { of: jackpotTerms.stakedPerWin * euro, chances: (stakeMinor: number) => stakeMinor } : undefined;
}

/** The rules of a casino game for stakes in a currency; undefined for a table with a dealer, which has rounds of its own. */
export function engineOf(game: GameProfile, currency: string): GameEngine | undefined {
  const stakes = (unit: number): Stakes => stakesFor(game.stakes, currency, unit);
  switch (game.engine) {
    case 'video-slot':
      return createLineEngine({ model: videoModelOf(game), stakes: stakes(10), jackpot: jackpotOf(game, currency) });
    case 'classic-slot':
      return createLineEngine({ model: classicModelOf(game), stakes: stakes(10), jackpot: undefined });
    case 'ways-slot':
      return createWaysEngine(waysModelOf(game), stakes(unitsPerStake));
    case 'blackjack':
      return createBlackjackEngine(stakes(2));
    case 'roulette':
      return createRouletteEngine(limitsOf(game, currency, 1));
    case 'baccarat':
      return createBaccaratEngine(limitsOf(game, currency, 20));
    case 'crash':
      return createCrashEngine(stakes(10));
    case 'scratch':
      return createScratchEngine(stakes(1));
    case 'plinko':
      return createPlinkoEngine(stakes(10));
    default:
      return undefined;
  }
}

/** Smallest chip and most on the whole table. */
export function limitsOf({ stakes: [min, max] }: Pick<GameProfile, 'stakes'>, currency: string, unit: number): TableLimits {
  const { minMinor, maxMinor } = stakesFor([min, max], currency, unit);
  return { minMinor, maxMinor, unit };
}
