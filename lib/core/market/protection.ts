import { ownValue } from '#lib/core/own-value.ts';
import type { MarketCode } from './markets.ts';

/** Day, week, month. */
export const limitPeriods = ['D', 'W', 'M'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** When players are asked to look at their limits and history. A rule that is absent does not apply. */
export interface ReviewRules {
  /** Months after the registration, and after each answer. */
  readonly everyMonths?: number;
  /** Deposits of seven days above `floorEuros` and above `factor` times a usual week; not again for `quietDays`. */
  readonly depositGrowth?: { readonly factor: number; readonly floorEuros: number; readonly quietDays: number };
  /** Months after which a limit that was not changed is asked about. */
  readonly limitAgeMonths?: number;
}

/** RGA-06, RGA-07: the months of a self-exclusion, and the number that means no end. */
export const exclusionMonths = [6, 12, 24, 36, 60] as const;
export const indefiniteMonths = 1_200;
export type ExclusionMonths = (typeof exclusionMonths)[number];

/** For how many years after the closure of an account its data are kept. */
export interface RetentionRules {
  /** The files of documents, at the verification provider. */
  readonly fileYears: number;
  /** Who the player was: name, contacts, sign-ins, answers, and what operators wrote about the player. Not before the files. */
  readonly accountYears: number;
}

/** The rules of player protection that a market's law decides. */
export interface ProtectionRules {
  /** The country of the authority whose licence applies (ISO 3166-1); games and the sportsbook get it. */
  readonly authority: string;
  /** LIM-05: hours until a higher or removed limit applies. */
  readonly increaseDelayHours: number;
  /**
   * Where a deposit limit is asked for: at the end of the registration, or before the first deposit, which also asks where the
   * registration got no answer; and whether the first deposit needs one.
   */
  readonly limitPrompt: { readonly place: 'registration' | 'deposit'; readonly kind: 'skippable' | 'mandatory' };
  /** The most that a player may lose in a period, wins counted; of the law, so that no player changes it. */
  readonly lossLimit?: { readonly period: LimitPeriod; readonly euros: number };
  /** The highest stake of a slot's spin by age, youngest first; the last one, without an age, is for all others. */
  readonly spinStakes: readonly { readonly underAge?: number; readonly euros: number }[];
  /** WDR-06: whether the player may cancel a withdrawal that is not paid yet. */
  readonly canCancelWithdrawal: boolean;
  readonly review: ReviewRules;
  /** RGA-10: the time-outs that a player may choose, in hours, shortest first. */
  readonly timeoutHours: readonly number[];
  /** Seconds from the start of a round of a slot to that of the next; 0 without such a rule. */
  readonly roundSeconds: number;
  /** A game that is opened while another one is open elsewhere asks before it closes that; without the rule it closes it at once. */
  readonly confirmsSecondGame: boolean;
  /** Whether the net result of the session of play stays in sight while a game is open; clock and time always do. */
  readonly showsNetResult: boolean;
  readonly retention: RetentionRules;
}

const review: ReviewRules = { everyMonths: 6, depositGrowth: { factor: 2.5, floorEuros: 500, quietDays: 30 } };

/** The rules of the Maltese licence, where a market's law asks for no more. */
const usual: ProtectionRules = {
  authority: 'MT',
  increaseDelayHours: 24,
  limitPrompt: { place: 'registration', kind: 'skippable' },
  spinStakes: [],
  canCancelWithdrawal: true,
  review,
  timeoutHours: [24, 72],
  roundSeconds: 0,
  confirmsSecondGame: false,
  showsNetResult: true,
  // The rules against money laundering: five years after the end of the relationship.
  retention: { fileYears: 5, accountYears: 5 },
};

/** One day to six weeks. */
const longTimeouts = [24, 72, 7 * 24, 14 * 24, 30 * 24, 42 * 24];

/** Every market states its rules. */
const marketRules: Readonly<Record<MarketCode, ProtectionRules>> = {
  UN: usual,
  FI: { ...usual, timeoutHours: longTimeouts },
  NO: {
    ...usual,
    limitPrompt: { place: 'registration', kind: 'mandatory' },
    lossLimit: { period: 'M', euros: 1_800 },
    spinStakes: [{ underAge: 25, euros: 2 }, { euros: 5 }],
    canCancelWithdrawal: false,
    review: { ...review, limitAgeMonths: 24 },
    timeoutHours: longTimeouts,
    roundSeconds: 3,
    confirmsSecondGame: true,
  },
  CA: { ...usual, timeoutHours: longTimeouts },
  AT: {
    ...usual,
    increaseDelayHours: 168,
    canCancelWithdrawal: false,
    roundSeconds: 2.5,
    confirmsSecondGame: true,
    timeoutHours: longTimeouts,
    // The books and what explains them are kept for seven years.
    retention: { fileYears: 5, accountYears: 7 },
  },
  CL: usual,
  PE: usual,
  BR: usual,
  NZ: usual,
  IN: { ...usual, limitPrompt: { place: 'deposit', kind: 'skippable' }, showsNetResult: false },
};

/** The rules of a country without a market. Its players may still have an account. */
const otherRules: Readonly<Record<string, ProtectionRules>> = { SE: { ...usual, authority: 'SE' } };

/** The time-outs that every market offers, in hours. */
export const sharedTimeoutHours: readonly number[] = usual.timeoutHours.filter((hours) =>
  Object.values(marketRules).every(({ timeoutHours }) => timeoutHours.includes(hours)),
);

/** The rules of a market or country by its code; the usual ones for an unknown code. */
export function protectionRules(market: string): ProtectionRules {
  return ownValue(marketRules, market) ?? ownValue(otherRules, market) ?? usual;
}
