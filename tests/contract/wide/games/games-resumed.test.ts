import { eq } from 'drizzle-orm';
import { readGameLimitations } from '#lib/games/launch/contract.ts';
import { findGame } from '#sandbox/games/profile.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { openRealMoneyGame } from '#sandbox/platform/games/launch/open-game.ts';
import { playerTable } from '#sandbox/platform/players/tables.ts';
import { scriptedSource, seededSource } from '../../../fixtures/chance.ts';
import { idOf } from '../../../fixtures/sandbox/cashier.ts';
import { openGamesStack } from '../../../fixtures/sandbox/games-stack.ts';

const sam = idOf('sam.withdraw');
const ben = idOf('ben.one');
const blackjack = 'whistlestop-blackjack';
const launch = { provider: 'pragmaticplay', category: 'LIVE_CASINO' } as const;

let stack: Awaited<ReturnType<typeof openGamesStack>>;
let chance = seededSource('resumed');
/** Offset of the games' real time, advanced by the tests. */
let aheadMs = 0;

beforeAll(async () => {
  const source = { below: (limit: number) => chance.below(limit) };
  const abandonTimes = { awayMs: 40_000, settleMs: 600_000 };
  stack = await openGamesStack({ source, abandonTimes, realNow: () => Date.now() + aheadMs });
}, 240_000);
afterAll(() => stack?.close());
afterEach(async () => expect(await verifyLedger(stack.database)).toMatchObject({ balanced: true, faults: [] }));

/** Advances time until bets are open for at least ten seconds; returns that round. */
async function untilBets(seat: { readonly post: ReturnType<typeof stack.pageOf> }): Promise<number> {
  for (;;) {
    const { phase, closesAt, now, tableRound } = (await seat.post('/live/table')).body;
    if (phase === 'bets' && closesAt - now > 10_000) return tableRound;
    aheadMs += 1_000;
  }
}

test('GAM-25 an open hand continues in the player’s next page, with its stake', async () => {
  chance = scriptedSource(9, 5, 8, 9, 9, 9);
  const before = await stack.mainOf(sam);
  const first = await stack.play(sam, blackjack);
  const { body: open } = await first.post('/play/open', { action: { type: 'deal', stakeMinor: 1_000 } });
  const { roundId } = open.round;
  const second = await stack.play(sam, blackjack);
  expect(second.sessionId).not.toBe(first.sessionId);
  expect((await second.post('/play/state')).body.round).toEqual(open.round);
  expect((await second.post('/play/open', { action: { type: 'deal', stakeMinor: 1_000 } })).body.code).toBe('ROUND_OPEN');
  expect((await first.post('/play/act', { roundId, action: { type: 'stand' } })).body.code).toBe('OPENED_ELSEWHERE');

  const { body: doubled } = await second.post('/play/act', { roundId, action: { type: 'double' } });
  expect(doubled.round).toMatchObject({ isOver: true, stakeMinor: 2_000 });
  expect(await stack.mainOf(sam)).toBe(before - 2_000 + doubled.round.winMinor);
  expect((await second.post('/play/state')).body.round).toBeNull();
});

test('GAM-25 an open hand is resumed whatever forbids new stakes, which are refused afterwards', async () => {
  chance = scriptedSource(9, 5, 8, 9, 9, 9);
  const { provider, code } = findGame(blackjack) ?? { provider: '', code: '' };
  const relaunch = () => openRealMoneyGame(stack, { playerId: sam, signInId: '' }, { provider, code });
  const params = { gameId: `game-${blackjack}` };
  const limit = (value: number | null) => stack.players.update(sam, { limits: [{ kind: 'SPEND', period: 'D', value }] });
  const setReview = (identityReview: boolean) =>
    stack.database
      .update(playerTable)
      .set({ identityReview })
      .where(eq(playerTable.id, Number(sam)));
  const first = await stack.play(sam, blackjack);
  const { body: open } = await first.post('/play/open', { action: { type: 'deal', stakeMinor: 1_000 } });
  await limit(10);
  await stack.players.update(sam, { limitations: [{ game: params.gameId, statusCode: 'GAME_EXCLUDED' }] });
  await setReview(true);
  expect(await stack.call(sam, readGameLimitations, { params })).toMatchObject({ hasOpenRound: true });
  const { launchToken } = await relaunch();
  const { facts } = await stack.visit(`/${provider}/launch?token=${launchToken}&lang=en`);
  const post = stack.pageOf(facts?.key ?? '');
  expect((await post('/play/state')).body).toMatchObject({ round: open.round, isClosed: false });
  await post('/play/act', { roundId: open.round.roundId, action: { type: 'stand' } });
  const deal = async () => (await post('/play/open', { action: { type: 'deal', stakeMinor: 1_000 } })).body.code;
  expect(await deal()).toBe('SESSION_CLOSED');
  await expect(relaunch()).rejects.toMatchObject({ envelope: { code: 'error.identity.review' } });
  await setReview(false);
  expect(await deal()).toBe('SPEND_LIMIT');
  await expect(relaunch()).rejects.toMatchObject({ envelope: { code: 'error.game.limitation' } });
  await stack.players.update(sam, { limitations: [{ game: params.gameId, statusCode: null }] });
  await expect(relaunch()).rejects.toMatchObject({ envelope: { code: 'error.spend.limit.reached' } });
  await limit(null);
  expect((await stack.call(sam, readGameLimitations, { params })).hasOpenRound).toBeUndefined();
});

