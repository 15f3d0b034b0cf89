import { and, count, eq, gt, sql } from 'drizzle-orm';
import { ownValue } from '#lib/core/own-value.ts';
import { dayMs, minuteMs } from '#lib/core/time/durations.ts';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import { badRequest, refusal } from '../core/refusal.ts';
import { inventory, inventoryOf } from '../erasure/inventory.ts';
import { isOwned, readDataOwner } from '../erasure/owned-rows.ts';
import { playerTable } from '../players/tables.ts';
import { linkedSections } from './linked-sections.ts';
import { dataCopyTable } from './tables.ts';

const maxCopies = 5;
const readableMs = 60 * minuteMs;
const pageSize = 1_000;

/** Begins a copy that its session reads within an hour. Throws 429 on the sixth of a day. */
export async function beginDataCopy(database: Database, playerId: number, sessionId: string, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.select({ id: playerTable.id }).from(playerTable).where(eq(playerTable.id, playerId)).for('update');
    const recent = and(eq(dataCopyTable.playerId, playerId), gt(dataCopyTable.at, new Date(now.getTime() - dayMs)));
    const [row] = await tx.select({ copies: count() }).from(dataCopyTable).where(recent);
    if ((row?.copies ?? 0) >= maxCopies) {
      throw refusal(429, 'error.too_many_requests', { additionalInfo: { retryAfterSeconds: dayMs / 1_000 } });
    }
    await tx.insert(dataCopyTable).values({ playerId, at: now, sessionId });
  });
}

/** Throws unless the session has begun a copy within the last hour: the confirmation of its password ends before a long download. */
export async function requireDataCopy(database: Database, playerId: string, sessionId: string, now: Date): Promise<void> {
  const begun = and(
    eq(dataCopyTable.playerId, Number(playerId)),
    eq(dataCopyTable.sessionId, sessionId),
    gt(dataCopyTable.at, new Date(now.getTime() - readableMs)),
  );
  const [copy] = await database.select({ at: dataCopyTable.at }).from(dataCopyTable).where(begun).limit(1);
  if (!copy) throw badRequest('error.confirmation.required');
}

const tableSections = new Set(Object.entries(inventory.tables).flatMap(([name, { copy }]) => (copy === 'rows' ? [name] : [])));

/** The tables that the inventory of personal data marks as the player's to get, and the sections that are no table. */
export function listSections(): readonly string[] {
  const sections = new Set([...tableSections, ...Object.keys(linkedSections)]);
  return ['player', ...[...sections].filter((name) => name !== 'player').sort()];
}

/** A page of a player's rows of a table, without proofs and keys. Throws 404 for an unknown section. */
export async function readSection(db: Database, section: string, playerId: string, position: number) {
  const owner = await readDataOwner(db, playerId);
  if (Object.hasOwn(linkedSections, section)) {
    const rows = (await ownValue(linkedSections, section)?.(db, owner, { limit: pageSize, offset: position })) ?? [];
    return { rows, next: nextOf(rows, position) };
  }
  if (!tableSections.has(section)) throw refusal(404, 'error.not_found');
  const names = await readColumns(db, section);
  const key = await readKey(db, section);
  // A changed row gets another ctid, so that a page would repeat it or leave it out.
  const order = key.length > 0 ? listNames(key) : sql`ctid`;
  const rows = rowsOf(
    await db.execute(
      sql`select to_jsonb(t) as row from (select ${listNames(names)} from ${sql.identifier(section)} where ${isOwned(section, owner)} order by ${order} limit ${pageSize} offset ${position}) t`,
    ),
  ).map(({ row }) => row as Record<string, unknown>);
  return { rows, next: nextOf(rows, position) };
}

function nextOf(rows: readonly unknown[], position: number): number | null {
  return rows.length < pageSize ? null : position + pageSize;
}

const listNames = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

/** The columns of a table's primary key, in its order; empty where there is none. */
async function readKey(db: Database, table: string): Promise<readonly string[]> {
  const found = await db.execute(sql`
    select k.column_name from information_schema.table_constraints c
      join information_schema.key_column_usage k using (constraint_schema, constraint_name, table_name)
      where c.constraint_type = 'PRIMARY KEY' and c.table_schema = current_schema() and c.table_name = ${table}
      order by k.ordinal_position`);
  return rowsOf(found).map(({ column_name }) => String(column_name));
}

/** The columns of a table but proofs, keys, ids of sessions and keyed hashes, which say nothing to the player, and names of operators. */
async function readColumns(db: Database, table: string): Promise<readonly string[]> {
  const found = await db.execute(sql`
    select column_name from information_schema.columns where table_schema = current_schema() and table_name = ${table}`);
  const classes = inventoryOf(table).columns;
  const names = rowsOf(found).map(({ column_name }) => String(column_name));
  const isHidden = (name: string) => /hash$|^(?:session|sign_in)_id$/.test(name);
  return names.filter((name) => !isHidden(name) && !['secret', 'staff'].includes(ownValue(classes, name) ?? ''));
}
