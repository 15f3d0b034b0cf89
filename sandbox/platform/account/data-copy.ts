import { and, count, eq, gt, sql } from 'drizzle-orm';
import { ownValue } from '#lib/core/own-value.ts';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import { refusal } from '../core/refusal.ts';
import { playerTable } from '../players/tables.ts';
import { linkedSections } from './linked-sections.ts';
import { dataCopyTable } from './tables.ts';

const dayMs = 24 * 3_600_000;
const maxCopies = 5;
const pageSize = 1_000;

/** Tables of the mechanism: sums and forms of other tables, queues, keys of sessions and of single calls. */
const technical = new Set([
  'crm_session',
  'feed_outbox',
  'idempotent_answer',
  'ledger_total',
  'ledger_total_change',
  'password_confirmation',
  'password_try',
  'player_name',
  'realtime_ticket',
  'registration_code',
  'sports_balance_notice',
  'sports_session',
]);
/** Proofs and keys, which are no data about a person, and files, which the player has sent. */
const secret = /hash|salt|verifier|token|ticket|secret|session_id|sign_in_id|^handle$/;

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

/** Counts a copy. Throws 429 on the sixth of a day. */
export async function countDataCopy(database: Database, playerId: number, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.select({ id: playerTable.id }).from(playerTable).where(eq(playerTable.id, playerId)).for('update');
    const recent = and(eq(dataCopyTable.playerId, playerId), gt(dataCopyTable.at, new Date(now.getTime() - dayMs)));
    const [row] = await tx.select({ copies: count() }).from(dataCopyTable).where(recent);
    if ((row?.copies ?? 0) >= maxCopies) {
      throw refusal(429, 'error.too_many_requests', { additionalInfo: { retryAfterSeconds: dayMs / 1_000 } });
    }
    await tx.insert(dataCopyTable).values({ playerId, at: now });
  });
}

/** The tables with rows of players. Read from the database, so that a new table is in the copy without being listed. */
export async function listSections(db: Database): Promise<readonly string[]> {
  const tables = new Set([...(await readColumns(db)).map(({ table }) => table), ...Object.keys(linkedSections)]);
  return ['player', ...[...tables].filter((table) => table !== 'player').sort()];
}

/** A page of a player's rows of a table, without proofs and keys. Throws 404 for an unknown section. */
export async function readSection(db: Database, section: string, playerId: string, position: number) {
  if (Object.hasOwn(linkedSections, section)) {
    const rows = (await ownValue(linkedSections, section)?.(db, playerId, { limit: pageSize, offset: position })) ?? [];
    return { rows, next: nextOf(rows, position) };
  }
  const columns = (await readColumns(db)).filter(({ table }) => table === section);
  const owner = columns.find(({ name }) => name === (section === 'player' ? 'id' : 'player_id'));
  if (!owner) throw refusal(404, 'error.not_found');
  const shown = columns.filter(({ name, type }) => !secret.test(name) && type !== 'bytea');
  const list = sql.join(
    shown.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const value = owner.type === 'text' ? playerId : Number(playerId);
  const rows = rowsOf(
    await db.execute(
      sql`select to_jsonb(t) as row from (select ${list} from ${sql.identifier(section)} where ${sql.identifier(owner.name)} = ${value} order by ctid limit ${pageSize} offset ${position}) t`,
    ),
  ).map(({ row }) => row as Record<string, unknown>);
  return { rows, next: nextOf(rows, position) };
}

function nextOf(rows: readonly unknown[], position: number): number | null {
  return rows.length < pageSize ? null : position + pageSize;
}

async function readColumns(db: Database): Promise<readonly Column[]> {
  const found = rowsOf(
    await db.execute(sql`
      select c.table_name, c.column_name, c.data_type from information_schema.columns c
        join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
        where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and (c.table_name = 'player' or exists (
          select 1 from information_schema.columns o
            where o.table_schema = c.table_schema and o.table_name = c.table_name and o.column_name = 'player_id'))`),
  );
  return found
    .map(({ table_name, column_name, data_type }) => ({
      table: String(table_name),
      name: String(column_name),
      type: String(data_type),
    }))
    .filter(({ table }) => !technical.has(table));
}
