import pg from 'pg';
import { type OpenDatabase, openDatabase } from '#sandbox/database/database.ts';
import { openWallet } from '#sandbox/ledger/accounts.ts';
import { post } from '#sandbox/ledger/post.ts';
import { clearLedger } from '#sandbox/ledger/reset.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { postHandwritten, prepareHandwrittenLedger } from './handwritten-ledger.ts';
import { describeFigure, type Figure } from './measure.ts';
import { connections, runOnConnections } from './turns.ts';

const players = 400;
const rounds = 7;
const roundMs = 2_000;
const stake = 100;

/** Compares the ledger's postings per second with handwritten SQL on the same PostgreSQL, in alternating rounds. */
export async function benchLedger(url: string): Promise<Figure> {
  const open = await openDatabase({ url, folder: undefined, poolSize: connections });
  const pool = new pg.Pool({ connectionString: url, max: connections });
  try {
    const ours = await prepareOurs(open);
    await prepareHandwrittenLedger(pool, players);
    const byHand = (turn: number) => postHandwritten(pool, turn % players, `hand-${turn}`, stake);
    await runOnConnections(byHand, 500);
    await runOnConnections(ours, 500);
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // The order alternates, so that neither side always flushes the other's dirty pages.
      const first = await runOnConnections(round % 2 ? ours : byHand, roundMs);
      const second = await runOnConnections(round % 2 ? byHand : ours, roundMs);
      const [own, hand] = round % 2 ? [first, second] : [second, first];
      console.info(`  round ${round + 1}: ours ${Math.round(own)}/s, handwritten ${Math.round(hand)}/s`);
      ratios.push(own / hand);
    }
    const report = await verifyLedger(open.db);
    if (!report.balanced) throw new Error(`The ledger does not balance: ${report.faults.join('; ')}`);
    return { name: 'ledger posting', ratios, target: 0.5 };
  } finally {
    await pool.end();
    await open.close();
  }
}

async function prepareOurs({ db }: OpenDatabase): Promise<(turn: number) => Promise<void>> {
  await clearLedger(db);
  const base = { currency: 'EUR', at: new Date(), status: 'SUCCESS' } as const;
  for (let id = 1; id <= players; id += 1) {
    const playerId = String(id);
    await openWallet(db, playerId, 'EUR');
    const entries = { main: 1_000_000_000, 'psp:CREDITCARD': -1_000_000_000 };
    await post(db, { ...base, playerId, referenceId: `open-${id}`, category: 'PAYMENT', type: 'DEPOSIT', entries });
  }
  return async (turn) => {
    const entries = { main: -stake, 'house:games:bench': stake };
    const playerId = String((turn % players) + 1);
    await post(db, { ...base, playerId, referenceId: `ours-${turn}`, category: 'CASINO', type: 'BET', entries });
  };
}

if (import.meta.main) {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('Set DATABASE_URL to a disposable PostgreSQL database; its ledger is deleted.');
  console.info(describeFigure(await benchLedger(url)));
}
