import { jurisdictionOf } from '#lib/core/market/jurisdiction.ts';
import { ownValue } from '#lib/core/own-value.ts';

/** Authorities of studios behind Relax that have their own, by the prefix of the game id. */
const authorityOfPrefix: Readonly<Record<string, string>> = { wazdan: 'MT', playson: 'CW', en: 'MT', eg: 'MT', ka: 'CW' };

/** DEC-GAM-6, GAM-11: the authority of a game behind Relax. */
export function relaxJurisdictionOf(gameCode: string, market: string): string {
  const prefix = /^[a-z]*/i.exec(gameCode)?.[0].toLowerCase() ?? '';
  return ownValue(authorityOfPrefix, prefix) ?? jurisdictionOf(market);
}
