import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { type Listen, listenEmbedded, listenServer } from './listen.ts';
import { migrate } from './migrate.ts';
import { readTemplate } from './template.ts';

/** Drizzle over PostgreSQL, embedded or as a server: the same code runs on both. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  readonly db: Database;
  readonly kind: 'pglite' | 'postgresql';
  readonly listen: Listen;
  /** Has a single owner: other processes ask it, see `createDatabaseCalls`. */
  readonly embedded: PGlite | undefined;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `postgres://…`; the embedded database is used without it. */
  readonly url: string | undefined;
  /** Folder of the embedded database; `undefined` keeps it in memory (tests). */
  readonly folder: string | undefined;
  readonly poolSize?: number;
}

/** Opens the database and runs its migrations. 64-bit integers are read as JavaScript numbers. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const open = options.url ? openServer(options.url, options.poolSize ?? 16) : await openEmbedded(options.folder);
  await migrate(open.db);
  return open;
}

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

function openServer(connectionString: string, max: number): OpenDatabase {
  const pool = new pg.Pool({ connectionString, max });
  // The pool replaces an idle connection that the server closes; an unhandled 'error' event would end the process.
  pool.on('error', () => undefined);
  // The same for one that closes between two statements of a transaction; the next statement is rejected.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const listen = listenServer(connectionString);
  return { db: drizzleNode(pool), kind: 'postgresql', listen, embedded: undefined, close: () => pool.end() };
}

async function openEmbedded(folder: string | undefined): Promise<OpenDatabase> {
  const dataDir = folder && path.join(folder, 'database');
  const isNew = dataDir === undefined || !existsSync(path.join(dataDir, 'PG_VERSION'));
  if (dataDir) mkdirSync(dataDir, { recursive: true });
  const client = await PGlite.create({ dataDir, loadDataDir: isNew ? await readTemplate() : undefined });
  // The embedded database notifies directly from its triggers (`1013_realtime_functions.sql`): with one session there is no lock contention.
  await client.query("select set_config('parlour.feed', 'direct', false)");
  const close = () => client.close();
  return { db: drizzlePglite(client), kind: 'pglite', listen: listenEmbedded(client), embedded: client, close };
}
