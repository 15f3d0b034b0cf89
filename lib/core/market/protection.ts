import type { MarketCode } from './markets.ts';

/** Day, week, month. */
export const limitPeriods = ['D', 'W', 'M'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** The rules of player protection that a market's law decides. */
export interface ProtectionRules {
  /** LIM-05: hours until a higher or removed limit applies. */
  readonly increaseDelayHours: number;
}

const usual: ProtectionRules = {
  increaseDelayHours: 24,
};

/** What a market changes of the usual rules. */
const marketRules: Readonly<Partial<Record<MarketCode, Partial<ProtectionRules>>>> = {
  AT: { increaseDelayHours: 168 },
};

/** The rules of a market; the usual ones for an unknown code. */
export function protectionRules(market: string): ProtectionRules {
  return { ...usual, ...marketRules[market as MarketCode] };
}
