import { and, eq, isNull } from 'drizzle-orm';
import { timeZoneOf } from '#lib/core/market/place.ts';
import type { Database } from '#sandbox/database/database.ts';
import { stopMarketing } from '../account/marketing.ts';
import { lockBonuses } from '../bonuses/assignments/actor.ts';
import { endAllBonuses } from '../bonuses/assignments/end-bonus.ts';
import { endWithdrawal } from '../cashier/withdrawals/end-withdrawal.ts';
import { withdrawalTable } from '../cashier/withdrawals/tables.ts';
import { refusalAt, statusAt } from '../players/blocks.ts';
import { requireKnownPlayer } from '../players/require-player.ts';
import { type Player, playerTable, statusHistoryTable } from '../players/tables.ts';
import { refusal } from '../refusal.ts';
import { endPlayerSessions } from '../session/end-sessions.ts';
import { type ProtectionEvent, recordProtectionEvent } from './audit.ts';
import { endOf, refusalOfBlock, type WantedBlock } from './block-rules.ts';
import { addToRegister, findAccountsOf } from './register.ts';

const eventKinds = {
  COOLING_OFF: 'COOLING_OFF_STARTED',
  TIMEOUT: 'TIMEOUT_STARTED',
  EXCLUSION: 'EXCLUSION_STARTED',
} as const satisfies Record<WantedBlock['kind'], ProtectionEvent['kind']>;

/**
 * DEC-RGA-1, DEC-X-5: blocks the player at the player's own request, in one transaction: pending withdrawals are paid, bonuses
 * forfeited, marketing is off, and every session, game and socket is closed. Returns the end, null without one.
 */
export function startBlock(
  database: Database,
  playerId: string,
  wanted: WantedBlock,
  { now, secret }: { readonly now: Date; readonly secret: string },
): Promise<Date | null> {
  return database.transaction(async (tx) => {
    await lockBonuses(tx, playerId);
    const player = await requireKnownPlayer(tx, playerId);
    const { id, block } = player;
    const status = statusAt(player, now);
    const timeZone = timeZoneOf(player);
    const code = refusalOfBlock({ status, until: block?.until ? new Date(block.until) : null }, wanted, now, timeZone);
    if (code) throw refusal(400, code);
    const isOwnBlock = status === 'TIMEOUT' || status === 'SELF_EXCLUDED';
    if (!isOwnBlock && refusalAt(player, now)) throw refusal(400, 'error.exclusion.active');
    const until = endOf(wanted, now, timeZone);
    const next = wanted.kind === 'EXCLUSION' ? 'SELF_EXCLUDED' : 'TIMEOUT';
    const change = { until: until?.toISOString() ?? null, initiator: 'PLAYER', cooling: wanted.kind === 'COOLING_OFF' } as const;
    await payPendingWithdrawals(tx, id, now);
    await tx.update(playerTable).set({ status: next, block: change }).where(eq(playerTable.id, id));
    await stopMarketing(tx, player);
    await tx.insert(statusHistoryTable).values({ playerId: id, status: next, at: now });
    await endAllBonuses(tx, id, 'forfeit', { by: 'SYSTEM', now });
    await endPlayerSessions(tx, playerId, 'all', now);
    if (next === 'SELF_EXCLUDED') {
      await addToRegister(tx, player, { playerId: id, until }, secret);
      await endOtherAccounts(tx, player, { now, secret });
    }
    const details = { until: change.until };
    await recordProtectionEvent(tx, { playerId, kind: eventKinds[wanted.kind], by: 'PLAYER', at: now, details });
    return until;
  });
}

/** DEC-RGA-9: the person's other accounts are signed out at once; the register then refuses their sign-in. */
async function endOtherAccounts(
  tx: Database,
  player: Player,
  { now, secret }: { readonly now: Date; readonly secret: string },
): Promise<void> {
  const accounts = await findAccountsOf(tx, player, secret);
  for (const id of accounts.filter((each) => each !== player.id)) await endPlayerSessions(tx, String(id), 'all', now);
}

/** The money is the player's: no review keeps it from a player who stops. */
async function payPendingWithdrawals(tx: Database, playerId: number, now: Date): Promise<void> {
  const { withdrawalId: id, endedAt } = withdrawalTable;
  const open = await tx
    .select({ id })
    .from(withdrawalTable)
    .where(and(eq(withdrawalTable.playerId, playerId), isNull(endedAt)));
  for (const { id: withdrawalId } of open) await endWithdrawal(tx, withdrawalId, { decision: 'approve', by: 'system' }, now);
}
