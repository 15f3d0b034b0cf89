import { eq } from 'drizzle-orm';
import { scaleEuro } from '#lib/core/money/scale.ts';
import type { UploadType } from '#lib/documents/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { type Player, playerTable } from '../players/tables.ts';
import { applyEvent, eddFromEuros, findDocument, lockPlayer, updatePlayerStatus } from './change.ts';
import { unverifiedLevels } from './kyc.ts';

const identity = ['ID', 'POA'] as const;

/** Lifetime deposits in euros from which documents are required. */
export const documentsFromEuros = 2_000;

/** Asks a locked player for documents. Those that are asked for or under review stay as they are; false if all do. */
export async function requestFrom(tx: Database, player: Player, types: readonly UploadType[], now: Date): Promise<boolean> {
  let isChanged = false;
  for (const type of types) {
    if (await applyEvent(tx, { playerId: player.id, type }, 'request', now)) isChanged = true;
  }
  if (isChanged) await updatePlayerStatus(tx, player, now);
  return isChanged;
}

/** Asks for identity and address where they are missing, unless the player is verified: at the first withdrawal. */
export async function requestIdentity(tx: Database, playerId: number, now: Date): Promise<boolean> {
  const player = await lockPlayer(tx, playerId);
  if (!player || !unverifiedLevels.has(player.kycStatus)) return false;
  const missing: UploadType[] = [];
  for (const type of identity) if ((await findDocument(tx, playerId, type)) === undefined) missing.push(type);
  return requestFrom(tx, player, missing, now);
}

/** DEC-KYC-1: asks for what the player's lifetime deposits require. */
export async function requestByDeposits(tx: Database, playerId: number, lifetimeMinor: number, now: Date): Promise<boolean> {
  const player = await lockPlayer(tx, playerId);
  if (!player) return false;
  const reaches = (euros: number) => lifetimeMinor >= scaleEuro(euros, player.currencyCode).minor;
  if (player.kycStatus === 'FULLY VERIFIED' && reaches(eddFromEuros)) {
    await tx.update(playerTable).set({ kycStatus: 'EDD_PENDING' }).where(eq(playerTable.id, playerId));
  }
  return reaches(documentsFromEuros) && requestIdentity(tx, playerId, now);
}
