import { scaleStake } from '#lib/money/scale.ts';
import type { Database } from '#sandbox/database/database.ts';
import { documentTable, limitSettingTable } from './tables.ts';

interface Held {
  readonly playerId: number;
  readonly currency: string;
}

const dayMs = 86_400_000;

/** Days ago that identity and address were asked for, and how they stand (decisions §3.13). */
const documents: Readonly<Record<string, { readonly daysAgo: number; readonly status: 'REQUESTED' | 'UNDER_REVIEW' }>> = {
  'dan.docs': { daysAgo: 18, status: 'REQUESTED' },
  'eve.strict': { daysAgo: 45, status: 'REQUESTED' },
  'finn.review': { daysAgo: 6, status: 'UNDER_REVIEW' },
};

/** Deposit limits in euros; the seeded deposit of the day uses nine tenths of the first. */
const limits: Readonly<Record<string, { readonly D: number; readonly W: number; readonly M: number }>> = {
  'ivo.limits': { D: 100, W: 300, M: 1_000 },
};

/** What the cashier holds of a test player besides his money. */
export async function seedCashier(db: Database, handle: string, { playerId, currency }: Held, now: Date): Promise<void> {
  const asked = documents[handle];
  if (asked) {
    const row = { playerId, status: asked.status, requestedAt: new Date(now.getTime() - asked.daysAgo * dayMs) };
    await db.insert(documentTable).values([
      { ...row, documentType: 'ID' },
      { ...row, documentType: 'POA' },
    ]);
  }
  const set = limits[handle];
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
