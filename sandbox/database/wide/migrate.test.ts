import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { openEmbedded } from '../database.ts';
import { lastOfUpgrade, migrate, readMigrations, rowsOf } from '../migrate.ts';

let client: PGlite;
let close: () => Promise<void>;

beforeEach(async () => {
  ({ embedded: client, close } = await openEmbedded());
  await client.exec(`insert into clock (offset_ms) values (7)`);
}, 180_000);
afterEach(() => close());

async function setApplied(...names: string[]) {
  await client.exec('delete from schema_migration');
  for (const name of names) await client.query('insert into schema_migration (name) values ($1)', [name]);
}

const select = async (query: string) =>
  rowsOf(await client.query(query, [], { rowMode: 'array' })).map((row) => Object.values(row).join(' '));
const readApplied = () => select('select name from schema_migration order by name');
const readNames = () =>
  select(`select 'constraint', conname from pg_constraint union select 'trigger', tgname from pg_trigger where not tgisinternal
    union select 'relation', relname from pg_class where relnamespace = 'public'::regnamespace
    union select 'function', proname from pg_proc where pronamespace = 'public'::regnamespace
    union select 'column', column_name from information_schema.columns order by 1, 2`);

test('a database of an unreleased version is refused and keeps its data', async () => {
  await setApplied('0001_kit.sql', '0752_refused_payment.sql');
  await expect(migrate(drizzle(client))).rejects.toThrow('unreleased version (0752_refused_payment.sql)');
  expect(await readApplied()).toEqual(['0001_kit.sql', '0752_refused_payment.sql']);
  expect(await select('select offset_ms from clock')).toEqual(['7']);
});

test('OPS-07 a migration of indexes accepts that its statements have been carried out before', async () => {
  await client.exec(`delete from schema_migration where name like '1021_%'`);
  await migrate(drizzle(client));
  expect(await readApplied()).toEqual(readMigrations().map(({ name }) => name));
});

test('a database with earlier names keeps its data and gets the names of a new one', async () => {
  const names = await readNames();
  await client.exec('drop schema public cascade; create schema public');
  for (const { name, text } of readMigrations())
    if (name <= lastOfUpgrade) await client.exec(text.replaceAll('--> statement-breakpoint', ';'));
  await client.exec(`create table schema_migration (name text primary key, applied_at timestamptz not null default now());
    insert into clock (offset_ms) values (7)`);
  const renames = readFileSync(path.join('sandbox', 'database', 'upgrade', 'names.sql'), 'utf8').matchAll(
    /^alter (table|index|function|trigger) (\w+)( on \w+)? rename (column \w+ )?to (\w+)$/gm,
  );
  for (const [, kind, before, on = '', column = '', after] of [...renames].reverse()) {
    if (column) await client.exec(`alter ${kind} ${before} rename column ${after} to ${column.split(' ')[1]}`);
    else await client.exec(`alter ${kind} ${after}${on} rename to ${before}`);
  }
  await client.exec(`alter table deposit_news rename constraint deposit_event_player_id_player_id_fk to deposit_news_player_id_fkey;
    alter table jackpot_pot rename constraint jackpot_amount_minor_check to jackpot_pot_amount_minor_check;
    alter table identity_user rename constraint identity_user_email_unique to identity_user_email_key;
    alter table login_attempt rename constraint login_attempt_account_requester_pk to login_attempt_pkey`);
  expect(await readNames()).not.toEqual(names);
  await setApplied('0001_kit.sql', '0776_message_count.sql');
  await migrate(drizzle(client));
  expect(await readNames()).toEqual(names);
  expect(await readApplied()).toEqual(readMigrations().map(({ name }) => name));
  expect(await select('select offset_ms from clock')).toEqual(['7']);
});
