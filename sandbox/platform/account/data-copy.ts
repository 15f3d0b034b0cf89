import { and, count, eq, gt, sql } from 'drizzle-orm';
import { ownValue } from '#lib/core/own-value.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import { refusal } from '../core/refusal.ts';
import { inventory, inventoryOf } from '../erasure/inventory.ts';
import { isOwned, readDataOwner } from '../erasure/owned-rows.ts';
import { playerTable } from '../players/tables.ts';
import { linkedSections } from './linked-sections.ts';
import { dataCopyTable } from './tables.ts';

const maxCopies = 5;
const pageSize = 1_000;

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
  const shown = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const rows = rowsOf(
    await db.execute(
      sql`select to_jsonb(t) as row from (select ${shown} from ${sql.identifier(section)} where ${isOwned(section, owner)} order by ctid limit ${pageSize} offset ${position}) t`,
    ),
  ).map(({ row }) => row as Record<string, unknown>);
  return { rows, next: nextOf(rows, position) };
}

function nextOf(rows: readonly unknown[], position: number): number | null {
  return rows.length < pageSize ? null : position + pageSize;
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
