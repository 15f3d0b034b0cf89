import { type LimitPeriod, protectionRules } from '#lib/core/market/protection.ts';
import { readExactAmount } from '#lib/core/money/amount.ts';
import { hourMs } from '#lib/core/time/durations.ts';
import type { LimitChange, LimitKind } from '#lib/protection/limits/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { type Actor, lockPlayerAndMoney } from '../../players/actor.ts';
import type { Player } from '../../players/tables.ts';
import { checkLimitValue } from './check-value.ts';
import { recordLimitEvent } from './record.ts';
import { limitRefusal } from './refusals.ts';
import { readSettings, writeSetting } from './settings.ts';
import type { LimitSetting } from './tables.ts';
import { applyLimitEvent, eventOf, type LimitEvent, stateOf, unset } from './transitions.ts';

/** Changes a limit for its player (LIM-02 to LIM-05). Throws a refusal. Call it under `lockPlayerAndMoney`. */
export async function changeLimit(
  tx: Database,
  { id: playerId, market, currencyCode }: Player,
  kind: LimitKind,
  change: LimitChange,
  now: Date,
): Promise<void> {
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
  if (next === setting) return;
  await writeSetting(tx, { playerId, kind, period }, next);
  await recordLimitEvent(tx, { playerId, kind, period }, event, { from: setting, to: next }, { by: 'PLAYER', now });
}

interface OperatorChange {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Minor units; null removes the limit. */
  readonly minor?: number | null;
  /** The reason for the player to read; null unlocks. */
  readonly lock?: string | null;
}

/** DEC-LIM-7: sets, removes, locks or unlocks a limit for an operator, at once. A limit that is not set cannot be locked. */
export async function imposeLimit(
  tx: Database,
  playerId: number,
  { kind, period, minor, lock }: OperatorChange,
  actor: Actor,
): Promise<void> {
  const { now } = actor;
  await lockPlayerAndMoney(tx, String(playerId));
  const settings = await readSettings(tx, playerId, now);
  const key = { playerId, kind, period };
  let setting: LimitSetting = settings.find((each) => each.kind === kind && each.period === period) ?? unset;
  const apply = async (event: LimitEvent, values: { readonly minor?: number; readonly reason?: string } = {}) => {
    const next = applyLimitEvent(setting, event, { now, ...values });
    if (!next || next === setting) return;
    await writeSetting(tx, key, next);
    await recordLimitEvent(tx, key, event, { from: setting, to: next }, actor);
    setting = next;
  };
  if (minor !== undefined) await (minor === null ? apply('lift') : apply('impose', { minor }));
  if (lock !== undefined) await (lock === null ? apply('unlock') : apply('lock', { reason: lock }));
}
