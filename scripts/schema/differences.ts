import type { PGlite } from '@electric-sql/pglite';
import { openEmbedded } from '../../sandbox/database/database.ts';

/** What drizzle cannot declare, which migrations written by hand add: included columns, a check of new rows only, a deferred reference. */
const writtenByHand = new Set([
  'index ledger_tx_of_player',
  'index ledger_tx_payment',
  'constraint player_identity',
  'constraint sports_transaction_bet_id_fkey',
]);

const described = `
  select 'table ' || table_name || '.' || column_name as name,
    concat_ws(' ', data_type, udt_name, is_nullable, column_default, identity_generation, identity_start) as definition
    from information_schema.columns where table_schema = $1
  union all
  select 'index ' || indexname, indexdef from pg_indexes where schemaname = $1
  union all
  select 'constraint ' || conname, conrelid::regclass || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = $1::regnamespace and contype <> 't'`;

/** Compares the database of the migrations with one that the statements create in a schema of their own. */
export async function findDifferences(statements: readonly string[]): Promise<readonly string[]> {
  const { embedded: database, close } = await openEmbedded();
  await database.exec(`create schema declared; set search_path to declared`);
  for (const statement of statements) await database.exec(statement.replaceAll('"public".', '"declared".'));
  const [migrated, declared] = [await readDefinitions(database, 'public'), await readDefinitions(database, 'declared')];
  await close();
  const names = [...new Set([...migrated.keys(), ...declared.keys()])].sort();
  return names
    .filter((name) => !isWrittenByHand(name) && migrated.get(name) !== declared.get(name))
    .map((name) => `${name}: declared ${declared.get(name) ?? 'nothing'}, migrated ${migrated.get(name) ?? 'nothing'}`);
}

async function readDefinitions(database: PGlite, schema: 'public' | 'declared'): Promise<ReadonlyMap<string, string>> {
  await database.exec(`set search_path to ${schema}`);
  const { rows } = await database.query<{ name: string; definition: string }>(described, [schema]);
  return new Map(rows.map(({ name, definition }) => [name, definition.replaceAll(`${schema}.`, '')]));
}

/** The list of applied migrations is the runner's. */
const isWrittenByHand = (name: string) => writtenByHand.has(name) || / schema_migration[._]/.test(name);
