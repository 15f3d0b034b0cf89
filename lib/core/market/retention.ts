import { ownValue } from '#lib/core/own-value.ts';
import type { MarketCode } from './markets.ts';

/** For how many years after the closure of an account its data are kept. */
export interface RetentionRules {
  /** The files of documents, at the verification provider. */
  readonly fileYears: number;
  /** Who the player was: name, contacts, sign-ins, answers, and what operators wrote about the player. Not before the files. */
  readonly accountYears: number;
}

/** The rules against money laundering: five years after the end of the relationship. */
const usual: RetentionRules = { fileYears: 5, accountYears: 5 };

/** Every market states its rules. */
const marketRules: Readonly<Record<MarketCode, RetentionRules>> = {
  UN: usual,
  FI: usual,
  NO: usual,
  CA: usual,
  // The books and what explains them are kept for seven years.
  AT: { ...usual, accountYears: 7 },
  CL: usual,
  PE: usual,
  BR: usual,
  NZ: usual,
  IN: usual,
};

/** The rules of a market by its code; the usual ones for an unknown code. */
export function retentionRules(market: string): RetentionRules {
  return ownValue(marketRules, market) ?? usual;
}
