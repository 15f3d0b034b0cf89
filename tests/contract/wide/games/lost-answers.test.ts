import { scriptedSource, seededSource } from '../../../fixtures/chance.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { idOf } from '../../../fixtures/sandbox/cashier.ts';
import { openGamesStack } from '../../../fixtures/sandbox/games-stack.ts';

const sam = idOf('sam.withdraw');
const ben = idOf('ben.one');

let chance = seededSource('lost answers');
const stack = openBeforeAll(() =>
  openGamesStack({ times: { betsMs: 1_600, resultMs: 900 }, source: { below: (limit) => chance.below(limit) } }),
);

describe('a page that lost the response to a move', () => {
  test('gets the result of its round when it retries, and no other player does', async () => {
    chance = scriptedSource(Math.floor((9.7 * 2 ** 40) / 9_000));
    const { post } = await stack().play(sam, 'sock-rocket', { provider: 'pariplay' });
    const { body: open } = await post('/play/open', { action: { type: 'start', stakeMinor: 1_000, autoTenths: null } });
    const { roundId } = open.round;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const { body: landed } = await post('/play/act', { roundId, action: { type: 'cash-out' } });
    expect(landed.round).toMatchObject({ roundId, isOver: true, view: { phase: 'landed' } });
    expect(await post('/play/act', { roundId, action: { type: 'watch' } })).toEqual({ status: 200, body: landed });
    expect(await stack().mainOf(sam)).toBe(29_000 + landed.round.winMinor);
    const other = await stack().play(ben, 'sock-rocket', { provider: 'pariplay' });
    expect((await other.post('/play/act', { roundId, action: { type: 'watch' } })).body).toMatchObject({ code: 'ROUND_ENDED' });
  });

  test('gets the result of its last round after a reload, and no other player or game does', async () => {
    chance = scriptedSource(17);
    const { post } = await stack().play(ben, 'penny-post-roulette');
    const { body: spun } = await post('/play/open', { action: { type: 'spin', bets: { 'n-17': 100 } } });
    const last = { roundId: spun.round.roundId, stakeMinor: 100, winMinor: 3_600 };
    expect((await post('/play/state')).body).toMatchObject({ round: null, last: { ...last, isOfSession: true } });
    const again = await stack().play(ben, 'penny-post-roulette');
    expect((await again.post('/play/state')).body).toMatchObject({ round: null, last: { ...last, isOfSession: false } });
    for (const page of [await stack().play(ben, 'whistlestop-blackjack'), await stack().play(sam, 'penny-post-roulette')]) {
      expect((await page.post('/play/state')).body).toMatchObject({ round: null, last: null });
    }
  });

  test('places its chips once however often it sends them, and gets the same reply after the round', async () => {
    const table = { provider: 'pragmaticplay', category: 'LIVE_CASINO' } as const;
    const { post } = await stack().play(ben, 'swift-roulette', table);
    const before = await stack().mainOf(ben);
    let state = (await post('/live/table')).body;
    while (state.phase !== 'bets' || state.closesAt - state.now < 900) state = (await post('/live/table')).body;
    const bet = { tableRound: state.tableRound, bets: { 'n-17': 100 }, idempotencyKey: 'bet-request-1' };
    const answers = await Promise.all([1, 2, 3].map(() => post('/live/bet', bet)));
    for (const { body } of answers) {
      expect(body).toMatchObject({ kind: 'placed', bets: { 'n-17': 100 }, balanceMinor: before - 100 });
    }
    const more = { ...bet, idempotencyKey: 'bet-request-2' };
    expect((await post('/live/bet', more)).body).toMatchObject({ bets: { 'n-17': 200 }, balanceMinor: before - 200 });
    while (state.phase === 'bets') state = (await post('/live/table')).body;
    expect((await post('/live/bet', more)).body).toMatchObject({ kind: 'placed', bets: { 'n-17': 200 } });
    expect((await post('/live/bet', { ...bet, idempotencyKey: 'bet-request-3' })).body).toMatchObject({ code: 'BETS_CLOSED' });
    expect((await post('/live/bet', { ...bet, idempotencyKey: '' })).status).toBe(400);
    const { roundId, winMinor } = state;
    while (state.tableRound === bet.tableRound) state = (await post('/live/table')).body;
    const missed = { roundId, stakeMinor: 200, winMinor };
    expect(state).toMatchObject({ phase: 'bets', stakeMinor: 0, last: { ...missed, isOfSession: true } });
    expect(state).not.toHaveProperty('roundId');
    const again = await stack().play(ben, 'swift-roulette', table);
    expect((await again.post('/live/table')).body.last).toEqual({ ...missed, isOfSession: false });
    expect((await (await stack().play(sam, 'swift-roulette', table)).post('/live/table')).body.last).toBeNull();
  }, 30_000);
});
