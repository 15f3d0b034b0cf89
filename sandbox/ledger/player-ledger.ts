import { eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { toWire } from '#lib/core/money/money.ts';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import { parsePlayerId } from './accounts.ts';
import { referenceOf } from './reference.ts';
import { txTable } from './schema.ts';

/** One transaction of a player with its entries; amounts in major units. */
export interface LedgerLine {
  readonly txId: number;
  /** ISO-8601, business time. */
  readonly at: string;
  readonly referenceId: string;
  /** What the player reads to support. */
  readonly reference: string;
  readonly category: string;
  readonly type: string;
  readonly status: string;
  readonly entries: readonly { readonly account: string; readonly amount: number }[];
  /** Set on an operator's correction. */
  readonly reason?: string;
  readonly operator?: string;
}

export interface PlayerLedger {
  readonly currency: string;
  readonly accounts: readonly { readonly account: string; readonly balance: number; readonly entries: number }[];
  /** Whether each account's balance is the sum of its entries; `faults` describes those that differ. */
  readonly proof: { readonly balanced: boolean; readonly faults: readonly string[] };
  /** What the player is still to pay back of settlements of the sportsbook that were wrong. */
  readonly sportsDebt: number;
  /** Newest first. */
  readonly lines: readonly LedgerLine[];
  readonly position: number;
  readonly hasMore: boolean;
}

interface LedgerQuery {
  readonly playerId: string;
  readonly currency: string;
  readonly limit: number;
  /** Number of newest transactions to skip. */
  readonly position: number;
}

const count = z.coerce.number().int();
const accountSchema = z.object({ code: z.string(), balance: count, total: count, entries: count });
const lineSchema = z.object({
  id: count,
  at: z.coerce.date(),
  reference_id: z.string(),
  category: z.string(),
  type: z.string(),
  status: z.string(),
  reason: z.string().nullable(),
  operator: z.string().nullable(),
  entries: z.array(z.object({ code: z.string(), amount: count })),
});

/** Reads a player's accounts, each checked against the sum of its entries, and transactions, newest first. */
export async function readPlayerLedger(
  db: Database,
  { playerId, currency, limit, position }: LedgerQuery,
): Promise<PlayerLedger> {
  const id = parsePlayerId(playerId);
  return db.transaction(
    async (snapshot) => {
      const accounts = rowsOf(
        await snapshot.execute(sql`select a.code, a.balance_minor as balance, coalesce(sum(e.amount_minor), 0) as total,
            count(e.tx_id) as entries
          from account a left join ledger_entry e on e.account_id = a.id
          where a.player_id = ${id} group by a.id order by a.id`),
      ).map((row) => accountSchema.parse(row));
      const debt = rowsOf(await snapshot.execute(sql`select debt_minor from sports_debt where player_id = ${id}`))[0];
      const lines = await selectLines(
        snapshot,
        sql`where t.player_id = ${id} order by t.id desc limit ${limit + 1} offset ${position}`,
      );
      const faults = accounts.flatMap(({ code, balance, total }) =>
        balance === total ? [] : [`Account ${code} has ${balance}, its entries say ${total}.`],
      );
      return {
        currency,
        accounts: accounts.map(({ code, balance, entries }) => ({ account: code, balance: wire(balance), entries })),
        proof: { balanced: faults.length === 0, faults },
        sportsDebt: wire(debt ? count.parse(debt.debt_minor) : 0),
        lines: lines.slice(0, limit).map((line) => writeLine(line, currency)),
        position,
        hasMore: lines.length > limit,
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

  function wire(minor: number): number {
    return toWire({ minor, currency });
  }
}

/** The player's transactions whose references start with one of the prefixes, newest first. */
export async function readLinesOf(
  db: Database,
  { playerId, currency, prefixes }: { playerId: string; currency: string; prefixes: readonly string[] },
): Promise<readonly LedgerLine[]> {
  if (prefixes.length === 0) return [];
  const matches = prefixes.map((prefix) => sql`starts_with(t.reference_id, ${prefix})`);
  const lines = await selectLines(
    db,
    sql`where t.player_id = ${parsePlayerId(playerId)} and (${sql.join(matches, sql` or `)}) order by t.id desc`,
  );
  return lines.map((line) => writeLine(line, currency));
}

/** The short reference of a booking; undefined for an unknown one. */
export async function findReference(db: Database, referenceId: string): Promise<string | undefined> {
  const [found] = await db.select({ id: txTable.id }).from(txTable).where(eq(txTable.referenceId, referenceId));
  return found && referenceOf(found.id);
}

/** A transaction of any player. */
export interface FoundLine extends LedgerLine {
  readonly playerId: string;
  readonly currency: string;
}

/** A transaction by its id; undefined for an unknown one. */
export async function findLine(db: Database, txId: number): Promise<FoundLine | undefined> {
  const [owner] = await db
    .select({ playerId: txTable.playerId, currency: txTable.currency })
    .from(txTable)
    .where(eq(txTable.id, txId));
  const [line] = owner ? await selectLines(db, sql`where t.id = ${txId}`) : [];
  return owner && line && { ...writeLine(line, owner.currency), playerId: String(owner.playerId), currency: owner.currency };
}

async function selectLines(db: Database, rest: SQL): Promise<readonly z.output<typeof lineSchema>[]> {
  const rows = await db.execute(sql`select t.id, t.at, t.reference_id, t.category, t.type, t.status, j.reason, j.operator,
      coalesce((select jsonb_agg(jsonb_build_object('code', a.code, 'amount', e.amount_minor) order by a.id)
        from ledger_entry e join account a on a.id = e.account_id where e.tx_id = t.id), '[]') as entries
    from ledger_tx t left join ledger_adjustment j on j.tx_id = t.id ${rest}`);
  return rowsOf(rows).map((row) => lineSchema.parse(row));
}

function writeLine(row: z.output<typeof lineSchema>, currency: string): LedgerLine {
  const { reason, operator } = row;
  return {
    txId: row.id,
    at: row.at.toISOString(),
    referenceId: row.reference_id,
    reference: referenceOf(row.id),
    category: row.category,
    type: row.type,
    status: row.status,
    entries: row.entries.map(({ code, amount }) => ({ account: code, amount: toWire({ minor: amount, currency }) })),
    ...(reason && { reason }),
    ...(operator && { operator }),
  };
}
