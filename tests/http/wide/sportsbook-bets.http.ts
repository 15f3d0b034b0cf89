import { type APIRequestContext, expect, test } from '@playwright/test';
import type { WireEvent } from '#sandbox/sports/wire.ts';
import { operate } from '../../journeys/support/operator.ts';
import { openBettor, reason } from '../support/bettor.ts';

type Bettor = Awaited<ReturnType<typeof openBettor>>;

const stake = 1_000;
const minute = 60;
const titleOf = ({ home, away }: WireEvent) => `${home} – ${away}`;
const oddsOf = ({ markets }: WireEvent) => markets[0]?.selections.find(({ outcome }) => outcome === 'HOME')?.oddsMilli ?? 0;

/** Events with a decision that the end of the test takes back. */
let decided: string[] = [];
let suspended: string[] = [];

test.afterEach(async () => {
  await operate('clock', { reset: true });
  for (const eventId of decided) await operate(`sports-events/${eventId}`, { action: 'UNDO', reason });
  for (const eventId of suspended) await operate(`sports-events/${eventId}`, { action: 'RESUME', reason });
  [decided, suspended] = [[], []];
});

async function decide({ eventId }: WireEvent, decision: object): Promise<void> {
  await operate(`sports-events/${eventId}`, { ...decision, reason });
  decided.push(eventId);
}

/** Football matches that are not about to begin, soonest first, with odds that a free bet may have too. */
async function findUpcoming(bettor: Bettor, count: number): Promise<readonly WireEvent[]> {
  const { at, events } = await bettor.events('sport=football&phase=UPCOMING');
  const from = Date.parse(at) + 10 * minute * 1_000;
  const found = events.filter((event) => Date.parse(event.startsAt) > from && oddsOf(event) >= 1_850);
  expect(found.length, 'upcoming events').toBeGreaterThanOrEqual(count);
  return found.slice(0, count);
}

/** A player of the test's own, because a bet is settled again when its event is decided again. */
async function open(request: APIRequestContext, count: number) {
  const bettor = await openBettor(request, 100);
  return { bettor, events: await findUpcoming(bettor, count) };
}

/** Moves business time to the first minutes of an event. */
async function moveToStart(bettor: Bettor, { startsAt }: WireEvent): Promise<void> {
  const { at } = await bettor.events('phase=LIVE');
  const seconds = Math.round((Date.parse(startsAt) - Date.parse(at)) / 1_000) + 2 * minute;
  if (seconds > 0) await operate('clock', { advanceSeconds: seconds });
}

test('SPB-06 a single is taken from the wallet, stands in the history, and is settled when its event has ended', async ({
  request,
}) => {
  const { bettor, events } = await open(request, 1);
  const [event] = events as [WireEvent];
  const { betId, possibleWinMinor } = await bettor.place([event], stake);
  const title = titleOf(event);
  expect(await bettor.mainMinor()).toBe(10_000 - stake);
  expect((await bettor.history())[0]).toEqual(['BET', -stake, title]);

  await moveToStart(bettor, event);
  expect(await bettor.bet(betId)).toMatchObject({ state: 'OPEN', payoutMinor: null });
  for (let hours = 0; hours < 12 && (await bettor.bet(betId)).state === 'OPEN'; hours += 1) {
    await operate('clock', { advanceSeconds: 60 * minute });
  }
  const { state, payoutMinor, selections } = await bettor.bet(betId);
  const { result, phase, score } = selections[0] ?? {};
  const isWon = (score?.home ?? 0) > (score?.away ?? 0);
  expect({ phase, result, state }).toEqual(
    isWon ? { phase: 'ENDED', result: 'WON', state: 'WON' } : { phase: 'ENDED', result: 'LOST', state: 'LOST' },
  );
  const paid = isWon ? possibleWinMinor : 0;
  expect(payoutMinor).toBe(paid);
  expect(await bettor.mainMinor()).toBe(10_000 - stake + paid);
  expect(await bettor.history()).toEqual([
    [isWon ? 'WIN' : 'LOSS', paid, title],
    ['BET', -stake, title],
  ]);
});

