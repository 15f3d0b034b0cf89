import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { idOf } from '../fixtures/cashier.ts';
import { scriptedSource, seededSource } from '../fixtures/chance.ts';
import { openGameHouse } from '../fixtures/game-house.ts';

const sam = idOf('sam.withdraw');
const ben = idOf('ben.one');
const blackjack = 'whistlestop-blackjack';
const table = { provider: 'pragmaticplay', category: 'LIVE_CASINO' } as const;

let house: Awaited<ReturnType<typeof openGameHouse>>;
let chance = seededSource('taken up');
/** Real time, which a test moves on between its steps. */
let aheadMs = 0;

beforeAll(async () => {
  const source = { below: (limit: number) => chance.below(limit) };
  const patience = { awayMs: 40_000, settleMs: 600_000 };
  house = await openGameHouse({ source, patience, realNow: () => Date.now() + aheadMs });
}, 240_000);
afterAll(() => house?.close());
afterEach(async () => expect(await verifyLedger(house.database)).toMatchObject({ balanced: true, faults: [] }));

/** The table's next round that takes chips. */
async function untilBets(seat: { readonly ask: ReturnType<typeof house.pageOf> }): Promise<number> {
  for (;;) {
    const { phase, closesAt, now, tableRound } = (await seat.ask('/live/look')).body;
    if (phase === 'bets' && closesAt - now > 10_000) return tableRound;
    aheadMs += 1_000;
  }
}

test('GAM-25 a hand that a page left open goes on in the next one, with what it has cost', async () => {
  chance = scriptedSource(9, 5, 8, 9, 9, 9);
  const before = await house.mainOf(sam);
  const first = await house.play(sam, blackjack);
  const { body: open } = await first.ask('/play/open', { action: { type: 'deal', stakeMinor: 1_000 } });
  const { roundId } = open.round;
  const second = await house.play(sam, blackjack);
  expect(second.sessionId).not.toBe(first.sessionId);
  expect((await second.ask('/play/state')).body.round).toEqual(open.round);
  expect((await second.ask('/play/open', { action: { type: 'deal', stakeMinor: 1_000 } })).body.code).toBe('ROUND_OPEN');
  expect((await first.ask('/play/act', { roundId, action: { type: 'stand' } })).body.code).toBe('OPENED_ELSEWHERE');

  const { body: doubled } = await second.ask('/play/act', { roundId, action: { type: 'double' } });
  expect(doubled.round).toMatchObject({ isOver: true, stakeMinor: 2_000 });
  expect(await house.mainOf(sam)).toBe(before - 2_000 + doubled.round.winMinor);
  expect((await second.ask('/play/state')).body.round).toBeNull();
});

test('a hand is nobody’s but its player’s, and stays at its game', async () => {
  chance = scriptedSource(9, 5, 8, 9, 9, 9);
  const { ask } = await house.play(sam, blackjack);
  const { body: open } = await ask('/play/open', { action: { type: 'deal', stakeMinor: 1_000 } });
  const stranger = await house.play(ben, blackjack);
  const elsewhere = await house.play(sam, 'sugarplum-express');
  for (const page of [stranger, elsewhere]) expect((await page.ask('/play/state')).body.round).toBeNull();
  const again = await house.play(sam, blackjack);
  await again.ask('/play/act', { roundId: open.round.roundId, action: { type: 'stand' } });
});

test('chips on a live table are shown to the next page, count towards the limit of the table, and are paid once', async () => {
  chance = seededSource('chips');
  const before = await house.mainOf(sam);
  const first = await house.play(sam, 'swift-roulette', table);
  const tableRound = await untilBets(first);
  await first.ask('/live/bet', { tableRound, bets: { red: 1_000, black: 1_000 }, wish: 'wish-one' });
  const second = await house.play(sam, 'swift-roulette', table);
  const { body: seen } = await second.ask('/live/look');
  expect(seen).toMatchObject({ bets: { red: 1_000, black: 1_000 }, stakeMinor: 2_000, players: 1 });
  const { maxMinor } = second.facts.rules.limits;
  const tooMuch = await second.ask('/live/bet', { tableRound, bets: { red: maxMinor - 1_500 }, wish: 'wish-two' });
  expect(tooMuch).toMatchObject({ status: 409, body: { code: 'NOT_ALLOWED' } });
  const fits = await second.ask('/live/bet', { tableRound, bets: { red: 500 }, wish: 'wish-two' });
  expect(fits.body).toMatchObject({ roundId: seen.roundId });

  aheadMs += seen.closesAt - seen.now + 200;
  const [{ body: result }] = await Promise.all([second.ask('/live/look'), first.ask('/live/look')]);
  expect(result).toMatchObject({ phase: 'result', bets: { red: 1_500, black: 1_000 }, stakeMinor: 2_500 });
  expect(await house.mainOf(sam)).toBe(before - 2_500 + result.winMinor);
});
