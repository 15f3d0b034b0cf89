import { openDatabase } from '#sandbox/database/database.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { openSeamlessWallet } from '../../tests/fixtures/sandbox/games.ts';
import { type Named, proofs } from '../../tests/fixtures/sandbox/models/proofs.ts';

const defaultHistories = 10_000;
const steps = 200;
const reportEveryMs = 30_000;

/** Random histories against the models of `tests/fixtures/sandbox/models`: `npm run proof:models [name] [histories] [first seed]`. */
async function main(): Promise<void> {
  const [name = 'all', histories = defaultHistories, seed] = process.argv.slice(2);
  const named = Object.entries<Named>(proofs).filter(([each]) => name === 'all' || each === name);
  if (named.length === 0) throw new Error(`There is no model ${name}; there are ${Object.keys(proofs).join(', ')}.`);
  const open = await openDatabase({ url: process.env.DATABASE_URL_TEST, folder: undefined, poolSize: 24 });
  // Every run uses new seeds; a violation can be repeated by its seed.
  const first = Number(seed ?? Math.floor(Date.now() / 1_000));
  console.info(`${histories} histories of ${steps} steps from seed ${first} on ${open.kind}`);
  try {
    // Seeds an empty database.
    await openSeamlessWallet(open);
    for (const [each, proof] of named) {
      // A server runs the histories of several players beside each other.
      const lanes = open.kind === 'postgresql' && !proof.isAlone ? 4 : 1;
      const startedAt = performance.now();
      let reportedAt = startedAt;
      let begun = 0;
      let done = 0;
      const runSome = async () => {
        const run = await proof.open(open);
        while (begun < Number(histories)) {
          const faults = await run(first + begun++, steps);
          if (faults.length > 0) throw new Error(faults.join('\n'));
          done += 1;
          if (performance.now() - reportedAt < reportEveryMs) continue;
          reportedAt = performance.now();
          console.info(`  ${each}: ${done} histories, ${Math.round((reportedAt - startedAt) / 1_000)} s`);
        }
      };
      await Promise.all(Array.from({ length: lanes }, runSome));
      console.info(`${each}: ${done} histories, ${Math.round((performance.now() - startedAt) / 1_000)} s`);
    }
    const report = await verifyLedger(open.db);
    if (!report.balanced) throw new Error(report.faults.join('; '));
    console.info(`The ledger is balanced: ${report.entries} entries of ${report.accounts} accounts.`);
  } finally {
    await open.close();
  }
}

await main();
