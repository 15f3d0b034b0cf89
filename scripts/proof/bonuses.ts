import { openDatabase } from '#sandbox/database/database.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { runBonusHistory } from '../../tests/fixtures/sandbox/bonus-history.ts';
import { openSeamlessWallet } from '../../tests/fixtures/sandbox/games.ts';

const defaultHistories = 10_000;
const steps = 200;
const reportEvery = 20;

/** Random histories of players' bonuses: `npm run proof:bonuses [histories] [first seed]`, four steps at a time on `DATABASE_URL_TEST` where it is set. */
async function main(): Promise<void> {
  const histories = Number(process.argv[2] ?? defaultHistories);
  const open = await openDatabase({ url: process.env.DATABASE_URL_TEST, folder: undefined, poolSize: 16 });
  const startedAt = performance.now();
  // Every run uses new seeds; a violation can be repeated by its seed on the embedded database.
  const first = Number(process.argv[3] ?? Math.floor(Date.now() / 1_000));
  console.info(`${histories} histories of ${steps} steps from seed ${first} on ${open.kind}`);
  try {
    // Seeds the test players and the campaigns.
    const { service } = await openSeamlessWallet(open);
    await service.reset();
    let begun = 0;
    let done = 0;
    const runSome = async () => {
      while (begun < histories) {
        const seed = first + begun;
        begun += 1;
        const faults = await runBonusHistory(open.db, seed, steps, open.kind === 'postgresql' ? 4 : 1);
        if (faults.length > 0) throw new Error(faults.join('; '));
        done += 1;
        if (done % reportEvery === 0)
          console.info(`  ${done} histories, ${Math.round((performance.now() - startedAt) / 1_000)} s`);
      }
    };
    // A server runs the histories of several players beside each other.
    await Promise.all(Array.from({ length: open.kind === 'postgresql' ? 4 : 1 }, runSome));
    const report = await verifyLedger(open.db);
    if (!report.balanced) throw new Error(report.faults.join('; '));
    console.info(
      `Proven: no money lost or made, none paid early, over ${report.entries} entries of ${report.accounts} accounts.`,
    );
  } finally {
    await open.close();
  }
}

await main();
