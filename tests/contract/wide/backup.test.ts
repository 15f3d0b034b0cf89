import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { idOf, openCashier } from '../../fixtures/sandbox/cashier.ts';
import { createTestDatabase, hasTestServer } from '../../fixtures/servers/test-server.ts';

const hasClient = spawnSync('pg_dump', ['--version']).status === 0;
const withServer = hasTestServer && hasClient ? test : test.skip;

const ava = idOf('ava.new');

async function countEntries(database: Database): Promise<number> {
  const [row] = rowsOf(await database.execute(sql`select count(*) as count from ledger_entry`));
  return Number(row?.count);
}

/** The commands of `docs/deploy.md`; rejects with what they print when they fail. */
const run = promisify(execFile);

withServer('OPS-07 a backup that is made while players pay restores to a ledger and an audit trail that are whole', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
  const file = path.join(folder, 'parlour.dump');
  const [source, target] = [await createTestDatabase(), await createTestDatabase()];
  if (!source || !target) throw new Error('there is no test server');
  const cashier = await openCashier({ DATABASE_URL: source.url });
  let isPaying = true;
  const paying = (async () => {
    while (isPaying) {
      const { redirectUrl } = await cashier.start(ava, 20);
      await cashier.payByCard(redirectUrl);
    }
  })();
  try {
    const before = await countEntries(cashier.database);
    await run('pg_dump', ['--format=custom', `--file=${file}`, source.url]);
    isPaying = false;
    await paying;
    await run('pg_restore', ['--no-owner', '--exit-on-error', `--dbname=${target.url}`, file]);
    const readOnly = new URL(target.url);
    readOnly.searchParams.set('options', '-c default_transaction_read_only=on');
    const env = { ...process.env, DATABASE_URL: readOnly.href };
    const verified = await run(process.execPath, ['scripts/proof/verify-protection.ts'], { env });
    expect(verified.stdout).toMatch(/^Intact: /);
    const restored = await openDatabase({ url: target.url, folder: undefined });
    try {
      expect(await verifyLedger(restored.db)).toMatchObject({ balanced: true, faults: [] });
      const entries = await countEntries(restored.db);
      expect(entries).toBeGreaterThanOrEqual(before);
      expect(entries).toBeLessThanOrEqual(await countEntries(cashier.database));
    } finally {
      await restored.close();
    }
  } finally {
    isPaying = false;
    await paying.catch(() => undefined);
    await cashier.close();
    await Promise.all([source.drop(), target.drop()]);
    rmSync(folder, { recursive: true, force: true });
  }
});
