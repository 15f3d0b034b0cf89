import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { placeBet, readGameBalance } from '#lib/wallet/seamless/contract.ts';
import { catalogue } from '#sandbox/data/tables/catalogue.ts';
import { createKeyedLock } from '#sandbox/kit/keyed-lock.ts';
import { scriptedSource, seededSource } from '../../../tests/fixtures/chance.ts';
import { openBeforeAll } from '../../../tests/fixtures/open-before-all.ts';
import { openTestContext } from '../../../tests/fixtures/sandbox/service-context.ts';
import type { RandomSource } from '../engines/random-source.ts';
import { findGame } from '../profile.ts';
import { settleAbandonedRounds } from './abandoned-rounds.ts';
import { actInRound, adoptOpenRound, beginRound, readOpenRound, rulesOf, settleRound } from './rounds.ts';
import type { WalletContext } from './send-calls.ts';
import { type PlaySession, playCallTable, playRoundTable, playSessionTable } from './tables.ts';

const context = openBeforeAll(openTestContext);

async function sessionOf(sessionId: string, playerId: string, slug = 'whistlestop-blackjack'): Promise<PlaySession> {
  const game = findGame(slug);
  if (!game) throw new Error('no such game');
  const row = {
    sessionId,
    keyDigest: `digest of ${sessionId}`,
    playerId,
    game: game.slug,
    provider: game.provider,
    mode: 'real',
    gameId: game.gameId,
    category: 'CASINO',
    currency: 'EUR',
    country: 'FI',
    language: 'en',
    channel: 'web',
    lobbyUrl: '',
    depositUrl: '',
    balanceMinor: 0,
    freeSpins: null,
    maxStakeMinor: null,
    minRoundMs: 0,
    seenAt: new Date(),
  } as const;
  await context().database.insert(playSessionTable).values(row);
  return row;
}

/** A wallet with unlimited money that holds back each stake's answer until `answer()`. */
function createWaitingWallet() {
  const pending: (() => void)[] = [];
  const wallet: WalletContext = {
    database: context().database,
    platform: {
      async post(path, _body, reply) {
        if (path === placeBet.path) await new Promise<void>((resolve) => pending.push(resolve));
        return { kind: 'answer', answer: reply.parse({ balanceMinor: 1_000_000, bonusPartMinor: 0, txId: 'a-transaction' }) };
      },
    },
    deliver: async ({ attempt }) => void (await attempt()),
  };
  const untilPending = async () => {
    while (pending.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return {
    wallet,
    pending,
    async answer() {
      await untilPending();
      pending.shift()?.();
    },
    untilPending,
  };
}

test('a round without a page waits while its session is open, and asks the wallet without reporting a page', async () => {
  const { wallet, answer } = createWaitingWallet();
  const requested: unknown[] = [];
  const platform: WalletContext['platform'] = {
    post(path, body, reply) {
      if (path === readGameBalance.path) requested.push(body);
      return wallet.platform.post(path, body, reply);
    },
  };
  const { database } = context();
  const source = scriptedSource(9, 5, 8, 9, 9, 9);
  const realNow = () => Date.now() + 50_000;
  const jackpots = { stake: async () => 0 };
  const play = { database, wallet: { ...wallet, platform }, source, jackpots, realNow, runExclusive: createKeyedLock() };
  const session = await sessionOf('gs_away', '9');
  const dealt = beginRound(play, session, { type: 'deal', stakeMinor: 1_000 });
  await answer();
  await dealt;
  const { sweep, stop } = settleAbandonedRounds(play, { awayMs: 40_000, settleMs: 600_000 });
  await stop();
  await sweep();
  expect(requested).toContainEqual({ sessionId: session.sessionId, isPageOpen: false });
  expect(await readOpenRound(play, session)).toMatchObject({ stakeMinor: 1_000 });
});

test('a page that resumes a hand waits for the pending move of the earlier page', async () => {
  const { wallet, pending, answer, untilPending } = createWaitingWallet();
  const jackpots = { stake: async () => 0 };
  const source = scriptedSource(9, 5, 8, 9, 9, 9);
  const { database } = context();
  const play = { database, wallet, source, jackpots, realNow: Date.now, runExclusive: createKeyedLock() };
  const [earlier, next] = [await sessionOf('gs_earlier', '7'), await sessionOf('gs_next', '7')];
  const dealt = beginRound(play, earlier, { type: 'deal', stakeMinor: 1_000 });
  await answer();
  const open = await dealt;
  if (open.kind !== 'played') throw new Error(open.code);
  const { roundId } = open.round;

  const late = actInRound(play, earlier, roundId, { type: 'double' });
  await untilPending();
  const adopted = adoptOpenRound(play, next);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const second = actInRound(play, next, roundId, { type: 'double' });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(pending).toHaveLength(1);
  await answer();
  expect(await late).toMatchObject({ kind: 'played', round: { stakeMinor: 2_000, isOver: true } });
  await adopted;
  expect(await second).toMatchObject({ kind: 'played', round: { stakeMinor: 2_000, isOver: true } });
  expect(pending).toHaveLength(0);
});

test('DEC-X-15 a jackpot that is won with free spins is paid with them, whether they are played or settled', async () => {
  const slug = catalogue.find(({ gameType }) => gameType === 'jackpot')?.slug ?? '';
  const { database } = context();
  const wonMinor = 1_234_500;
  for (const isPlayed of [true, false]) {
    const session = await sessionOf(`gs_jackpot_${isPlayed}`, isPlayed ? '8' : '9', slug);
    const { engine } = rulesOf(session);
    const [stakeMinor = 0] = z.array(z.int()).parse(engine.facts.stakes);
    // The draw of the jackpot is the one with the most chances.
    const hitting = (seed: string): RandomSource => {
      const { below } = seededSource(seed);
      return { below: (limit) => (limit > 1_000_000 ? 0 : below(limit)) };
    };
    const spin = { type: 'spin', stakeMinor };
    const grants = (seed: string) => engine.open(spin)?.play(hitting(seed), 0).isOver === false;
    const seed = Array.from({ length: 5_000 }, (_, index) => `seed ${index}`).find(grants) ?? '';
    const { wallet, pending } = createWaitingWallet();
    const answering = setInterval(() => pending.shift()?.(), 5);
    const jackpots = { stake: async (...[, , , , hits]: readonly unknown[]) => (hits ? wonMinor : 0) };
    const play = { database, wallet, source: hitting(seed), jackpots, realNow: Date.now, runExclusive: createKeyedLock() };
    try {
      let result = await beginRound(play, session, spin);
      if (result.kind !== 'played') throw new Error(result.code);
      expect(result.round).toMatchObject({ isOver: false, view: { jackpotMinor: wonMinor } });
      const { roundId } = result.round;
      const source = seededSource('afterwards');
      while (isPlayed && result.kind === 'played' && !result.round.isOver) {
        result = await actInRound({ ...play, source }, session, roundId, { type: 'free' });
      }
      if (!isPlayed) await settleRound({ ...play, source }, session);
      const [round] = await database.select().from(playRoundTable).where(eq(playRoundTable.roundId, roundId));
      expect(round?.endedAt).not.toBeNull();
      expect(round?.winMinor).toBeGreaterThanOrEqual(wonMinor);
      const [call] = await database
        .select()
        .from(playCallTable)
        .where(and(eq(playCallTable.roundId, roundId), eq(playCallTable.kind, 'WIN')));
      expect(call?.amountMinor).toBe(round?.winMinor);
    } finally {
      clearInterval(answering);
    }
  }
});
