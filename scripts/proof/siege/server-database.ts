import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, openDatabase } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import { createTestDatabase } from '../../../tests/fixtures/servers/test-server.ts';
import { commandOf, killNow } from './processes.ts';

const ownName = 'siege';

export interface ServerDatabase {
  readonly url: string;
  readonly db: Database;
  /** Ends every connection of the sandbox; resolves with their number. */
  endConnections(): Promise<number>;
  /** `kill -9` of a connection's process: the server ends all others and recovers from its log. False where that process is not of this machine. */
  crash(): Promise<boolean>;
  close(): Promise<void>;
}

/** A new database on the server of `DATABASE_URL_TEST`; undefined without one. */
export async function openServerDatabase(): Promise<ServerDatabase | undefined> {
  const own = await createTestDatabase();
  if (!own) return undefined;
  const url = new URL(own.url);
  url.searchParams.set('application_name', ownName);
  const { db, close } = await openDatabase({ url: url.href, folder: undefined, poolSize: 4 });
  const isOfSandbox = sql`datname = current_database() and application_name <> ${ownName} and pid <> pg_backend_pid()`;
  return {
    url: own.url,
    db,
    async endConnections() {
      return rowsOf(await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where ${isOfSandbox}`)).length;
    },
    async crash() {
      const found = rowsOf(await db.execute(sql`select pid from pg_stat_activity where ${isOfSandbox} limit 1`));
      const { pid } = z.object({ pid: z.number() }).catch({ pid: 0 }).parse(found[0]);
      return pid > 0 && commandOf(pid) === 'postgres' && killNow(pid);
    },
    async close() {
      await close();
      await own.drop();
    },
  };
}
