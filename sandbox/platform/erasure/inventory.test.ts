import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import { openBeforeAll } from '../../../tests/fixtures/open-before-all.ts';
import { inventory } from './inventory.ts';

const file = 'sandbox/platform/erasure/personal-data.json';

const open = openBeforeAll(() => openDatabase({ url: undefined, folder: undefined }), 120_000);

const tables = Object.entries(inventory.tables);

async function readColumns() {
  const found = await open().db.execute(sql`
    select c.table_name, c.column_name, c.data_type from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
      where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.table_name <> 'schema_migration'`);
  return rowsOf(found).map(({ table_name, column_name, data_type }) => ({
    table: String(table_name),
    column: String(column_name),
    type: String(data_type),
  }));
}

/** Types whose values are no text and lead to no person without one. */
const isPlain = (type: string) => /^(?:bigint|integer|boolean|timestamp with time zone)$/.test(type);

test('DEC-PRI-1 every column of every table is classified', async () => {
  const columns = await readColumns();
  const missing = columns
    .filter(({ table, column, type }) => !isPlain(type) && inventory.tables[table]?.columns[column] === undefined)
    .map(
      ({ table, column }) =>
        `${table}.${column} is not classified: add it to ${file} as personal, pseudonym, secret, staff or none; a personal one needs an erasure, and docs/privacy.md names its table.`,
    );
  expect(missing).toEqual([]);
  const unlisted = new Set(columns.map(({ table }) => table).filter((table) => !Object.hasOwn(inventory.tables, table)));
  expect([...unlisted].map((table) => `${table} is not in ${file}: add it with its purpose.`)).toEqual([]);
  const known = new Set(columns.map(({ table, column }) => `${table}.${column}`));
  const gone = tables.flatMap(([table, entry]) => Object.keys(entry.columns).map((column) => `${table}.${column}`));
  expect(gone.filter((name) => !known.has(name)).map((name) => `${name} no longer exists: remove it from ${file}.`)).toEqual([]);
});

test('DEC-PRI-1 every personal column is erased, and every table with rows of players says whether the player gets them', () => {
  const kept = tables.flatMap(([table, { columns, erase }]) =>
    Object.entries(columns)
      .filter(([column, kind]) => kind === 'personal' && !erase?.rows && !Object.hasOwn(erase?.columns ?? {}, column))
      .map(([column]) => `${table}.${column} is personal and never erased: add it to "erase" of the table in ${file}.`),
  );
  expect(kept).toEqual([]);
  const unknown = tables.filter(([, { purpose }]) => !Object.hasOwn(inventory.purposes, purpose)).map(([table]) => table);
  expect(unknown).toEqual([]);
});

test('DEC-PRI-1 a table with a player’s id is found by it, and what the inventory names exists', async () => {
  const columns = await readColumns();
  const owned = new Set(columns.filter(({ column }) => column === 'player_id').map(({ table }) => table));
  const without = [...owned].filter((table) => inventory.tables[table]?.find === undefined);
  expect(without.map((table) => `${table} has players' rows: add "find" in ${file}.`)).toEqual([]);
  const known = new Set(columns.map(({ table, column }) => `${table}.${column}`));
  const named = tables.flatMap(([table, { find, erase }]) => [
    ...(typeof find === 'string' ? [`${table}.${find}`] : []),
    ...(typeof find === 'object' ? [`${table}.${find.column}`, ...(find.in === 'contacts' ? [] : [find.in])] : []),
    ...Object.keys(erase?.columns ?? {}).map((column) => `${table}.${column}`),
  ]);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('docs/privacy.md names every purpose and every table with personal data', () => {
  const text = readFileSync(new URL('../../../docs/privacy.md', import.meta.url), 'utf8');
  const personal = tables.filter(([, { columns }]) => Object.values(columns).includes('personal')).map(([table]) => table);
  const names = [
    ...personal.map((table) => `\`${table}\``),
    ...Object.keys(inventory.purposes).filter((name) => name !== 'none'),
  ];
  expect(names.filter((name) => !text.includes(name)).map((name) => `docs/privacy.md does not name ${name}.`)).toEqual([]);
});
