import { placeBet } from '#lib/wallet/seamless/contract.ts';
import { createKeyedLock } from '#sandbox/kit/keyed-lock.ts';
import { scriptedSource } from '../../../tests/fixtures/chance.ts';
import { openBeforeAll } from '../../../tests/fixtures/open-before-all.ts';
import { openTestContext } from '../../../tests/fixtures/sandbox/service-context.ts';
import { findGame } from '../profile.ts';
import { actInRound, adoptOpenRound, beginRound } from './rounds.ts';
import type { WalletContext } from './send-calls.ts';
import { type PlaySession, playSessionTable } from './tables.ts';

const context = openBeforeAll(openTestContext);

async function sessionOf(sessionId: string, playerId: string): Promise<PlaySession> {
  const game = findGame('whistlestop-blackjack');
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
