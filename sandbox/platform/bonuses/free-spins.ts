import { eq, inArray } from 'drizzle-orm';
import type { Replaced } from '#lib/bonuses/contract.ts';
import type { FreeSpinState, FreeSpins } from '#lib/bonuses/fields.ts';
import { toWire } from '#lib/core/money/money.ts';
import type { Database } from '#sandbox/database/database.ts';
import { badRequest } from '../core/refusal.ts';
import type { Player } from '../players/tables.ts';
import { activate } from './assignments/activate.ts';
import { requireNoActive } from './conflict.ts';
import { findAssignment, requireBonuses } from './eligibility.ts';
import { type Assignment, freeSpinTable } from './tables.ts';

type Spins = typeof freeSpinTable.$inferSelect;

/** BON-24, DEC-BON-21: makes the spins playable. Throws a conflict with an active bonus. Call it under `lockPlayerAndMoney`. */
export async function claimSpins(
  tx: Database,
  player: Player,
  { bonusAssignmentId, replaces }: { readonly bonusAssignmentId: string; readonly replaces: Replaced },
  now: Date,
): Promise<FreeSpins> {
  await requireBonuses(tx, player, now);
  const found = await requireSpins(tx, player, bonusAssignmentId);
  if (found.spins.claimedAt) return writeSpins(found.assignment, found.spins);
  if (found.assignment.state !== 'ASSIGNED') throw badRequest('error.bonus.not_active');
  await requireNoActive(tx, player, found.assignment.vertical, { replaces, now });
  const assignment = await activate(tx, player, found.assignment, 'activate', { by: 'PLAYER', now });
  return writeSpins(assignment, { ...found.spins, claimedAt: now });
}

/** The free spins of open bonuses. */
export async function listSpins(tx: Database, assignments: readonly Assignment[]): Promise<readonly FreeSpins[]> {
  if (assignments.length === 0) return [];
  const ids = assignments.map(({ assignmentId }) => assignmentId);
  const rows = await tx.select().from(freeSpinTable).where(inArray(freeSpinTable.assignmentId, ids));
  return assignments.flatMap((assignment) => {
    const spins = rows.find(({ assignmentId }) => assignmentId === assignment.assignmentId);
    return spins ? [writeSpins(assignment, spins)] : [];
  });
}

/** The player's free spins of a bonus; throws `error.bonus.not_active` where there are none. */
export async function requireSpins(tx: Database, player: Player, assignmentId: string) {
  const assignment = await findAssignment(tx, player.id, assignmentId);
  const [spins] = await tx.select().from(freeSpinTable).where(eq(freeSpinTable.assignmentId, assignmentId));
  if (!assignment || !spins) throw badRequest('error.bonus.not_active');
  return { assignment, spins };
}

export function writeSpins(assignment: Assignment, spins: Spins): FreeSpins {
  const { assignmentId, campaignId, currency, expiresAt, createdAt } = assignment;
  const write = (minor: number) => toWire({ minor, currency });
  const { gameId, total, used, betMinor, winningsMinor } = spins;
  return {
    assignmentId,
    campaignId,
    gameId,
    total,
    used,
    betValue: write(betMinor),
    winnings: write(winningsMinor),
    currency,
    expiresAt: (expiresAt ?? createdAt).toISOString(),
    state: stateOf(assignment, spins),
  };
}

function stateOf({ state }: Assignment, { used, total, claimedAt }: Spins): FreeSpinState {
  if (used === total) return 'COMPLETED';
  if (state === 'EXPIRED' || state === 'FORFEITED') return 'EXPIRED';
  return claimedAt ? 'CLAIMED' : 'GRANTED';
}
