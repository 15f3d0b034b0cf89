import { z } from 'zod';
import { keySchema } from '#sandbox/data/key-schema.ts';
import kinds from './kinds.json' with { type: 'json' };

export const volatilities = ['low', 'med', 'high', 'very high'] as const;
export type Volatility = (typeof volatilities)[number];

const engines = [
  'video-slot',
  'classic-slot',
  'ways-slot',
  'blackjack',
  'roulette',
  'baccarat',
  'crash',
  'scratch',
  'plinko',
  'live-roulette',
  'live-blackjack',
  'live-baccarat',
  'live-show',
] as const;
export type Engine = (typeof engines)[number];

/** Engine, volatilities and stakes (in euro) of a kind of game. */
const kindSchema = z
  .strictObject({
    engine: z.enum(engines),
    gameType: z.string(),
    volatilities: z.tuple([z.enum(volatilities)], z.enum(volatilities)).readonly(),
    /** The lowest ones and the highest. */
    stakes: z.tuple([z.tuple([z.number()], z.number()).readonly(), z.number()]).readonly(),
    /** Paylines or ways. */
    lines: z.int().optional(),
    features: z.array(z.string()).readonly(),
  })
  .readonly();
export const kindTable = z.record(keySchema(kinds), kindSchema).parse(kinds);

/** Return to player in per cent by engine and volatility; the games' paytables are built to match. */
const returns: Readonly<Record<Engine, number | Readonly<Record<Volatility, number>>>> = {
  'video-slot': { low: 96.4, med: 96.1, high: 95.8, 'very high': 95.5 },
  'classic-slot': { low: 95.6, med: 95.2, high: 95, 'very high': 94.8 },
  'ways-slot': { low: 96.5, med: 96.3, high: 96, 'very high': 95.7 },
  blackjack: 99.31,
  roulette: 97.3,
  baccarat: 98.94,
  crash: 97,
  scratch: 95,
  plinko: 97.5,
  'live-roulette': 97.3,
  'live-blackjack': 97.58,
  'live-baccarat': 98.94,
  'live-show': 96,
};

export function returnOf(engine: Engine, volatility: Volatility): number {
  const figure = returns[engine];
  return typeof figure === 'number' ? figure : figure[volatility];
}
