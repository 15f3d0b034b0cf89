import { protectionRules } from './protection.ts';

/** The authority whose rules apply to a market: Sweden's own, else Malta's. */
export function jurisdictionOf(market: string): string {
  return protectionRules(market).authority;
}
