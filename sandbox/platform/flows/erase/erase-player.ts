import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { Cause } from '#sandbox/ops/port/reason.ts';
import { eraseRows } from '../../erasure/erase-rows.ts';
import { readDataOwner } from '../../erasure/owned-rows.ts';
import { writeErasure } from '../../erasure/record.ts';
import { lockPlayerAndMoney } from '../../players/actor.ts';
import { lockPersons } from '../../players/identity/lock-persons.ts';
import { type Player, playerTable } from '../../players/tables.ts';
import { recordProtectionEvent } from '../../protection/audit.ts';
import { recordOperatorChange } from '../../protection/operator-changes.ts';
import { keepExclusionByTaxNumber } from '../../protection/register.ts';

interface Operation {
  readonly now: Date;
  readonly secret: string;
  /** The operator, with a reason; left out where the time has come by itself. */
  readonly cause?: Cause;
}

/** DEC-PRI-2: erases what no law keeps once an account is closed, in its transaction or later. Call it under `lockPlayerAndMoney`. */
export async function clearPlayer(tx: Database, playerId: string, now: Date): Promise<void> {
  await eraseRows(tx, await readDataOwner(tx, playerId), 'closing');
  await writeErasure(tx, Number(playerId), { clearedAt: now });
}

/**
 * DEC-PRI-3: erases who the player was. Bookings, bets and the audit trail stay under the player's number; an exclusion
 * stays as keyed hashes of the person. The files have to be deleted before.
 */
export async function erasePlayer(tx: Database, playerId: string, { now, secret, cause }: Operation): Promise<Player> {
  await lockPersons(tx);
  const player = await lockPlayerAndMoney(tx, playerId);
  const owner = await readDataOwner(tx, playerId);
  await keepExclusionByTaxNumber(tx, player, { now, secret });
  await eraseRows(tx, owner, 'closing');
  await eraseRows(tx, owner, 'retention');
  await tx.update(playerTable).set({ block: null }).where(eq(playerTable.id, player.id));
  await writeErasure(tx, player.id, { clearedAt: now, erasedAt: now });
  const kind = 'PLAYER_ERASED';
  if (cause) await recordOperatorChange(tx, cause, { playerId, kind }, now);
  else await recordProtectionEvent(tx, { playerId, kind, by: 'SYSTEM', at: now, details: {} });
  return player;
}
