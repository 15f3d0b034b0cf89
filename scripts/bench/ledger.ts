import pg from 'pg';
import { type OpenDatabase, openDatabase } from '#sandbox/database/database.ts';
import { openWallet } from '#sandbox/ledger/accounts.ts';
import { post } from '#sandbox/ledger/post.ts';
import { clearLedger } from '#sandbox/ledger/reset.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { postByHand, prepareHandWritten } from './ledger-by-hand.ts';

export interface BenchResult {
  readonly name: string;
  /** Ours divided by the hand-written speed, one figure per round. */
  readonly ratios: readonly number[];
  readonly target: number;
}

const connections = 16;
const players = 400;
const rounds = 7;
const roundMs = 2_000;
const stake = 100;

/** Postings per second of the ledger against hand-written SQL on the same PostgreSQL, in alternating rounds. */
export async function benchLedger(url: string): Promise<BenchResult> {
  const open = await openDatabase({ url, folder: undefined, poolSize: connections });
  const pool = new pg.Pool({ connectionString: url, max: connections });
  try {
    const ours = await prepareOurs(open);
    await prepareHandWritten(pool, players);
    const byHand = (turn: number) => postByHand(pool, turn % players, `hand-${turn}`, stake);
    await measure(byHand, 500);
    await measure(ours, 500);
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // Who goes first alternates, so that neither always pays for the other's dirty pages.
      const first = await measure(round % 2 ? ours : byHand, roundMs);
      const second = await measure(round % 2 ? byHand : ours, roundMs);
      const [own, hand] = round % 2 ? [first, second] : [second, first];
      console.info(`  round ${round + 1}: ours ${Math.round(own)}/s, by hand ${Math.round(hand)}/s`);
      ratios.push(own / hand);
    }
    const report = await verifyLedger(open.db);
    if (!report.balanced) throw new Error(`the ledger does not balance: ${report.faults.join('; ')}`);
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

let turns = 0;

/** Runs one posting after the other on every connection; answers postings per second. */
async function measure(run: (turn: number) => Promise<void>, milliseconds: number): Promise<number> {
  const start = performance.now();
  let done = 0;
  async function work(): Promise<void> {
    while (performance.now() - start < milliseconds) {
      turns += 1;
      await run(turns);
      done += 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, work));
  return (done / (performance.now() - start)) * 1_000;
}

if (import.meta.main) {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL must name a throwaway PostgreSQL database: its ledger is emptied.');
  const { name, ratios } = await benchLedger(url);
  const sorted = ratios.toSorted((a, b) => a - b);
  const [low, median, high] = [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((r) => r?.toFixed(2));
  console.info(`${name}: ratio ${median} (${low}..${high} over ${ratios.length} rounds)`);
}
