import { eq } from 'drizzle-orm';
import { scaleEuro } from '#lib/core/money/scale.ts';
import type { Database } from '#sandbox/database/database.ts';
import { playerTable } from '../players/tables.ts';
import { documentsFromEuros } from './deposits/check.ts';
import { documentTable } from './tables.ts';

const eddFromEuros = 5_000;
const requestedTypes = ['ID', 'POA'] as const;

/** Starts KYC by lifetime deposits: identity and address from 2,000 euros, enhanced checks from 5,000. */
export async function requestDocuments(tx: Database, playerId: number, lifetimeMinor: number, now: Date): Promise<void> {
  const [player] = await tx.select().from(playerTable).where(eq(playerTable.id, playerId));
  if (!player) return;
  const reaches = (euros: number) => lifetimeMinor >= scaleEuro(euros, player.currencyCode).minor;
  if (player.kycStatus === 'FULLY VERIFIED' && reaches(eddFromEuros)) {
    await tx.update(playerTable).set({ kycStatus: 'EDD_PENDING' }).where(eq(playerTable.id, playerId));
  }
  if (!reaches(documentsFromEuros)) return;
  const isEarly = player.kycStatus === 'NOT_VERIFIED' || player.kycStatus === 'DATA_VERIFIED';
  if (!isEarly) return;
  await tx
    .insert(documentTable)
    .values(requestedTypes.map((documentType) => ({ playerId, documentType, status: 'REQUESTED' as const, requestedAt: now })))
    .onConflictDoNothing();
  await tx
    .update(playerTable)
    .set({ kycStatus: 'PENDING', requestedDocuments: ['PROOF_OF_ID', 'PROOF_OF_ADDRESS'] })
    .where(eq(playerTable.id, playerId));
}
