import { openDatabase } from '#sandbox/database/database.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { runMoneyStorm } from '../../tests/fixtures/sandbox/money-storm.ts';

const defaultSeeds = 1_000;
const reportEvery = 100;

/** Fifty concurrent operations on one player, for many seeds: `npm run proof:ledger [seeds]`, on `DATABASE_URL_TEST` where it is set. */
async function main(): Promise<void> {
  const seeds = Number(process.argv[2] ?? defaultSeeds);
  const open = await openDatabase({ url: process.env.DATABASE_URL_TEST, folder: undefined, poolSize: 16 });
  const startedAt = performance.now();
  // Every run uses new seeds, so that it can share a database with earlier runs.
  const first = Math.floor(Date.now() / 1_000) * 10_000;
  console.info(`${seeds} seeds from ${first} on ${open.kind}`);
  try {
    for (let done = 0; done < seeds; done += 1) {
      const faults = await runMoneyStorm(open.db, first + done);
      if (faults.length > 0) throw new Error(`seed ${first + done}: ${faults.join('; ')}`);
      if ((done + 1) % reportEvery === 0)
        console.info(`  ${done + 1} seeds, ${Math.round((performance.now() - startedAt) / 1_000)} s`);
    }
    const report = await verifyLedger(open.db);
    if (!report.balanced) throw new Error(report.faults.join('; '));
    console.info(
      `Proven: sum zero, no negative balance, no duplicate, over ${report.entries} entries of ${report.accounts} accounts.`,
    );
  } finally {
    await open.close();
  }
}

await main();
