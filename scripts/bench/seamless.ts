import pg from 'pg';
import { type Database, openDatabase } from '#sandbox/database/database.ts';
import { readSandboxConfig } from '#sandbox/kit/config.ts';
import { openWallet } from '#sandbox/ledger/accounts.ts';
import { post } from '#sandbox/ledger/post.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { activate } from '#sandbox/platform/bonuses/assignments/activate.ts';
import { assign } from '#sandbox/platform/bonuses/assignments/assign.ts';
import { findCampaign } from '#sandbox/platform/bonuses/campaigns.ts';
import { seedPlayers } from '#sandbox/platform/flows/seed/seed.ts';
import { requireKnownPlayer } from '#sandbox/platform/players/require-player.ts';
import { playerTable } from '#sandbox/platform/players/tables.ts';
import { bookBet } from '#sandbox/platform/seamless/bet.ts';
import { openGameSession } from '#sandbox/platform/seamless/sessions.ts';
import { bookWin } from '#sandbox/platform/seamless/win.ts';
import { createTestDatabase } from '../../tests/fixtures/servers/test-server.ts';
import { postHandwritten, prepareHandwrittenLedger } from './handwritten-ledger.ts';
import { median } from './measure.ts';
import { connections, runOnConnections } from './turns.ts';

const players = 200;
/** The last of the players have an active bonus. */
const playersWithBonus = 100;
const firstPlayer = 500_001;
const rounds = 5;
const roundMs = 2_500;
const stake = 100;
const game = { gameId: 'game-bench', category: 'CASINO' } as const;

/** `npm run bench:seamless`: compares a stake and its win with hand-written SQL for the same postings, on `DATABASE_URL_TEST`. */
async function main(): Promise<void> {
  const own = await createTestDatabase();
  if (!own) throw new Error('DATABASE_URL_TEST must name a PostgreSQL server; the benchmark creates its own database there.');
  const open = await openDatabase({ url: own.url, folder: undefined, poolSize: connections });
  const pool = new pg.Pool({ connectionString: own.url, max: connections });
  try {
    const now = new Date();
    await seedPlayers(open.db, now, readSandboxConfig({ NODE_ENV: 'test' }));
    const [template] = await open.db.select().from(playerTable).limit(1);
    if (!template) throw new Error('no seeded player to copy');
    const sessions: string[] = [];
    for (let index = 0; index < players + playersWithBonus; index += 1) {
      const id = firstPlayer + index;
      const playerId = String(id);
      await open.db.insert(playerTable).values({ ...template, id, email: `bench.${id}@sandbox.test`, currencyCode: 'EUR' });
      await openWallet(open.db, playerId, 'EUR');
      const money = { category: 'PAYMENT', type: 'DEPOSIT', status: 'COMPLETED', currency: 'EUR', at: now } as const;
      const entries = { main: 1_000_000_000, 'psp:CREDITCARD': -1_000_000_000 };
      if (index < players) await post(open.db, { ...money, playerId, referenceId: `bench-${id}`, entries });
      else await startBonus(open.db, playerId, now);
      const launch = { ...game, provider: 'bench', mode: 'real', currency: 'EUR', language: 'en', channel: 'web' } as const;
      const { sessionId } = await openGameSession(open.db, { ...launch, playerId, lobbyUrl: '', depositUrl: '' }, now);
      sessions.push(sessionId);
    }
    await prepareHandwrittenLedger(pool, players);
    const ours = (turn: number) => play(turn, sessions[turn % players] ?? '');
    const withBonus = (turn: number) => play(turn, sessions[players + (turn % playersWithBonus)] ?? '');
    async function play(turn: number, sessionId: string): Promise<void> {
      const movement = { ...game, sessionId, roundId: `r${turn}`, amountMinor: stake };
      await bookBet(open.db, { ...movement, txId: `b${turn}` }, now);
      await bookWin(open.db, { ...movement, txId: `w${turn}`, roundEnded: true }, now);
    }
    async function byHand(turn: number): Promise<void> {
      await postHandwritten(pool, turn % players, `hand-b${turn}`, stake);
      await postHandwritten(pool, turn % players, `hand-w${turn}`, -stake);
    }
    await runOnConnections(byHand, 500);
    await runOnConnections(ours, 500);
    const ratios: number[] = [];
    const bonusRatios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const first = await runOnConnections(round % 2 ? ours : byHand, roundMs);
      const second = await runOnConnections(round % 2 ? byHand : ours, roundMs);
      const [mine, hand] = round % 2 ? [first, second] : [second, first];
      console.info(`  round ${round + 1}: ours ${Math.round(mine)} pairs/s, by hand ${Math.round(hand)} pairs/s`);
      ratios.push(mine / hand);
      const wagered = await runOnConnections(withBonus, roundMs);
      console.info(`  round ${round + 1}: with an active bonus ${Math.round(wagered)} pairs/s`);
      bonusRatios.push(wagered / mine);
    }
    const report = await verifyLedger(open.db);
    if (!report.balanced) throw new Error(`the ledger does not balance: ${report.faults.join('; ')}`);
    console.info(`seamless stake and win: ratio ${median(ratios).toFixed(2)}, limit: at least 0.5`);
    console.info(`with an active bonus: ratio ${median(bonusRatios).toFixed(2)} of the same without, limit: at least 0.8`);
  } finally {
    await pool.end();
    await open.close();
    await own.drop();
  }
}

/** A bonus that pays every stake, with a requirement that the benchmark does not reach. */
async function startBonus(db: Database, playerId: string, now: Date): Promise<void> {
  const player = await requireKnownPlayer(db, playerId);
  const campaign = await findCampaign(db, 'cmp_second_deposit');
  if (!campaign) throw new Error('the campaign is missing');
  const actor = { by: 'SYSTEM', now };
  const assignment = await assign(db, player, campaign, { bonusMinor: 1_000_000_000 }, actor);
  await activate(db, player, assignment, 'activate', actor);
}

await main();
