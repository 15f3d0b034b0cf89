import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
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
  /** Folder of the embedded database; without it, the database is in memory (tests). */
  readonly folder: string | undefined;
  readonly poolSize?: number;
  /** False to read the database as it is, also with a user who may not write. */
  readonly migrates?: boolean;
}

/** Thrown if the database server does not answer, or refuses the user. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';

  constructor(cause: unknown) {
    const { message = '', code = '' } = cause as NodeJS.ErrnoException;
    super(`The database of DATABASE_URL cannot be opened (${message || code}): start it, or correct the setting.`);
  }
}

const connectTimeoutMs = 10_000;
/** A request for a connection also waits for the others of the pool. */
const poolTimeoutMs = 30_000;
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** Opens the database and runs its migrations. Throws `DatabaseUnreachableError`. 64-bit integers are read as JavaScript numbers. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const open = options.url ? await openServer(options.url, options.poolSize ?? 16) : await openEmbedded(options.folder);
  if (options.migrates ?? true) await migrate(open.db);
  return open;
}

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Statements have no time limit: upgrades and the verification of a large ledger take long. */
async function openServer(connectionString: string, max: number): Promise<OpenDatabase> {
  const config = { connectionTimeoutMillis: connectTimeoutMs, ...keepAlive, connectionString };
  await tryConnection(config);
  const pool = new pg.Pool({ ...config, connectionTimeoutMillis: poolTimeoutMs, max });
  // The pool replaces an idle connection that the server closes; an unhandled 'error' event would end the process.
  pool.on('error', () => undefined);
  // The same for one that closes between two statements of a transaction; the next statement is rejected.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const listen = listenServer(config);
  return { db: drizzleNode(pool), kind: 'postgresql', listen, embedded: undefined, close: () => pool.end() };
}

async function tryConnection(config: pg.ClientConfig): Promise<void> {
  try {
    const client = new pg.Client(config);
    client.on('error', () => undefined);
    await client.connect();
    await client.end();
  } catch (error) {
    throw new DatabaseUnreachableError(error);
  }
}

/** The embedded database of a folder, or one in memory; with all migrations where it is new. */
export async function openEmbedded(folder?: string): Promise<OpenDatabase & { readonly embedded: PGlite }> {
  const client = folder === undefined ? await createEmbedded() : await openFolder(path.join(folder, 'database'));
  // The embedded database notifies directly from its triggers (`1013_realtime_functions.sql`): with one session there is no lock contention.
  await client.query("select set_config('parlour.feed', 'direct', false)");
  return {
    db: drizzlePglite(client),
    kind: 'pglite',
    listen: listenEmbedded(client),
    embedded: client,
    close: () => client.close(),
  };
}

/** A new database is complete before its folder has its name: the next start finds no half of it. */
async function openFolder(folder: string): Promise<PGlite> {
  if (!existsSync(path.join(folder, 'PG_VERSION'))) {
    const temporary = `${folder}.${randomUUID()}`;
    mkdirSync(path.dirname(folder), { recursive: true });
    try {
      await (await createEmbedded(temporary)).close();
      renameSync(temporary, folder);
    } catch (error) {
      rmSync(temporary, { recursive: true, force: true });
      throw error;
    }
  }
  return PGlite.create(folder);
}

async function createEmbedded(folder?: string): Promise<PGlite> {
  const template = await readTemplate();
  return PGlite.create({ ...(folder !== undefined && { dataDir: folder }), ...(template && { loadDataDir: template }) });
}
