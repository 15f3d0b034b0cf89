import { scaleStake } from '#lib/core/money/scale.ts';
import { ownValue } from '#lib/core/own-value.ts';
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

type SlotEngine = 'video-slot' | 'classic-slot' | 'ways-slot';
type SlotTraits = Pick<GameProfile, 'volatility' | 'features' | 'rtp'>;

/** Fitting a paytable is slow, so games with the same traits share one. */
function memoizeModel<Model>(make: (traits: SlotTraits) => Model): (traits: SlotTraits) => Model {
  const known = new Map<string, Model>();
  return (traits) => {
    const key = JSON.stringify([traits.volatility, [...traits.features].sort(), traits.rtp]);
    const model = known.get(key) ?? make(traits);
    known.set(key, model);
    return model;
  };
}

export const hasJackpot = ({ features }: Pick<GameProfile, 'features'>) => features.includes('jackpot');

/** The return of the reels alone: the published return minus the jackpot's share. */
const targetOf = (traits: SlotTraits) => (traits.rtp - (hasJackpot(traits) ? jackpotShare : 0)) / 100;

export const videoModelOf: (traits: SlotTraits) => LineModel = memoizeModel((traits) =>
  videoModel({ ...traits, target: targetOf(traits) }),
);
export const classicModelOf: (traits: SlotTraits) => LineModel = memoizeModel((traits) =>
  classicModel({ ...traits, target: targetOf(traits) }),
);
export const waysModelOf: (traits: SlotTraits) => WaysModel = memoizeModel((traits) =>
  waysModel({ ...traits, target: targetOf(traits) }),
);

/** DEC-X-15: the chance of a jackpot grows with the stake and is the same in every currency. */
function jackpotOf(game: GameProfile, currency: string) {
  const euro = scaleStake(1, currency).minor;
  return hasJackpot(game) ? { of: jackpotTerms.stakedPerWin * euro, chances: (stakeMinor: number) => stakeMinor } : undefined;
}

/** Minor units of which the stakes of a slot are multiples. */
const slotUnits: { readonly [engine: string]: number } & Readonly<Record<SlotEngine, number>> = {
  'video-slot': 10,
  'classic-slot': 10,
  'ways-slot': unitsPerStake,
};

/** The engine of a casino game for stakes in a currency; undefined for live tables, which have rounds of their own. */
export function engineOf(game: GameProfile, currency: string): GameEngine | undefined {
  const stakes = (unit: number): Stakes => stakesFor(game.stakes, currency, unit);
  switch (game.engine) {
    case 'video-slot':
      return createLineEngine({
        model: videoModelOf(game),
        stakes: stakes(slotUnits[game.engine]),
        jackpot: jackpotOf(game, currency),
      });
    case 'classic-slot':
      return createLineEngine({ model: classicModelOf(game), stakes: stakes(slotUnits[game.engine]), jackpot: undefined });
    case 'ways-slot':
      return createWaysEngine(waysModelOf(game), stakes(slotUnits[game.engine]));
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

/** What a free spin of a value in euro is played with: the next higher stake that the slot takes in the currency, in minor units. */
export function spinStakeOf(game: GameProfile, euros: number, currency: string): number {
  const { minor } = scaleStake(euros, currency);
  const { ladder, maxMinor } = stakesFor(game.stakes, currency, ownValue(slotUnits, game.engine) ?? 1);
  return ladder.find((stake) => stake >= minor) ?? maxMinor;
}

/** Smallest chip and highest total on the table. */
export function limitsOf({ stakes: [min, max] }: Pick<GameProfile, 'stakes'>, currency: string, unit: number): TableLimits {
  const { minMinor, maxMinor } = stakesFor([min, max], currency, unit);
  return { minMinor, maxMinor, unit };
}
