import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { callTable } from '../wallet/tables.ts';
import { type Bet, betTable as table } from './tables.ts';

const pageSize = 20;
const openStates = ['PLACING', 'OPEN'] as const;
const endedStates = ['WON', 'LOST', 'VOID', 'CASHED_OUT', 'REJECTED'] as const;

/** Bets that have no call on its way: only they may be decided. */
export const hasNoOpenCall = sql`not exists (select 1 from ${callTable} where ${callTable.betId} = ${table.betId} and ${callTable.doneAt} is null)`;

export async function findBet(db: Database, betId: string): Promise<Bet | undefined> {
  return (await db.select().from(table).where(eq(table.betId, betId)))[0];
}

/** A page of a player's bets, newest first. `next` is the cursor of the page after it. */
export async function listBets(db: Database, playerId: string, state: 'open' | 'settled', before: number | undefined) {
  const inState = inArray(table.state, state === 'open' ? [...openStates] : [...endedStates]);
  const isBefore = before === undefined ? undefined : lt(table.number, before);
  const rows = await db
    .select()
    .from(table)
    .where(and(eq(table.playerId, playerId), inState, isBefore))
    .orderBy(desc(table.number))
    .limit(pageSize + 1);
  const bets = rows.slice(0, pageSize);
  return { bets, next: rows.length > pageSize ? String(bets.at(-1)?.number) : null };
}
