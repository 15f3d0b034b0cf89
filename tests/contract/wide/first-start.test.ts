import { sql } from 'drizzle-orm';
import { openDatabase } from '#sandbox/database/database.ts';
import { readMigrations, rowsOf } from '#sandbox/database/migrate.ts';
import { createTestDatabase, hasTestServer } from '../../fixtures/servers/test-server.ts';

const withServer = hasTestServer ? test : test.skip;

withServer('OPS-07 several processes may start at once on an empty database', async () => {
  const own = await createTestDatabase();
  if (!own) throw new Error('there is no test server');
  const started = await Promise.allSettled(
    Array.from({ length: 4 }, () => openDatabase({ url: own.url, folder: undefined, poolSize: 2 })),
  );
  const opened = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  try {
    expect(started.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
    const applied = rowsOf(await opened[0]?.db.execute(sql`select name from schema_migration order by name`));
    expect(applied.map(({ name }) => name)).toEqual(readMigrations().map(({ name }) => name));
  } finally {
    await Promise.all(opened.map((each) => each.close()));
    await own.drop();
  }
});
