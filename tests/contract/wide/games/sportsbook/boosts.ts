import { eq } from 'drizzle-orm';
import { listRewards, optIn, optOut } from '#lib/bonuses/contract.ts';
import { listTransactions, readNetPosition } from '#lib/wallet/contract.ts';
import { campaignTable } from '#sandbox/platform/bonuses/tables.ts';
import type { Sportsbook } from '../../../../fixtures/sandbox/sports/sportsbook.ts';

const params = { campaignId: 'cmp_accumulator_boost' };
const legsOf = (count: number) => Array.from({ length: count }, (_, n) => ({ eventId: `ev-${n}`, oddsMilli: 1_800 }));

/** The boost of accumulators. */
export function testBoosts(book: () => Sportsbook): void {
  const mainOf = (playerId: string) => book().desk.mainOf(playerId);
  const join = (playerId: string) => book().desk.call(playerId, optIn, { params, body: {} });
  async function joined(euros?: number) {
    const bettor = await book().bettor(euros);
    await join(bettor.playerId);
    return bettor;
  }
  /** Places and settles a bet of ten euros; returns what main has gained. */
  async function gain(
    { playerId, sessionId }: { playerId: string; sessionId: string },
    id: string,
    payout: number,
    legs: number,
  ) {
    const before = await mainOf(playerId);
    await book().bet(sessionId, id, 1_000);
    await book().settle(id, payout, { legs: legsOf(legs) });
    return (await mainOf(playerId)) - before;
  }

  test('BON-30 a won accumulator of a player who joined is paid extra in cash, once, under the name of the campaign', async () => {
    const { bet, settle, desk } = book();
    const { playerId, sessionId } = await joined();
    await bet(sessionId, 'boost-n1', 1_000);
    const settled = await settle('boost-n1', 6_839, { legs: legsOf(3) });
    // 5 % of 58.39.
    expect(settled).toEqual({ status: 200, body: { balanceMinor: 9_000 + 6_839 + 291, uncollectedMinor: 0, boostMinor: 291 } });
    expect(await Promise.all([1, 2, 3].map(() => settle('boost-n1', 6_839, { legs: legsOf(3) })))).toEqual([
      settled,
      settled,
      settled,
    ]);
    expect(await mainOf(playerId)).toBe(16_130);
    const { transactions } = await desk.call(playerId, listTransactions, { query: { limit: 2, language: 'en' } });
    expect(transactions).toMatchObject([
      { category: 'BONUS', type: 'DEPOSIT', amount: 2.91, campaignTitle: 'Accumulator boost' },
      { category: 'SPORTS', type: 'WIN', amount: 68.39 },
    ]);
    expect(await desk.call(playerId, readNetPosition, { query: {} })).toMatchObject({ winLoss: 58.39 });
    const { rewards } = await desk.call(playerId, listRewards, { query: { rewardsType: 'ELIGIBLE' } });
    expect(rewards).toContainEqual(expect.objectContaining({ ...params, state: 'OPTED_IN', optedIn: true }));
  });

  test('BON-30 the boost grows with the selections up to its maximum; a single, a lost bet and an older call earn none', async () => {
    const { bet, settle } = book();
    const own = await joined();
    expect(await gain(own, 'boost-m1', 2_000, 2)).toBe(1_000);
    expect(await gain(own, 'boost-m2', 2_000, 10)).toBe(1_500);
    expect(await gain(own, 'boost-m3', 0, 10)).toBe(-1_000);
    expect(await gain(own, 'boost-m4', 1_001_000, 12)).toBe(1_050_000);
    await bet(own.sessionId, 'boost-m5', 1_000);
    const before = await mainOf(own.playerId);
    await settle('boost-m5', 2_000);
    expect(await mainOf(own.playerId)).toBe(before + 2_000);
  });

  test('BON-30 nothing without an opt-in, after leaving, for one that came after the bet, and without the flag of bonuses', async () => {
    const { bet, bettor, settle, desk } = book();
    const other = await bettor();
    expect(await gain(other, 'boost-o-1', 2_000, 5)).toBe(1_000);
    await bet(other.sessionId, 'boost-o-2', 1_000);
    await desk.clock.advance(1_000);
    await join(other.playerId);
    const before = await mainOf(other.playerId);
    await settle('boost-o-2', 2_000, { legs: legsOf(5) });
    expect(await mainOf(other.playerId)).toBe(before + 2_000);
    expect(await gain(other, 'boost-o-3', 2_000, 5)).toBe(1_150);
    await desk.players.update(other.playerId, { flags: { bonuses: false } });
    expect(await gain(other, 'boost-o-4', 2_000, 5)).toBe(1_000);
    await desk.players.update(other.playerId, { flags: { bonuses: true } });
    await desk.call(other.playerId, optOut, { params, body: {} });
    expect(await gain(other, 'boost-o-5', 2_000, 5)).toBe(1_000);
    await join(other.playerId);
    await bet(other.sessionId, 'boost-o-6', 1_000);
    await desk.players.update(other.playerId, { status: 'SELF_EXCLUDED' });
    expect(await settle('boost-o-6', 2_000, { legs: legsOf(5) })).toMatchObject({ status: 200 });
    const [latest] = await book().rows(other.playerId, 1);
    expect(latest).toEqual(['WIN', 2_000]);
  });

  test('BON-30 a bet keeps its boost when the audience or the dates of the campaign change while it is open', async () => {
    const { bet, settle, changeTerms, desk } = book();
    const { playerId, sessionId } = await joined();
    await bet(sessionId, 'boost-k1', 1_000);
    await desk.clock.advance(1_000);
    const isIt = eq(campaignTable.campaignId, params.campaignId);
    const [before] = await desk.database.select().from(campaignTable).where(isIt);
    await changeTerms(params.campaignId, { markets: ['NO'] });
    await desk.database.update(campaignTable).set({ startedAt: desk.clock.now() }).where(isIt);
    const main = await mainOf(playerId);
    await settle('boost-k1', 2_000, { legs: legsOf(5) });
    expect(await mainOf(playerId)).toBe(main + 2_150);
    expect(await gain({ playerId, sessionId }, 'boost-k2', 2_000, 5)).toBe(1_000);
    await desk.database
      .update(campaignTable)
      .set({ ...before })
      .where(isIt);
  });

  test('BON-30 cash-outs, voids and free bets earn no boost', async () => {
    const { bet, settle, cashOut, freeBettor, ...calls } = book();
    const { playerId, sessionId, freeBetId, amountMinor } = await freeBettor();
    await join(playerId);
    const main = await mainOf(playerId);
    await bet(sessionId, 'boost-y1', amountMinor, { freeBetId });
    await settle('boost-y1', 3 * amountMinor, { legs: legsOf(5) });
    await bet(sessionId, 'boost-y2', 1_000);
    await cashOut('boost-y2', 1_500);
    await bet(sessionId, 'boost-y3', 1_000);
    await calls.void('boost-y3');
    expect(await mainOf(playerId)).toBe(main + 2 * amountMinor + 500);
  });

  test('BON-30 a settlement that is taken back takes its boost back, and what is missing is a debt', async () => {
    const { bet, settle, unsettle, rows, account } = book();
    const own = await joined(20);
    expect(await gain(own, 'boost-t1', 3_000, 10)).toBe(3_000);
    await unsettle('boost-t1');
    expect(await unsettle('boost-t1')).toMatchObject({ body: { balanceMinor: 1_000, uncollectedMinor: 0 } });
    expect(await rows(own.playerId, 2)).toEqual([
      ['REVERSAL', -1_000],
      ['WIN_VOID', -3_000],
    ]);
    await settle('boost-t1', 3_000, { txId: 's-t1-again', legs: legsOf(3) });
    expect(await account(own.sessionId)).toMatchObject({ balanceMinor: 4_100 });
    await bet(own.sessionId, 'boost-t2', 4_050);
    // The settlement leaves 30.50 to take back, the boost one euro.
    expect(await unsettle('boost-t1', 's-t1-again', 'u-t1-again')).toEqual({
      status: 200,
      body: { balanceMinor: 0, uncollectedMinor: 3_050 },
    });
    await settle('boost-t1', 0, { txId: 's-t1-lost' });
    expect(await settle('boost-t2', 8_100, { legs: legsOf(1) })).toMatchObject({
      body: { balanceMinor: 5_050, uncollectedMinor: 0 },
    });
  });
}
