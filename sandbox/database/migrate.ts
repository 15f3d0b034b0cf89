import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

const folder = new URL('./migrations/', import.meta.url);

/** Runs the numbered SQL files that this database has not seen, each in a transaction of its own, under one lock. */
export async function migrate(db: PgDatabase<PgQueryResultHKT>): Promise<void> {
  await db.execute(
    sql`create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())`,
  );
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  for (const name of files) {
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table schema_migration in exclusive mode`);
      const seen = await tx.execute(sql`select 1 from schema_migration where name = ${name}`);
      if (rowsOf(seen).length > 0) return;
      for (const statement of statementsOf(readFileSync(new URL(name, folder), 'utf8'))) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into schema_migration (name) values (${name})`);
    });
  }
}

/** Statements are separated by a line that holds only `--;`, because functions have semicolons inside. */
function statementsOf(text: string): string[] {
  return text
    .split(/^--;$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

/** Rows of a raw query, whichever driver answered. */
export function rowsOf(result: unknown): readonly Record<string, unknown>[] {
  if (typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)) return result.rows;
  return [];
}
