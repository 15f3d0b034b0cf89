import type { LimitPeriod } from '#lib/core/market/protection.ts';
import type { LimitError, LimitKind } from '#lib/protection/limits/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { postMessage } from '../../messages/post-message.ts';
import type { Actor } from '../../players/actor.ts';
import { recordProtectionEvent } from '../audit.ts';
import type { LimitSetting } from './tables.ts';
import type { LimitEvent } from './transitions.ts';

interface Which {
  readonly playerId: number;
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}

/** Records what became of a limit: the event, the values before and after in minor units, and what is pending. */
export async function recordLimitEvent(
  tx: Database,
  { playerId, kind, period }: Which,
  event: LimitEvent,
  { from, to }: { readonly from: LimitSetting; readonly to: LimitSetting },
  { by, role, reason, now }: Actor,
): Promise<void> {
  const details = {
    limit: kind,
    period,
    event,
    fromMinor: from.valueMinor,
    toMinor: to.valueMinor,
    pendingMinor: to.pendingMinor,
    pendingDelete: to.pendingDelete,
    pendingAt: to.pendingAt?.toISOString() ?? null,
    lockReason: to.lockReason,
    ...(role !== undefined && { role }),
    ...(reason !== undefined && { reason }),
  };
  await recordProtectionEvent(tx, {
    playerId: String(playerId),
    kind: event === 'due' ? 'LIMIT_APPLIED' : 'LIMIT_CHANGED',
    by,
    at: now,
    details,
  });
  if (kind === 'DEPOSIT') await announceChange(tx, { playerId, kind, period }, event, { from, to }, now);
}

/** Posts a message about a deposit limit that has changed after its delay, or will change. */
async function announceChange(
  tx: Database,
  { playerId, period }: Which,
  event: LimitEvent,
  { from, to }: { readonly from: LimitSetting; readonly to: LimitSetting },
  now: Date,
): Promise<void> {
  const due = (event === 'due' ? from : to).pendingAt?.toISOString();
  if (!due) return;
  const eventKey = `${period}:${due}`;
  if (event === 'due') await postMessage(tx, 'depositLimitDue', { playerId, eventKey }, now);
  else await postMessage(tx, 'depositLimitPending', { playerId, eventKey, details: { due } }, now);
}

/** Records a change of a limit that was refused. */
export function recordLimitRefusal(
  db: Database,
  { playerId, kind, period }: Which,
  code: LimitError,
  requested: number | null,
  now: Date,
): Promise<void> {
  const details = { limit: kind, period, code, requested };
  return recordProtectionEvent(db, { playerId: String(playerId), kind: 'LIMIT_REFUSED', by: 'PLAYER', at: now, details });
}

/**
 * Records a deposit or a stake that a limit stopped, in a transaction that the refusal does not undo. `transactionId` is that of
 * a deposit that was started.
 */
export function recordLimitReached(
  db: Database,
  playerId: number,
  of: 'DEPOSIT' | 'SPEND' | 'LOSS' | 'STAKE',
  amountMinor: number,
  now: Date,
  started?: { readonly transactionId: string },
): Promise<void> {
  const details = { limit: of, amountMinor, ...started };
  return recordProtectionEvent(db, { playerId: String(playerId), kind: 'LIMIT_REACHED', by: 'SYSTEM', at: now, details });
}
