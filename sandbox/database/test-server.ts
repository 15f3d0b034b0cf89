import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A server besides the embedded database, where `DATABASE_URL_TEST` names one. */
export const hasTestServer = Boolean(process.env.DATABASE_URL_TEST);

/** A new database on the test server, so that no suite meets what another has left; `undefined` without a server. */
export async function createTestDatabase(): Promise<TestDatabase | undefined> {
  const server = process.env.DATABASE_URL_TEST;
  if (!server) return;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(server, `drop database ${name} with (force)`) };
}

async function run(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
