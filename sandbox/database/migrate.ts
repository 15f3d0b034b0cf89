import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

type Queries = PgDatabase<PgQueryResultHKT>;

interface Migration {
  readonly name: string;
  readonly text: string;
}

const folder = new URL('./migrations/', import.meta.url);
const upgradeFolder = new URL('./upgrade/', import.meta.url);

/** The last migration whose changes an upgraded database has. */
export const lastOfUpgrade = '1013_realtime_functions.sql';
/** What an earlier database needs, by its last migration: version 0.1.0, and the last state before the schema was generated. */
const upgrades: ReadonlyMap<string, readonly string[]> = new Map([
  ['0740_chat_closed.sql', ['0.1.0.sql', 'names.sql']],
  ['0776_message_count.sql', ['names.sql']],
]);

/** All migrations in their order. */
export function readMigrations(): readonly Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
}

/** Runs the SQL files that this database has not applied yet, each in its own transaction, under one lock. */
export async function migrate(db: Queries): Promise<void> {
  await db.transaction(async (tx) => {
    // `if not exists` alone fails where two processes create the table at once.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('schema_migration', 0))`);
    await tx.execute(
      sql`create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())`,
    );
  });
  const migrations = readMigrations();
  if ((await readApplied(db)).some(isEarlier)) await upgrade(db, migrations);
  const applied = new Set(await readApplied(db));
  for (const { name, text } of migrations.filter((migration) => !applied.has(migration.name))) {
    await db.transaction(async (tx) => {
      if (!(await lockAndRead(tx)).includes(name)) await apply(tx, text, [name]);
    });
  }
}

/** Migrations of earlier versions have lower numbers. */
const isEarlier = (name: string) => name < '1';

/** Changes a database of an earlier version to what the migrations up to `lastOfUpgrade` create, or refuses it unchanged. */
async function upgrade(db: Queries, migrations: readonly Migration[]): Promise<void> {
  await db.transaction(async (tx) => {
    const last = (await lockAndRead(tx)).findLast(isEarlier);
    if (last === undefined) return;
    const files = upgrades.get(last);
    if (!files)
      throw new Error(
        `The database is of an unreleased version (${last}), which this one cannot upgrade: restore a copy of version 0.1.0 or use an empty database. Nothing was changed.`,
      );
    const text = files.map((file) => readFileSync(new URL(file, upgradeFolder), 'utf8')).join(separator);
    await tx.execute(sql`delete from schema_migration`);
    await apply(
      tx,
      text,
      migrations.map(({ name }) => name).filter((name) => name <= lastOfUpgrade),
    );
  });
}

async function apply(tx: Queries, text: string, names: readonly string[]): Promise<void> {
  for (const statement of text.split(separator)) await tx.execute(sql.raw(statement));
  for (const name of names) await tx.execute(sql`insert into schema_migration (name) values (${name})`);
}

/** Between statements, as drizzle-kit writes it: functions contain semicolons. */
const separator = '--> statement-breakpoint\n';

async function lockAndRead(tx: Queries): Promise<string[]> {
  await tx.execute(sql`lock table schema_migration in exclusive mode`);
  return readApplied(tx);
}

async function readApplied(db: Queries): Promise<string[]> {
  return rowsOf(await db.execute(sql`select name from schema_migration order by name`)).map(({ name }) => String(name));
}

/** The rows of a raw query, for either driver. */
export function rowsOf(result: unknown): readonly Record<string, unknown>[] {
  if (typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)) return result.rows;
  return [];
}
