import { z } from 'zod';

const euros = z.number().positive();

/** The terms of a campaign; amounts in euro, scaled to the wallet's currency (DEC-BON-20). */
export const termsSchema = z.object({
  minDeposit: euros.optional(),
  matchPercent: z.number().int().positive().max(500).optional(),
  maxBonus: euros.optional(),
  /** A fixed amount. */
  amount: euros.optional(),
  wrMultiplier: z.number().min(0).max(100),
  maxBet: euros.default(5),
  /** Days to wager, from the activation. */
  validDays: z.number().int().positive().max(365),
  /** Hours after the registration in which it can be claimed. */
  withinHours: z.number().int().positive().max(8_760).optional(),
  /** Can be taken once in each day or week of the player's market; once at all without it. */
  repeats: z.enum(['DAY', 'WEEK']).optional(),
  /** Local days on which it can be taken: 1 is Monday, 7 Sunday. */
  weekdays: z.array(z.number().int().min(1).max(7)).optional(),
  /** Local hours between which it can be taken; an end that is not later is on the next day, the same hour is a whole day. */
  hours: z.tuple([z.number().int().min(0).max(23), z.number().int().min(0).max(24)]).optional(),
  minLoyalty: z.number().int().positive().optional(),
  /** Booked deposits that a player needs. */
  minDeposits: z.number().int().positive().max(1_000).optional(),
  /** The campaign whose completion opens this one. */
  parent: z.string().optional(),
  /** Market codes; every market without it. */
  markets: z.array(z.string()).optional(),
  /** Ids of games that cannot be played with this bonus, besides jackpot games. */
  excludedGames: z.array(z.string()).default([]),
  freeSpins: z
    .object({
      gameId: z.string(),
      /** Games that take turns with `gameId`, day by day or week by week, where the campaign repeats. */
      otherGames: z.array(z.string()).optional(),
      count: z.number().int().positive().max(1_000),
      betValue: euros,
      wrMultiplier: z.number().min(0).max(100),
    })
    .optional(),
  cashback: z
    .object({
      rate: z.number().positive().max(1),
      period: z.enum(['DAILY', 'WEEKLY', 'INSTANT', 'LIVE']),
      min: euros,
      cap: euros,
    })
    .optional(),
  /** Pays won accumulators extra: in per cent of their net winnings, for three selections, for four, and so on. */
  accumulator: z
    .object({
      percents: z.array(z.number().int().positive().max(100)).min(1).max(50),
      /** Odds that a selection must have to count. */
      minOdds: z.number().min(1).max(1_000),
      /** The most that a bet is paid extra. */
      max: euros,
    })
    .optional(),
  booster: z.object({ multiplier: z.number().gt(1).max(5), hours: z.number().int().positive().max(8_760) }).optional(),
});
export type CampaignTerms = z.output<typeof termsSchema>;

export interface CampaignText {
  readonly title: string;
  readonly description: string;
}
/** By the language of the player's profile; English is always there. */
export type CampaignTexts = Readonly<Record<string, CampaignText>> & { readonly en: CampaignText };
