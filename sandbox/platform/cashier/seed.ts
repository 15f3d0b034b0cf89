import { scaleStake } from '#lib/core/money/scale.ts';
import { ownValue } from '#lib/core/own-value.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import type { Database } from '#sandbox/database/database.ts';
import { documentTable } from '../documents/tables.ts';
import { limitSettingTable } from '../protection/limits/tables.ts';

interface Held {
  readonly playerId: number;
  readonly currency: string;
  /** Identity and address were verified before. */
  readonly isVerified: boolean;
}

/** When identity and address were requested, and their status. */
const documents: Readonly<Record<string, { readonly daysAgo: number; readonly status: 'REQUESTED' | 'UNDER_REVIEW' }>> = {
  'dan.docs': { daysAgo: 18, status: 'REQUESTED' },
  'eve.strict': { daysAgo: 45, status: 'REQUESTED' },
  'finn.review': { daysAgo: 6, status: 'UNDER_REVIEW' },
};

const verifiedDaysAgo = 90;

/** Deposit limits in euros; the seeded deposit of the day uses 90 % of the daily one. */
const limits: Readonly<Record<string, { readonly D: number; readonly W: number; readonly M: number }>> = {
  'ivo.limits': { D: 100, W: 300, M: 1_000 },
};

/** Seeds a test player's documents and limits. */
export async function seedCashier(
  db: Database,
  handle: string,
  { playerId, currency, isVerified }: Held,
  now: Date,
): Promise<void> {
  const request = ownValue(documents, handle);
  if (!request && isVerified) {
    const requestedAt = new Date(now.getTime() - verifiedDaysAgo * dayMs);
    const row = { playerId, status: 'VERIFIED' as const, requestedAt, decidedAt: requestedAt, decidedBy: 'SYSTEM' };
    await db.insert(documentTable).values([
      { ...row, documentType: 'ID' },
      { ...row, documentType: 'POA' },
    ]);
  }
  if (request) {
    const row = { playerId, status: request.status, requestedAt: new Date(now.getTime() - request.daysAgo * dayMs) };
    await db.insert(documentTable).values([
      { ...row, documentType: 'ID' },
      { ...row, documentType: 'POA' },
    ]);
  }
  const set = ownValue(limits, handle);
  if (!set) return;
  await db.insert(limitSettingTable).values(
    (['D', 'W', 'M'] as const).map((period) => ({
      playerId,
      kind: 'DEPOSIT' as const,
      period,
      valueMinor: scaleStake(set[period], currency).minor,
      updatedAt: now,
    })),
  );
}
