import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

const folder = new URL('./migrations/', import.meta.url);

interface Migration {
  readonly name: string;
  readonly text: string;
}

/** All migrations in their order. */
export function readMigrations(): readonly Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
}

/** Runs the SQL files that this database has not applied yet, each in its own transaction, under one lock. */
export async function migrate(db: PgDatabase<PgQueryResultHKT>): Promise<void> {
  await db.execute(
    sql`create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())`,
  );
  const applied = new Set(rowsOf(await db.execute(sql`select name from schema_migration`)).map(({ name }) => name));
  for (const { name, text } of readMigrations().filter((migration) => !applied.has(migration.name))) {
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table schema_migration in exclusive mode`);
      const seen = await tx.execute(sql`select 1 from schema_migration where name = ${name}`);
      if (rowsOf(seen).length > 0) return;
      for (const statement of statementsOf(text)) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into schema_migration (name) values (${name})`);
    });
  }
}

/** Statements are separated by a line with only `--;`, because functions contain semicolons. */
function statementsOf(text: string): string[] {
  return text
    .split(/^--;$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

/** The rows of a raw query, for either driver. */
export function rowsOf(result: unknown): readonly Record<string, unknown>[] {
  if (typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)) return result.rows;
  return [];
}
