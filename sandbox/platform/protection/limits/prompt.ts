import { protectionRules } from '#lib/core/market/protection.ts';
import type { Database } from '#sandbox/database/database.ts';
import { readPaymentSummary } from '#sandbox/ledger/payments.ts';
import type { Player } from '../../players/tables.ts';
import { hasProtectionEvent } from '../audit.ts';
import { readSettings } from './settings.ts';

export type LimitPrompt = 'SKIPPABLE' | 'MANDATORY';

/** The question that a player without a deposit limit gets; null for a player who may go on without one, and did at the registration. */
export async function readOpenPrompt(db: Database, { id, market }: Player): Promise<LimitPrompt | null> {
  if (protectionRules(market).limitPrompt.kind === 'mandatory') return 'MANDATORY';
  return (await hasProtectionEvent(db, id, 'LIMIT_PROMPT', { place: 'REGISTRATION' })) ? null : 'SKIPPABLE';
}

/** The question for a deposit limit at the end of the registration, or before the first deposit; null where it is not due. */
export async function readPrompt(
  db: Database,
  player: Player,
  place: 'REGISTRATION' | 'DEPOSIT',
  now: Date,
): Promise<LimitPrompt | null> {
  const isDue =
    place === 'DEPOSIT'
      ? (await readPaymentSummary(db, String(player.id))).deposits.count === 0
      : protectionRules(player.market).limitPrompt.place === 'registration';
  const limits = isDue ? await readSettings(db, player.id, now) : [];
  return isDue && !limits.some(({ kind }) => kind === 'DEPOSIT') ? readOpenPrompt(db, player) : null;
}
