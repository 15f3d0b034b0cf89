import { idOf } from '../fixtures/cashier.ts';
import { scriptedSource, seededSource } from '../fixtures/chance.ts';
import { openGameHouse } from '../fixtures/game-house.ts';

const sam = idOf('sam.withdraw');
const ben = idOf('ben.one');

let house: Awaited<ReturnType<typeof openGameHouse>>;
let chance = seededSource('lost answers');

beforeAll(async () => {
  house = await openGameHouse({ times: { betsMs: 1_600, resultMs: 900 }, source: { below: (limit) => chance.below(limit) } });
}, 240_000);
afterAll(() => house?.close());

describe('a page that lost the answer of a move', () => {
  test('is told the end of its round when it asks again, and nobody else is', async () => {
    chance = scriptedSource(Math.floor((9.7 * 2 ** 40) / 9_000));
    const { ask } = await house.play(sam, 'sock-rocket', { provider: 'pariplay' });
    const { body: open } = await ask('/play/open', { action: { type: 'start', stakeMinor: 1_000, autoTenths: null } });
    const { roundId } = open.round;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const { body: landed } = await ask('/play/act', { roundId, action: { type: 'cash-out' } });
    expect(landed.round).toMatchObject({ roundId, isOver: true, view: { phase: 'landed' } });
    expect(await ask('/play/act', { roundId, action: { type: 'watch' } })).toEqual({ status: 200, body: landed });
    expect(await house.mainOf(sam)).toBe(29_000 + landed.round.winMinor);
    const other = await house.play(ben, 'sock-rocket', { provider: 'pariplay' });
    expect((await other.ask('/play/act', { roundId, action: { type: 'watch' } })).body).toMatchObject({ code: 'ROUND_ENDED' });
  });

  test('is told after it was loaded again what its last round came to, and nobody else is', async () => {
    chance = scriptedSource(17);
    const { ask } = await house.play(ben, 'penny-post-roulette');
    await ask('/play/open', { action: { type: 'spin', bets: { 'n-17': 100 } } });
    const again = await house.play(ben, 'penny-post-roulette');
    expect((await again.ask('/play/state')).body).toMatchObject({ round: null, last: { stakeMinor: 100, winMinor: 3_600 } });
    for (const page of [await house.play(ben, 'whistlestop-blackjack'), await house.play(sam, 'penny-post-roulette')]) {
      expect((await page.ask('/play/state')).body).toMatchObject({ round: null, last: null });
    }
  });

  test('lays its chips at a table once, however often it sends them, and hears so after the round too', async () => {
    const table = { provider: 'pragmaticplay', category: 'LIVE_CASINO' } as const;
    const { ask } = await house.play(ben, 'swift-roulette', table);
    const before = await house.mainOf(ben);
    let look = (await ask('/live/look')).body;
    while (look.phase !== 'bets' || look.closesAt - look.now < 900) look = (await ask('/live/look')).body;
    const bet = { tableRound: look.tableRound, bets: { 'n-17': 100 }, wish: 'wish-one' };
    const answers = await Promise.all([1, 2, 3].map(() => ask('/live/bet', bet)));
    for (const { body } of answers) {
      expect(body).toMatchObject({ kind: 'placed', bets: { 'n-17': 100 }, balanceMinor: before - 100 });
    }
    const more = { ...bet, wish: 'wish-two' };
    expect((await ask('/live/bet', more)).body).toMatchObject({ bets: { 'n-17': 200 }, balanceMinor: before - 200 });
    while (look.phase === 'bets') look = (await ask('/live/look')).body;
    expect((await ask('/live/bet', more)).body).toMatchObject({ kind: 'placed', bets: { 'n-17': 200 } });
    expect((await ask('/live/bet', { ...bet, wish: 'wish-three' })).body).toMatchObject({ code: 'BETS_CLOSED' });
    expect((await ask('/live/bet', { ...bet, wish: '' })).status).toBe(400);
  }, 30_000);
});
