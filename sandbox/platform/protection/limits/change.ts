import { type limitPeriods, protectionRules } from '#lib/core/market/protection.ts';
import { readExactAmount } from '#lib/core/money/amount.ts';
import type { LimitChange, LimitKind } from '#lib/protection/limits/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { lockBonuses } from '../../bonuses/assignments.ts';
import type { Player } from '../../players/tables.ts';
import { checkLimitValue } from './check-value.ts';
import { limitRefusal } from './refusals.ts';
import { readSettings, writeSetting } from './settings.ts';
import { applyLimitEvent, eventOf, type LimitEvent, stateOf, unset } from './transitions.ts';

const hourMs = 3_600_000;

/** Changes a limit for its player (LIM-02 to LIM-05). Throws a refusal. Serialised with deposits and stakes. */
export async function changeLimit(
  tx: Database,
  { id: playerId, market, currencyCode }: Player,
  kind: LimitKind,
  change: LimitChange,
  now: Date,
): Promise<void> {
  await lockBonuses(tx, String(playerId));
  const settings = (await readSettings(tx, playerId, now)).filter((each) => each.kind === kind);
  const period = change.duration;
  const setting = settings.find((each) => each.period === period) ?? unset;
  if (stateOf(setting) === 'LOCKED') throw limitRefusal(kind, 'LOCKED');
  const minor = 'limit' in change ? readExactAmount(change.limit, currencyCode) : undefined;
  let event: LimitEvent = 'deleteLimit' in change ? 'remove' : 'cancel';
  if ('limit' in change) {
    // A value in force is accepted, whatever the bounds and its neighbours are (DEC-LIM-2).
    event = minor === undefined ? 'set' : eventOf(setting, minor);
    const error = event === 'keep' ? undefined : checkLimitValue(minor, period, settings, currencyCode);
    if (error) throw limitRefusal(kind, error);
  }
  const delayMs = protectionRules(market).increaseDelayHours * hourMs;
  const next = applyLimitEvent(setting, event, { now, delayMs, ...(minor !== undefined && { minor }) });
  if (!next) throw limitRefusal(kind, 'LOCKED');
  if (next !== setting) await writeSetting(tx, { playerId, kind, period }, next);
}

interface OperatorLimit {
  readonly kind: LimitKind;
  readonly period: (typeof limitPeriods)[number];
  /** Minor units; null removes the limit. */
  readonly minor: number | null;
}

/** Sets or removes a limit for an operator, at once. */
export async function imposeLimit(
  tx: Database,
  playerId: number,
  { kind, period, minor }: OperatorLimit,
  now: Date,
): Promise<void> {
  await lockBonuses(tx, String(playerId));
  const settings = await readSettings(tx, playerId, now);
  const setting = settings.find((each) => each.kind === kind && each.period === period) ?? unset;
  const next = minor === null ? applyLimitEvent(setting, 'lift', { now }) : applyLimitEvent(setting, 'impose', { now, minor });
  if (next) await writeSetting(tx, { playerId, kind, period }, next);
}
