import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { optIn } from '#lib/bonuses/contract.ts';
import { boostOf } from '#lib/core/money/accumulator-boost.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { betTable } from '#sandbox/sports/bets/tables.ts';
import { betReplySchema, betsReplySchema, meReplySchema } from '#sandbox/sports/wire.ts';
import { openSportsBets } from '../../../fixtures/sandbox/sports/sports-bets.ts';
import { testDatabases } from '../../../fixtures/servers/test-databases.ts';

let book: Awaited<ReturnType<typeof openSportsBets>>;
let closeDatabase: () => Promise<void>;
let events = 0;

beforeAll(async () => {
  const opened = await testDatabases[0]?.open();
  if (!opened) throw new Error('no database');
  closeDatabase = opened.close;
  book = await openSportsBets(opened);
}, 240_000);
afterEach(async () => expect(await verifyLedger(book.database)).toMatchObject({ balanced: true, faults: [] }));
afterAll(async () => {
  await book?.close();
  await closeDatabase?.();
});

function addEvent(more: Parameters<typeof book.events.add>[1] = {}): string {
  events += 1;
  book.events.add(`e${events}`, more);
  return `e${events}`;
}

test('SPB-06 a bet takes its stake at once, and a win pays stake times odds', async () => {
  const player = await book.player();
  const event = addEvent();
  const { status, body } = await player.place([event]);
  expect([status, body.bet.state, await player.mainMinor()]).toEqual([201, 'OPEN', 9_000]);
  book.events.end(event, 'HOME');
  await book.advance(0);
  expect(await player.bet(body.bet.betId)).toMatchObject({ state: 'WON', payoutMinor: 2_000 });
  expect(await player.mainMinor()).toBe(11_000);
  expect(await book.rows(player.playerId, 2)).toEqual([
    ['WIN', 2_000],
    ['BET', -1_000],
  ]);
  // It is not read again: the operator decided nothing.
  const decided = jest.spyOn(book.events.book, 'decided');
  await book.advance(0);
  expect(decided).toHaveBeenCalledTimes(1);
  decided.mockRestore();
});

test('SPB-06 an accumulator is lost with its first lost selection, counts void ones 1.0, and all void gives the stake back', async () => {
  const player = await book.player();
  const [one, two, three] = [addEvent(), addEvent(), addEvent()];
  const lost = await player.place([one, two, three]);
  const partly = await player.place([two, three]);
  const whole = await player.place([three, addEvent()]);
  book.events.end(one, 'AWAY');
  book.events.end(two, 'HOME');
  await book.advance(0);
  const resultsOfLost = async () => {
    const { state, selections } = await player.bet(lost.body.bet.betId);
    return [state, ...selections.map(({ result }: { result: unknown }) => result)];
  };
  expect(await resultsOfLost()).toEqual(['LOST', 'LOST', 'WON', null]);
  expect(await player.bet(partly.body.bet.betId)).toMatchObject({
    state: 'OPEN',
    selections: [{ result: 'WON' }, { result: null }],
  });
  book.events.end(three, 'VOID');
  book.events.change(`e${events}`, { phase: 'CANCELLED' });
  await book.advance(0);
  expect(await resultsOfLost()).toEqual(['LOST', 'LOST', 'WON', 'VOID']);
  expect(await player.bet(partly.body.bet.betId)).toMatchObject({ state: 'WON', payoutMinor: 2_000 });
  expect(await player.bet(whole.body.bet.betId)).toMatchObject({ state: 'VOID', payoutMinor: 1_000 });
  const settled = betsReplySchema.safeParse((await player.get('/api/bets?state=settled')).body);
  expect(settled.data?.bets.map(({ state }) => state)).toContain('VOID');
  expect(await player.mainMinor()).toBe(10_000 - 1_000 - 1_000 + 2_000);
});

