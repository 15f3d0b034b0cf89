import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { OpsRefusal } from '#sandbox/ops/port/ops-refusal.ts';
import type { ErasureState, OperatorPlayers } from '#sandbox/ops/port/players.ts';
import { eraseFiles } from '../../documents/provider.ts';
import { uploadTable } from '../../documents/tables.ts';
import { erasureDueAt, lastChange } from '../../erasure/find-due.ts';
import { readDataOwner } from '../../erasure/owned-rows.ts';
import { erasureTable } from '../../erasure/tables.ts';
import { findPlayer } from '../../players/find-player.ts';
import { foldName } from '../../players/identity/fold-name.ts';
import { type Player, playerTable } from '../../players/tables.ts';
import { erasePlayer } from './erase-player.ts';

type Context = Pick<SandboxContext, 'database' | 'clock' | 'config'>;

/** The erasure of a player's data, for the operator's console. */
export function createErasureAdmin(context: Context): Pick<OperatorPlayers, 'readErasure' | 'erase'> {
  const { database, clock, config } = context;
  return {
    async readErasure(playerId) {
      const player = await findPlayer(database, playerId);
      return player && readState(database, player);
    },
    async erase(playerId, cause) {
      const player = await findPlayer(database, playerId);
      if (!player) return undefined;
      const now = clock.now();
      await requireDue(database, player, now);
      await requireNoPersonalData(database, player, cause.reason);
      await deleteFiles(context, player.id, now);
      return database.transaction(async (tx) => {
        // Again under the locks: another operator may have opened the account.
        const erased = await erasePlayer(tx, playerId, { now, secret: config.serviceSecret, cause });
        await requireClosed(erased);
        return readState(tx, erased);
      });
    },
  };
}

async function readState(db: Database, player: Player): Promise<ErasureState> {
  const [row] = await db.select().from(erasureTable).where(eq(erasureTable.playerId, player.id));
  const closedAt = player.status === 'CLOSED' ? await readClosure(db, player.id) : undefined;
  return {
    requestedAt: row?.requestedAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
    dueAt: closedAt ? erasureDueAt(closedAt, player.market).toISOString() : null,
    erasedAt: row?.erasedAt?.toISOString() ?? null,
  };
}

async function readClosure(db: Database, id: number): Promise<Date | undefined> {
  const [row] = await db.select({ at: lastChange }).from(playerTable).where(eq(playerTable.id, id));
  return row?.at ? new Date(row.at) : undefined;
}

async function requireDue(db: Database, player: Player, now: Date): Promise<void> {
  const { erasedAt, dueAt } = await readState(db, player);
  if (erasedAt) throw new OpsRefusal(409, 'error.erasure.done', 'The data of this player are erased already.');
  requireClosed(player);
  if (!dueAt || Date.parse(dueAt) > now.getTime()) {
    const day = dueAt?.slice(0, 10) ?? '';
    throw new OpsRefusal(409, 'error.erasure.not_due', `The law keeps the data of this player until ${day}.`);
  }
}

function requireClosed({ status }: Player): void {
  if (status !== 'CLOSED') throw new OpsRefusal(409, 'error.erasure.not_closed', 'Only a closed account can be erased.');
}

/** The reason stays when everything else is gone, so it must not say who the player was. */
async function requireNoPersonalData(db: Database, player: Player, reason: string): Promise<void> {
  const { contacts } = await readDataOwner(db, String(player.id));
  const written = new Set(foldName(reason));
  const isNamed = foldName(`${player.firstName} ${player.lastName}`).some((part) => part.length > 1 && written.has(part));
  const isReached = contacts.some((contact) => reason.toLowerCase().includes(contact));
  if (!isNamed && !isReached) return;
  throw new OpsRefusal(400, 'error.erasure.reason', 'The reason must not contain the name or a contact of the player.');
}

/** Throws 503 when the provider does not answer; nothing else is erased then. */
async function deleteFiles({ database, config }: Context, playerId: number, now: Date): Promise<void> {
  const isLeft = and(eq(uploadTable.playerId, playerId), isNull(uploadTable.erasedAt));
  const rows = await database.select({ documentId: uploadTable.documentId }).from(uploadTable).where(isLeft);
  const documentIds = rows.map(({ documentId }) => documentId);
  if (documentIds.length === 0) return;
  await eraseFiles(config, documentIds).catch(() => {
    throw new OpsRefusal(503, 'error.document.provider_unavailable', 'The verification provider does not answer.');
  });
  await database.update(uploadTable).set({ erasedAt: now }).where(inArray(uploadTable.documentId, documentIds));
}
