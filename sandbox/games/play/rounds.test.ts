import { openTestContext } from '#sandbox/kit/test-context.ts';
import { scriptedSource } from '../../../tests/fixtures/chance.ts';
import { findGame } from '../profile.ts';
import { createRounds } from './rounds.ts';
import { type PlaySession, playSessionTable } from './tables.ts';
import type { Wallet } from './wallet.ts';

let context: Awaited<ReturnType<typeof openTestContext>>;
beforeAll(async () => {
  context = await openTestContext();
}, 60_000);
afterAll(() => context?.close());

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
    seenAt: new Date(),
  } as const;
  await context.database.insert(playSessionTable).values(row);
  return row;
}

/** A wallet that has money without end, and answers each stake when it is let. */
function walletThatWaits() {
  const asked: (() => void)[] = [];
  const wallet: Wallet = {
    take: () => new Promise((resolve) => asked.push(() => resolve({ kind: 'taken', balanceMinor: 1_000_000 }))),
    giveBack: async () => undefined,
    confirm: async () => undefined,
    owe: async (_, { sessionId }, roundId, amountMinor) => {
      const call = { txId: `${roundId}:win`, sessionId, roundId, kind: 'WIN', amountMinor, roundEnded: true } as const;
      return { ...call, at: new Date(), doneAt: null };
    },
    pay: async () => 1_000_000,
    balanceOf: async () => 1_000_000,
    resume: async () => undefined,
    close: async () => undefined,
  };
  const untilAsked = async () => {
    while (asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return {
    wallet,
    asked,
    async answer() {
      await untilAsked();
      asked.shift()?.();
    },
    untilAsked,
  };
}

test('a page that takes a hand up waits for the move that the former one still makes', async () => {
  const { wallet, asked, answer, untilAsked } = walletThatWaits();
  const jackpots = { stake: async () => 0 };
  const source = scriptedSource(9, 5, 8, 9, 9, 9);
  const rounds = createRounds({ database: context.database, wallet, source, jackpots, realNow: Date.now });
  const [former, next] = [await sessionOf('gs_former', '7'), await sessionOf('gs_next', '7')];
  const dealt = rounds.begin(former, { type: 'deal', stakeMinor: 1_000 });
  await answer();
  const open = await dealt;
  if (open.kind !== 'played') throw new Error(open.code);
  const { roundId } = open.round;

  const late = rounds.goOn(former, roundId, { type: 'double' });
  await untilAsked();
  const takenUp = rounds.takeUp(next);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const second = rounds.goOn(next, roundId, { type: 'double' });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(asked).toHaveLength(1);
  await answer();
  expect(await late).toMatchObject({ kind: 'played', round: { stakeMinor: 2_000, isOver: true } });
  await takenUp;
  expect(await second).toMatchObject({ kind: 'played', round: { stakeMinor: 2_000, isOver: true } });
  expect(asked).toHaveLength(0);
});