test('an open hand is visible to its player only, and at its game only', async () => {
  chance = scriptedSource(9, 5, 8, 9, 9, 9);
  const { post } = await stack.play(sam, blackjack);
  const { body: open } = await post('/play/open', { action: { type: 'deal', stakeMinor: 1_000 } });
  const otherPlayer = await stack.play(ben, blackjack);
  const otherGame = await stack.play(sam, 'sugarplum-express');
  for (const page of [otherPlayer, otherGame]) expect((await page.post('/play/state')).body.round).toBeNull();
  const again = await stack.play(sam, blackjack);
  await again.post('/play/act', { roundId: open.round.roundId, action: { type: 'stand' } });
});

test('chips on a live table appear in the next page, count towards the table limit, and are paid once', async () => {
  chance = seededSource('chips');
  const before = await stack.mainOf(sam);
  const first = await stack.play(sam, 'swift-roulette', launch);
  const tableRound = await untilBets(first);
  await first.post('/live/bet', { tableRound, bets: { red: 1_000, black: 1_000 }, idempotencyKey: 'bet-request-1' });
  const second = await stack.play(sam, 'swift-roulette', launch);
  const sameKey = { tableRound, bets: { red: 9_000 }, idempotencyKey: 'bet-request-1' };
  expect(await second.post('/live/bet', sameKey)).toMatchObject({ status: 409, body: { code: 'KEY_REUSED' } });
  const { body: seen } = await second.post('/live/table');
  expect(seen).toMatchObject({ bets: { red: 1_000, black: 1_000 }, stakeMinor: 2_000, players: 1 });
  const { maxMinor } = second.facts.rules.limits;
  const tooMuch = await second.post('/live/bet', {
    tableRound,
    bets: { red: maxMinor - 1_500 },
    idempotencyKey: 'bet-request-2',
  });
  expect(tooMuch).toMatchObject({ status: 409, body: { code: 'NOT_ALLOWED' } });
  const fits = await second.post('/live/bet', { tableRound, bets: { red: 500 }, idempotencyKey: 'bet-request-3' });
  expect(fits.body).toMatchObject({ roundId: seen.roundId });
  const late = { tableRound, bets: { black: 1_000, red: 1_000 }, idempotencyKey: 'bet-request-1' };
  expect((await second.post('/live/bet', late)).body).toMatchObject({ kind: 'placed', bets: { red: 1_500, black: 1_000 } });

  aheadMs += seen.closesAt - seen.now + 200;
  const [{ body: result }] = await Promise.all([second.post('/live/table'), first.post('/live/table')]);
  expect(result).toMatchObject({ phase: 'result', bets: { red: 1_500, black: 1_000 }, stakeMinor: 2_500 });
  expect(await stack.mainOf(sam)).toBe(before - 2_500 + result.winMinor);
});

test('DEC-GAM-2 refused chips stay refused under their key, at the same time too; other chips have a new key', async () => {
  const { post } = await stack.play(sam, 'swift-roulette', launch);
  const before = await stack.mainOf(sam);
  await stack.players.update(sam, { limits: [{ kind: 'SPEND', period: 'D', value: 0 }] });
  const chips = { tableRound: await untilBets({ post }), bets: { red: 1_000 } };
  const refused = { status: 409, body: { kind: 'refused', code: 'SPEND_LIMIT' } };
  const place = (key: string, more: object = {}) => post('/live/bet', { ...chips, ...more, idempotencyKey: key });
  for (const answer of await Promise.all([place('refused-1'), place('refused-1')])) expect(answer).toMatchObject(refused);
  await stack.players.update(sam, { limits: [{ kind: 'SPEND', period: 'D', value: null }] });
  expect(await place('refused-1')).toMatchObject(refused);
  expect(await place('refused-1', { bets: { red: 500 } })).toMatchObject({ status: 409, body: { code: 'KEY_REUSED' } });
  expect(await stack.mainOf(sam)).toBe(before);
  expect((await place('refused-2')).body).toMatchObject({ kind: 'placed' });
});