test('a repeated attempt is the same bet, at the same time too; another bet with its key is refused', async () => {
  const player = await book.player();
  const event = addEvent();
  const key = randomUUID();
  const [first, second] = await Promise.all([player.place([event], { key }), player.place([event], { key })]);
  expect(first.body.bet.betId).toBe(second.body.bet.betId);
  expect(await player.mainMinor()).toBe(9_000);
  expect(await player.place([event], { key, stakeMinor: 500 })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
});

test('DEC-SPB-26 a refused attempt stays refused under its key, at the same time too, and a new attempt is a new key', async () => {
  const player = await book.player();
  const event = addEvent();
  const key = randomUUID();
  book.events.price(event, 2_200);
  const refusal = { status: 409, body: { code: 'ODDS_CHANGED' } };
  expect(await player.place([event], { key })).toMatchObject(refusal);
  book.events.price(event, 2_000);
  const repeats = await Promise.all([player.place([event], { key }), player.place([event], { key })]);
  expect(repeats).toMatchObject([refusal, refusal]);
  expect(await player.post(`/api/attempts/${key}`, {})).toMatchObject(refusal);
  expect(await player.mainMinor()).toBe(10_000);
  expect((await player.place([event])).status).toBe(201);
});

test('DEC-SPB-26 what could not be answered is no answer: the same attempt is placed later', async () => {
  const player = await book.player();
  const [key, freeBetId] = [randomUUID(), 'unknown'];
  book.line.state = 'lost';
  expect(await player.place([addEvent()], { key, freeBetId })).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  book.line.state = 'works';
  expect(await player.place([`e${events}`], { key, freeBetId })).toMatchObject({ status: 402, body: { code: 'FREE_BET_USED' } });
});

test('DEC-SPB-27 a page that comes back asks what became of its attempt; one that was never received is not placed later', async () => {
  const [player, other] = [await book.player(), await book.player()];
  const event = addEvent();
  const [placed, lost, live] = [randomUUID(), randomUUID(), randomUUID()];
  const outcomeOf = (key: string, of = player) => of.post(`/api/attempts/${key}`, {});
  const { body } = await player.place([event], { key: placed });
  expect(await outcomeOf(placed)).toMatchObject({ status: 200, body: { bet: { betId: body.bet.betId, state: 'OPEN' } } });
  await player.place([addEvent({ phase: 'LIVE' })], { key: live });
  expect((await outcomeOf(live)).body.bet.state).toBe('PLACING');
  await book.advance(6);
  expect((await outcomeOf(live)).body.bet.state).toBe('OPEN');
  const notPlaced = { status: 409, body: { code: 'NOT_PLACED' } };
  expect(await outcomeOf(lost)).toMatchObject(notPlaced);
  expect(await player.place([event], { key: lost })).toMatchObject(notPlaced);
  // Another player's attempt is unknown, and stays the other player's.
  expect(await outcomeOf(placed, other)).toMatchObject(notPlaced);
  expect((await outcomeOf(placed)).status).toBe(200);
  expect(await outcomeOf('no-uuid')).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  expect(await player.mainMinor()).toBe(8_000);
});

test('what cannot be placed is refused with its code, and takes no money', async () => {
  const player = await book.player(10);
  const [event, other, virtual, closed] = [addEvent(), addEvent(), addEvent({ isVirtual: true }), addEvent()];
  book.events.change(closed, { isSuspended: true });
  const refusals: readonly (readonly [code: string, status: number, ids: readonly string[], more?: object])[] = [
    ['SELECTION_UNKNOWN', 404, ['unknown']],
    ['SELECTION_CLOSED', 409, [closed]],
    ['SAME_EVENT', 400, [event, event]],
    ['VIRTUAL_MIXED', 400, [event, virtual]],
    ['BAD_REQUEST', 400, [event, other], { kind: 'SINGLE' }],
    ['BAD_REQUEST', 400, [event], { key: 'no uuid' }],
    ['STAKE_TOO_LOW', 400, [event], { stakeMinor: 9 }],
    ['WIN_TOO_HIGH', 400, [event], { stakeMinor: 2_500_001 }],
    ['NOT_ENOUGH_FUNDS', 402, [event], { stakeMinor: 1_001 }],
    ['FREE_BET_USED', 402, [event], { freeBetId: 'unknown' }],
  ];
  for (const [code, status, ids, more] of refusals) {
    expect(await player.place(ids, more)).toMatchObject({ status, body: { code } });
  }
  expect(await player.mainMinor()).toBe(1_000);
  const visitor = await book.sports.openPage();
  expect(await visitor.post('/api/bets', {})).toMatchObject({ status: 401, body: { code: 'LOGIN_REQUIRED' } });
  expect(await visitor.get('/api/me')).toMatchObject({ status: 200, body: { player: null, maxSelections: 12 } });
  const stranger = await book.sports.request('/api/me', { headers: { Authorization: `Bearer ${'x'.repeat(43)}` } });
  expect(stranger).toMatchObject({ status: 401, body: { code: 'CONTEXT_EXPIRED' } });
});

test('odds that moved are refused or accepted, as the player chose', async () => {
  const player = await book.player();
  const event = addEvent();
  book.events.price(event, 2_200);
  const selections = [{ selectionId: `${event}:1x2:HOME`, oddsMilli: 2_200, isOpen: true }];
  expect(await player.place([event])).toMatchObject({ status: 409, body: { code: 'ODDS_CHANGED', selections } });
  expect((await player.place([event], { accept: 'HIGHER' })).body.bet).toMatchObject({ totalOddsMilli: 2_200 });
  book.events.price(event, 1_900);
  expect(await player.place([event], { accept: 'HIGHER' })).toMatchObject({ status: 409 });
  expect((await player.place([event], { accept: 'ANY' })).body.bet).toMatchObject({
    totalOddsMilli: 1_900,
    possibleWinMinor: 1_900,
  });
});

test('a live bet waits for its delay and is checked again at its end', async () => {
  const player = await book.player();
  const [kept, moved, suspended] = [addEvent({ phase: 'LIVE' }), addEvent({ phase: 'LIVE' }), addEvent({ phase: 'LIVE' })];
  const placed = [await player.place([kept]), await player.place([moved]), await player.place([suspended])];
  expect(placed.map(({ status, body }) => [status, body.bet.state])).toEqual(placed.map(() => [201, 'PLACING']));
  expect(await player.mainMinor()).toBe(10_000);
  book.events.price(kept, 1_960);
  book.events.price(moved, 1_800);
  book.events.change(suspended, { isSuspended: true });
  await book.advance(6);
  const ends = await Promise.all(placed.map(({ body }) => player.bet(body.bet.betId)));
  expect(ends).toMatchObject([
    { state: 'OPEN', totalOddsMilli: 2_000 },
    { state: 'REJECTED', rejection: 'ODDS_CHANGED' },
    { state: 'REJECTED', rejection: 'SELECTION_CLOSED' },
  ]);
  expect(await player.mainMinor()).toBe(9_000);
});

test('a live bet whose odds rise to more than the highest payout takes no stake', async () => {
  const player = await book.player(30_000);
  const [rising, kept] = [addEvent({ phase: 'LIVE' }), addEvent({ phase: 'LIVE' })];
  const stakes = { accept: 'HIGHER', stakeMinor: 1_200_000 };
  const placed = [await player.place([rising], stakes), await player.place([kept], stakes)];
  book.events.price(rising, 4_200);
  book.events.price(kept, 4_100);
  await book.advance(6);
  expect(await player.bet(placed[0]?.body.bet.betId)).toMatchObject({ state: 'REJECTED', rejection: 'ODDS_CHANGED' });
  expect(await player.bet(placed[1]?.body.bet.betId)).toMatchObject({ state: 'OPEN', totalOddsMilli: 4_100 });
  expect(await player.mainMinor()).toBe(1_800_000);
});

test('a live bet and a live cash-out whose delays end half an hour late lead to nothing', async () => {
  const player = await book.player();
  const [sold, event] = [addEvent({ phase: 'LIVE' }), addEvent({ phase: 'LIVE' })];
  const { bet: open } = (await player.place([sold])).body;
  await book.advance(6);
  const { cashOut } = await player.bet(open.betId);
  await player.post(`/api/bets/${open.betId}/cash-out`, cashOut);
  const { bet } = (await player.place([event])).body;
  book.events.price(event, 4_000);
  await book.advance(1_800);
  expect(await player.bet(bet.betId)).toMatchObject({ state: 'REJECTED', rejection: 'UNAVAILABLE' });
  expect(await player.bet(open.betId)).toMatchObject({ state: 'OPEN', isCashingOut: false });
  expect(await player.mainMinor()).toBe(9_000);
});

test('a live bet that is placed while an earlier pass still runs waits for its delay', async () => {
  const player = await book.player();
  const { bet } = (await player.place([addEvent({ phase: 'LIVE' })])).body;
  await book.advance(-1);
  expect(await player.bet(bet.betId)).toMatchObject({ state: 'PLACING' });
  await book.advance(7);
  expect(await player.bet(bet.betId)).toMatchObject({ state: 'OPEN' });
});

test('a live bet that waits is placed although business time goes back', async () => {
  const player = await book.player();
  await book.advance(86_400);
  const { bet } = (await player.place([addEvent({ phase: 'LIVE' })])).body;
  await book.advance(-86_400);
  expect(await player.bet(bet.betId)).toMatchObject({ state: 'OPEN' });
});

test('of live bets whose delays end at once the first takes its stake, where the money is enough for one', async () => {
  const player = await book.player(10);
  const placed = [await player.place([addEvent({ phase: 'LIVE' })]), await player.place([addEvent({ phase: 'LIVE' })])];
  const [first, second] = placed.map(({ body }) => body.bet.betId as string);
  // Without an order a row with a change of an indexed column is read last.
  await book.database
    .update(betTable)
    .set({ firstStartAt: new Date(book.clock.now().getTime() + 1) })
    .where(eq(betTable.betId, first ?? ''));
  await book.advance(6);
  expect(await player.bet(first ?? '')).toMatchObject({ state: 'OPEN' });
  expect(await player.bet(second ?? '')).toMatchObject({ state: 'REJECTED' });
});

test('DEC-SPB-3 a stake whose answer was lost is confirmed after a restart, and taken once', async () => {
  const player = await book.player();
  book.line.state = 'unanswered';
  const { status, body } = await player.place([addEvent()]);
  expect([status, body.bet.state]).toEqual([201, 'PLACING']);
  await book.restart();
  book.line.state = 'works';
  await book.wait(1);
  const again = await book.pageOf(player);
  expect(await again.bet(body.bet.betId)).toMatchObject({ state: 'OPEN' });
  expect(await player.mainMinor()).toBe(9_000);
});

test('DEC-SPB-3 a stake that stays without an answer is given back, whether it was taken or not', async () => {
  for (const state of ['unanswered', 'lost'] as const) {
    const player = await book.player();
    book.line.state = state;
    const key = randomUUID();
    await player.place([addEvent()], { key });
    await book.wait(31);
    book.line.state = 'works';
    await book.restart();
    await book.wait(60);
    const again = await book.pageOf(player);
    const outcome = { status: 200, body: { bet: { state: 'REJECTED', rejection: 'UNAVAILABLE' } } };
    expect(await again.post(`/api/attempts/${key}`, {})).toMatchObject(outcome);
    expect(await player.mainMinor()).toBe(10_000);
  }
});

test('BON-30 the selections that were not void earn the boost of a won accumulator', async () => {
  const player = await book.player();
  await book.desk.call(player.playerId, optIn, { params: { campaignId: 'cmp_accumulator_boost' }, body: {} });
  const events = [addEvent(), addEvent(), addEvent(), addEvent()];
  await book.advance(1);
  const { body } = await player.place(events);
  expect(body.bet).toMatchObject({ totalOddsMilli: 16_000, possibleWinMinor: 16_000 });
  const [, , , postponed = ''] = events;
  book.events.end(postponed, 'VOID');
  await book.advance(0);
  expect(await player.bet(body.bet.betId)).toMatchObject({ state: 'OPEN', totalOddsMilli: 8_000, possibleWinMinor: 8_000 });
  for (const event of events.slice(0, 3)) book.events.end(event, 'HOME');
  await book.advance(0);
  expect(await player.bet(body.bet.betId)).toMatchObject({ state: 'WON', payoutMinor: 8_000, boostMinor: 350 });
  expect(await book.rows(player.playerId, 2)).toEqual([
    ['DEPOSIT', 350],
    ['WIN', 8_000],
  ]);
  const why = { by: 'operator', reason: 'The result was wrong' };
  await book.sports.service.desk.decide(body.bet.betId, { decision: 'lost' }, why);
  expect(await player.bet(body.bet.betId)).toMatchObject({ state: 'LOST', payoutMinor: 0, boostMinor: null });
  expect(await player.mainMinor()).toBe(9_000);
});

test('DEC-SPB-3 a settlement is repeated until the platform answers, and paid once', async () => {
  const player = await book.player();
  const event = addEvent();
  const { body } = await player.place([event]);
  book.line.state = 'unanswered';
  book.events.end(event, 'HOME');
  await book.advance(0);
  book.line.state = 'works';
  await book.restart();
  await book.wait(60);
  const again = await book.pageOf(player);
  expect(await again.bet(body.bet.betId)).toMatchObject({ state: 'WON' });
  expect(await player.mainMinor()).toBe(11_000);
});

test('a result that the operator changes takes the settlement back and settles again', async () => {
  const player = await book.player();
  const event = addEvent();
  const { body } = await player.place([event]);
  book.events.end(event, 'HOME');
  await book.advance(0);
  book.events.end(event, 'AWAY');
  await book.advance(0);
  expect(await player.bet(body.bet.betId)).toMatchObject({ state: 'LOST', payoutMinor: 0 });
  expect(await player.mainMinor()).toBe(9_000);
  book.events.end(event, undefined);
  await book.advance(0);
  expect(await player.bet(body.bet.betId)).toMatchObject({ state: 'OPEN', payoutMinor: null, boostMinor: null });
  expect(await player.mainMinor()).toBe(9_000);
});

test('a result that the operator takes back prices no cash-out and settles nothing any more', async () => {
  const player = await book.player();
  const [wrong, other] = [addEvent({ phase: 'LIVE' }), addEvent()];
  const { body } = await player.place([wrong, other], { accept: 'ANY' });
  await book.advance(6);
  const before = (await player.bet(body.bet.betId)).cashOut.amountMinor;
  book.events.end(wrong, 'HOME');
  await book.advance(0);
  expect((await player.bet(body.bet.betId)).cashOut.amountMinor).toBeGreaterThan(before);
  book.events.end(wrong, undefined);
  expect((await player.bet(body.bet.betId)).cashOut.amountMinor).toBe(before);
  await book.advance(0);
  book.events.end(other, 'HOME');
  await book.advance(0);
  expect(await player.bet(body.bet.betId)).toMatchObject({ state: 'OPEN', selections: [{ result: null }, { result: 'WON' }] });
});

test('a bet is sold at a fair price less the margin; a lower price needs another consent', async () => {
  const player = await book.player();
  const event = addEvent();
  const { body } = await player.place([event]);
  book.events.price(event, 1_600, 0.6);
  const { betId, cashOut } = await player.bet(body.bet.betId);
  expect(cashOut.amountMinor).toBe(1_140);
  book.events.price(event, 2_400, 0.4);
  const changed = await player.post(`/api/bets/${betId}/cash-out`, cashOut);
  expect(changed).toMatchObject({ status: 409, body: { code: 'OFFER_CHANGED', offer: { amountMinor: 760 } } });
  const forged = await player.post(`/api/bets/${betId}/cash-out`, { offerId: 'zzzz.zzzzzzzzzz.forged' });
  expect(forged).toMatchObject({ status: 409, body: { code: 'OFFER_CHANGED' } });
  const { body: sold } = await player.post(`/api/bets/${betId}/cash-out`, changed.body.offer);
  expect(sold.bet).toMatchObject({ state: 'CASHED_OUT', payoutMinor: 760, cashOut: null });
  expect(await player.mainMinor()).toBe(9_760);
  expect(await player.post(`/api/bets/${betId}/cash-out`, changed.body.offer)).toMatchObject({
    status: 409,
    body: { code: 'BET_ENDED' },
  });
  book.events.change(event, { phase: 'CANCELLED' });
  await book.advance(0);
  expect(await player.bet(betId)).toMatchObject({ state: 'CASHED_OUT', payoutMinor: 760 });
  expect(await player.mainMinor()).toBe(9_760);
  expect(await book.rows(player.playerId, 2)).toEqual([
    ['CASHOUT', 760],
    ['BET', -1_000],
  ]);
});

test('SPB-06 a suspended event takes no bets and buys none back until it is resumed', async () => {
  const player = await book.player();
  const event = addEvent();
  const { betId } = (await player.place([event])).body.bet;
  book.events.change(event, { isSuspended: true });
  const selections = [{ selectionId: `${event}:1x2:HOME`, isOpen: false }];
  expect(await player.place([event])).toMatchObject({ status: 409, body: { code: 'SELECTION_CLOSED', selections } });
  expect(await player.bet(betId)).toMatchObject({ state: 'OPEN', cashOut: null });
  book.events.change(event, { isSuspended: false });
  expect((await player.place([event])).body.bet).toMatchObject({ state: 'OPEN' });
  expect((await player.bet(betId)).cashOut).toMatchObject({ amountMinor: expect.any(Number) });
  expect(await player.mainMinor()).toBe(8_000);
});

test('a live bet is sold after its delay, and stays open where the price fell meanwhile', async () => {
  const player = await book.player();
  const [held, fallen] = [addEvent(), addEvent()];
  const ids = [(await player.place([held])).body.bet.betId, (await player.place([fallen])).body.bet.betId];
  for (const event of [held, fallen]) book.events.change(event, { phase: 'LIVE' });
  for (const id of ids) {
    const { bet } = (await player.post(`/api/bets/${id}/cash-out`, (await player.bet(id)).cashOut)).body;
    expect(bet).toMatchObject({ state: 'OPEN', cashOut: null, isCashingOut: true });
  }
  book.events.price(fallen, 2_400, 0.4);
  await book.advance(6);
  expect(await player.bet(ids[0])).toMatchObject({ state: 'CASHED_OUT', payoutMinor: 912 });
  expect(await player.bet(ids[1])).toMatchObject({ state: 'OPEN', cashOut: { amountMinor: 760 }, isCashingOut: false });
});

test('bets are listed newest first, twenty a page, and only to their player', async () => {
  const [player, other] = [await book.player(), await book.player()];
  const event = addEvent();
  for (let turn = 0; turn < 21; turn += 1) await player.place([event], { stakeMinor: 100 + turn });
  const { body: first } = await player.get('/api/bets?state=open');
  expect(first.bets.map((bet: { stakeMinor: number }) => bet.stakeMinor)).toEqual(
    Array.from({ length: 20 }, (_, turn) => 120 - turn),
  );
  const { body: second } = await player.get(`/api/bets?state=open&before=${first.next}`);
  expect([second.bets.length, second.next]).toEqual([1, null]);
  expect((await other.get('/api/bets')).body.bets).toEqual([]);
  expect((await other.get(`/api/bets/${first.bets[0].betId}`)).status).toBe(404);
});

test('a free bet is staked whole from its minimum odds on, pays the win above the stake, and cannot be sold', async () => {
  const bettor = await book.freeBettor();
  const page = await book.pageOf(bettor);
  const free = { freeBetId: bettor.freeBetId, stakeMinor: bettor.amountMinor };
  const event = addEvent();
  expect(await page.place([event], { ...free, stakeMinor: bettor.amountMinor - 1 })).toMatchObject({
    body: { code: 'FREE_BET_USED' },
  });
  book.events.price(event, 1_790);
  expect(await page.place([event], { ...free, accept: 'ANY' })).toMatchObject({ status: 400, body: { code: 'FREE_BET_ODDS' } });
  const live = addEvent({ phase: 'LIVE' });
  const delayed = (await page.place([live], { ...free, accept: 'ANY' })).body.bet;
  book.events.price(live, 1_790);
  await book.advance(6);
  expect(await page.bet(delayed.betId)).toMatchObject({ state: 'REJECTED', rejection: 'FREE_BET_ODDS' });
  book.events.price(event, 2_000);
  const before = await book.mainOf(bettor.playerId);
  const { bet } = (await page.place([event], free)).body;
  expect(bet).toMatchObject({ state: 'OPEN', isFreeBet: true, possibleWinMinor: bettor.amountMinor, cashOut: null });
  expect(await page.place([event], free)).toMatchObject({ status: 402, body: { code: 'FREE_BET_USED' } });
  expect((await page.get('/api/me')).body.player.freeBets).toEqual([]);
  book.events.end(event, 'HOME');
  await book.advance(0);
  expect(await page.bet(bet.betId)).toMatchObject({ state: 'WON', payoutMinor: bettor.amountMinor });
  expect(await book.mainOf(bettor.playerId)).toBe(before + bettor.amountMinor);
});

test('after a sign-out the page of the player reads and places nothing any more', async () => {
  const player = await book.player();
  const { body } = await player.place([addEvent()]);
  await book.signOut(player.playerId);
  expect(await player.place([addEvent()])).toMatchObject({ status: 401, body: { code: 'LOGIN_REQUIRED' } });
  await book.wait(31);
  for (const path of ['/api/bets', `/api/bets/${body.bet.betId}`, '/api/me']) {
    expect(await player.get(path)).toMatchObject({ status: 401, body: { code: 'CONTEXT_EXPIRED' } });
  }
});

test('OPS-05 the operator voids and settles bets with a reason, also settled ones, and the decision stays', async () => {
  const player = await book.player();
  const event = addEvent();
  const { betId } = (await player.place([event])).body.bet;
  book.events.end(event, 'AWAY');
  await book.advance(0);
  const { desk } = book.sports.service;
  const why = { by: 'operator', reason: 'The result was wrong' };
  expect(await desk.decide(betId, { decision: 'won' }, why)).toMatchObject({ state: 'WON', payoutMinor: 2_000 });
  expect(await player.mainMinor()).toBe(11_000);
  await book.advance(0);
  expect(await player.bet(betId)).toMatchObject({ state: 'WON' });
  await expect(desk.decide(betId, { decision: 'void' }, why)).rejects.toMatchObject({ envelope: { status: 409 } });
  const { bets } = await desk.list({ state: 'ENDED' });
  expect(bets.find((bet) => bet.betId === betId)).toMatchObject({ decidedBy: 'operator', reason: why.reason, openCalls: [] });

  const [left, postponed] = [addEvent(), addEvent()];
  const both = (await player.place([left, postponed])).body.bet;
  book.events.end(postponed, 'VOID');
  await book.advance(0);
  expect(await desk.decide(both.betId, { decision: 'won' }, why)).toMatchObject({ state: 'WON', payoutMinor: 2_000 });
  expect(await player.mainMinor()).toBe(12_000);

  const other = (await player.place([addEvent()])).body.bet;
  expect(await desk.decide(other.betId, { decision: 'void' }, why)).toMatchObject({ state: 'VOID' });
  expect(await player.mainMinor()).toBe(12_000);
});

test('OPS-05 the desk lists a bet whose settlement has no answer among the open ones', async () => {
  const player = await book.player();
  const event = addEvent();
  const { betId } = (await player.place([event])).body.bet;
  book.line.state = 'lost';
  book.events.end(event, 'HOME');
  await book.advance(0);
  const { bets } = await book.sports.service.desk.list({ state: 'OPEN' });
  expect(bets.find((bet) => bet.betId === betId)).toMatchObject({ state: 'WON', openCalls: [{ kind: 'SETTLE', attempts: 1 }] });
  book.line.state = 'works';
  await book.wait(60);
  expect(await player.mainMinor()).toBe(11_000);
});

test('SPB-15 the boost that the page announces is what the platform pays for the bet', async () => {
  const player = await book.player();
  const four = [addEvent(), addEvent(), addEvent(), addEvent()];
  expect((await player.get('/api/me')).body.player.boosts).toEqual([]);
  await book.desk.call(player.playerId, optIn, { params: { campaignId: 'cmp_accumulator_boost' }, body: {} });
  // More than the tests so far have taken: the platform's clock runs.
  await book.advance(600);
  const { boosts } = meReplySchema.parse((await player.get('/api/me')).body).player ?? { boosts: [] };
  expect(boosts).toHaveLength(1);
  const [terms] = boosts;
  const { body } = await player.place(four);
  const { selections, possibleWinMinor, stakeMinor, placedAt } = betReplySchema.parse(body).bet;
  expect(Date.parse(terms?.joinedAt ?? '')).toBeLessThanOrEqual(Date.parse(placedAt));
  const announced = terms && boostOf(terms, selections, possibleWinMinor - stakeMinor);
  // 10 % of 150.00.
  expect(announced).toEqual({ count: 4, percent: 10, minor: 1_500 });
  const before = await player.mainMinor();
  for (const event of four) book.events.end(event, 'HOME');
  await book.advance(0);
  expect((await player.mainMinor()) - before).toBe(possibleWinMinor + (announced?.minor ?? 0));
  await book.desk.players.update(player.playerId, { flags: { bonuses: false } });
  expect((await player.get('/api/me')).body.player.boosts).toEqual([]);
});
