import { ageAt } from '#lib/core/market/age.ts';
import type { Place } from '#lib/core/market/place.ts';
import { type LimitPeriod, protectionRules } from '#lib/core/market/protection.ts';
import { scaleStake } from '#lib/core/money/scale.ts';
import type { Database } from '#sandbox/database/database.ts';
import { findGame } from '#sandbox/games/port.ts';
import { findPlayer } from '../../players/find-player.ts';
import type { Player } from '../../players/tables.ts';
import { readUsage } from './usage.ts';

/** A player and the market and currency of a wager. */
interface Wagerer extends Place {
  readonly playerId: number;
  readonly market: string;
  readonly currency: string;
}

/** The highest stake of a spin for a player's age in the market, in minor units; null without such a rule. */
export function maxSpinStake(
  player: Pick<Player, 'market' | 'currencyCode' | 'dateOfBirth' | 'countryCode' | 'province'>,
  now: Date,
) {
  const { market, currencyCode, dateOfBirth } = player;
  const { spinStakes } = protectionRules(market);
  if (spinStakes.length === 0) return null;
  // Without a known age the rule of the youngest applies.
  const age = dateOfBirth ? ageAt(dateOfBirth, player, now) : 0;
  const rule = spinStakes.find(({ underAge }) => underAge === undefined || age < underAge);
  return rule ? scaleStake(rule.euros, currencyCode).minor : null;
}

/** The same for a game: null where it is no slot. */
export async function readMaxSpinStake(
  db: Database,
  { playerId, market, currency }: Pick<Wagerer, 'playerId' | 'market' | 'currency'>,
  gameId: string,
  now: Date,
): Promise<number | null> {
  const isSlot = findGame(gameId)?.engine.endsWith('-slot') ?? false;
  if (!isSlot || protectionRules(market).spinStakes.length === 0) return null;
  const player = await findPlayer(db, String(playerId));
  return player ? maxSpinStake({ ...player, market, currencyCode: currency }, now) : null;
}

/** The loss limit of a market; minor units. */
export interface LossLimit {
  readonly period: LimitPeriod;
  readonly valueMinor: number;
  readonly usedMinor: number;
  readonly end: Date;
}

/** The player's loss in the window of the market's loss limit; undefined without such a rule. */
export async function readLossLimit(
  db: Database,
  { playerId: id, market, currency, countryCode, province }: Wagerer,
  now: Date,
): Promise<LossLimit | undefined> {
  const { lossLimit } = protectionRules(market);
  if (!lossLimit) return undefined;
  const { period, euros } = lossLimit;
  const [usage] = await readUsage(db, { id, countryCode, province }, [{ kind: 'LOSS' as const, period }], now);
  return usage && { period, valueMinor: scaleStake(euros, currency).minor, usedMinor: usage.usedMinor, end: usage.end };
}