test('SPB-06 a cancelled event counts 1.0 in an accumulator, which the final scores of the others win', async ({ request }) => {
  const { bettor, events } = await open(request, 3);
  const [first, second, cancelled] = events as [WireEvent, WireEvent, WireEvent];
  const { betId, selections } = await bettor.place(events, stake);
  await decide(cancelled, { action: 'CANCEL' });
  for (const event of [first, second]) {
    expect(await bettor.bet(betId)).toMatchObject({ state: 'OPEN' });
    await moveToStart(bettor, event);
    await decide(event, { action: 'SETTLE', home: 3, away: 1 });
  }
  const [one = 0, two = 0] = selections.map(({ oddsMilli }) => oddsMilli);
  const totalOddsMilli = Math.floor((one * two) / 1_000);
  const payoutMinor = Math.floor((stake * totalOddsMilli) / 1_000);
  const results = [{ result: 'WON' }, { result: 'WON' }, { result: 'VOID' }];
  expect(await bettor.bet(betId)).toMatchObject({ state: 'WON', payoutMinor, selections: results });
  expect(await bettor.mainMinor()).toBe(10_000 - stake + payoutMinor);
  const title = events.map(titleOf).join(' · ');
  expect(await bettor.history()).toEqual([
    ['WIN', payoutMinor, title],
    ['BET', -stake, title],
  ]);
});

test('SPB-06 a bet is sold for what was offered, once', async ({ request }) => {
  const { bettor, events } = await open(request, 1);
  const [event] = events as [WireEvent];
  const { betId } = await bettor.place([event], stake);
  const { offerId = '', amountMinor = 0 } = (await bettor.bet(betId)).cashOut ?? {};
  // What is left of the stake after the margins of the odds and of the sale.
  expect(amountMinor).toBeGreaterThan(800);
  expect(amountMinor).toBeLessThan(stake);
  const sold = { state: 'CASHED_OUT', payoutMinor: amountMinor, cashOut: null };
  expect(await bettor.cashOut(betId, offerId)).toMatchObject({ status: 200, body: { bet: sold } });
  expect(await bettor.cashOut(betId, offerId)).toMatchObject({ status: 409, body: { code: 'BET_ENDED' } });
  await decide(event, { action: 'CANCEL' });
  expect(await bettor.bet(betId)).toMatchObject(sold);
  expect(await bettor.mainMinor()).toBe(10_000 - stake + amountMinor);
  expect(await bettor.history()).toEqual([
    ['CASHOUT', amountMinor, titleOf(event)],
    ['BET', -stake, titleOf(event)],
  ]);
});

test('BON-30 the stake of a free bet is not the player’s, and its win above the stake is', async ({ request }) => {
  const { bettor, events } = await open(request, 1);
  const [event] = events as [WireEvent];
  await operate(`player/${bettor.playerId}/bonuses`, { campaignId: 'cmp_free_bet_monday', reason });
  const [freeBet] = (await bettor.me()).player?.freeBets ?? [];
  const { freeBetId = '', amountMinor = 0 } = freeBet ?? {};
  const { betId, totalOddsMilli } = await bettor.place([event], amountMinor, { freeBetId });
  expect(await bettor.mainMinor()).toBe(10_000);
  expect((await bettor.me()).player?.freeBets).toEqual([]);
  await moveToStart(bettor, event);
  await decide(event, { action: 'SETTLE', home: 3, away: 1 });
  const payoutMinor = Math.floor((amountMinor * totalOddsMilli) / 1_000) - amountMinor;
  expect(payoutMinor).toBeGreaterThan(0);
  expect(await bettor.bet(betId)).toMatchObject({ state: 'WON', isFreeBet: true, payoutMinor });
  expect(await bettor.mainMinor()).toBe(10_000 + payoutMinor);
});

test('SPB-06 a suspended event takes no bets and buys none back until it is resumed', async ({ request }) => {
  const { bettor, events } = await open(request, 1);
  const [event] = events as [WireEvent];
  const { betId } = await bettor.place([event], stake);
  await operate(`sports-events/${event.eventId}`, { action: 'SUSPEND', reason });
  suspended.push(event.eventId);
  expect(await bettor.placeRefused([event], stake)).toMatchObject({
    ...{ status: 409, code: 'SELECTION_CLOSED' },
    selections: [{ selectionId: event.markets[0]?.selections[0]?.selectionId, isOpen: false }],
  });
  expect(await bettor.bet(betId)).toMatchObject({ state: 'OPEN', cashOut: null });
  expect(await bettor.mainMinor()).toBe(10_000 - stake);
  await operate(`sports-events/${event.eventId}`, { action: 'RESUME', reason });
  suspended = [];
  expect(await bettor.place([event], stake)).toMatchObject({ state: 'OPEN' });
  expect((await bettor.bet(betId)).cashOut?.amountMinor).toBeGreaterThan(0);
  expect(await bettor.mainMinor()).toBe(10_000 - 2 * stake);
});
