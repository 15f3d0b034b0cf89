import { activateCashback, forfeitBonus, listSportsbookRewards, readCashback } from '#lib/bonuses/contract.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { readActivitySummary, resetActivityTimer } from '#lib/protection/activity/contract.ts';
import { readSpendLimits } from '#lib/protection/limits/contract.ts';
import { readNetPosition } from '#lib/wallet/contract.ts';
import { createBonusAdmin } from '#sandbox/platform/bonuses/bonus-admin.ts';
import { findPlayer } from '#sandbox/platform/players/find-player.ts';
import { readUsage } from '#sandbox/platform/protection/limits/usage.ts';
import { cause } from '../../../../fixtures/sandbox/operator.ts';
import type { Sportsbook } from '../../../../fixtures/sandbox/sports/sportsbook.ts';

const refused = (status: number, code: string) => ({ status, body: { code } });

/** Sports bonuses and free bets. */
export function testSportsBonuses(book: () => Sportsbook): void {
  test('BON-30 a sports bonus pays after real money and is wagered by settled bets from odds of 1.80, until it becomes real', async () => {
    const { account, bet, settle, bettor, code, one, held, balances, unsettle, cashOut, ...calls } = book();
    const { playerId, sessionId } = await bettor(2);
    await code(playerId, 'SPORT10');
    const progress = async () => (await one(playerId, 'cmp_code_sport')).wageringProgress;
    expect(await account(sessionId)).toMatchObject({
      balanceMinor: 1_200,
      bonusMinor: 1_000,
      bonus: { minOddsMilli: 1_800, maxBetMinor: 500 },
    });
    expect(await bet(sessionId, 'g0', 501)).toMatchObject({
      status: 402,
      body: { code: 'BONUS_LIMIT', additionalInfo: { rule: 'MAX_BET', maxMinor: 500 } },
    });
    // Two euros of real money, three of the bonus: only those count, at the settlement.
    expect(await bet(sessionId, 'g1', 500)).toMatchObject({ body: { bonusPartMinor: 300 } });
    expect(await progress()).toBe(0);
    await settle('g1', 1_001);
    expect(await balances(playerId)).toEqual({ main: 401, bonus: 1_300 });
    expect(await progress()).toBe(3);
    await unsettle('g1');
    expect(await progress()).toBe(0);
    expect(await balances(playerId)).toEqual({ main: 0, bonus: 700 });
    await settle('g1', 0, { txId: 'g1-right' });
    expect(await progress()).toBe(3);

    await bet(sessionId, 'g2', 500, { totalOddsMilli: 1_799 });
    await settle('g2', 500, { totalOddsMilli: 1_799 });
    await bet(sessionId, 'g3', 500);
    await calls.void('g3');
    await bet(sessionId, 'g4', 500);
    await cashOut('g4', 500);
    expect([await progress(), await balances(playerId)]).toEqual([3, { main: 0, bonus: 700 }]);

    for (let turn = 0; turn < 9; turn += 1) {
      await bet(sessionId, `h${turn}`, 500);
      await settle(`h${turn}`, 500, { totalOddsMilli: 1_800 });
    }
    expect(await progress()).toBe(48);
    await bet(sessionId, 'open', 200);
    await bet(sessionId, 'last', 500);
    // The settlement that meets the requirement converts what is left; a bet that was open then pays real money.
    await settle('last', 900);
    expect([await held(playerId), await balances(playerId)]).toEqual([[], { main: 900, bonus: 0 }]);
    await settle('open', 300);
    expect(await balances(playerId)).toEqual({ main: 1_200, bonus: 0 });
  });

  test('BON-29 of a sticky sports bonus the whole stake counts; given up with a bet open, the share of the bonus is lost', async () => {
    const { addCampaign, bet, settle, bettor, code, desk, one, balances, cashOut, rows } = book();
    const { playerId, sessionId } = await bettor(6);
    const sticky = await addCampaign('cmp_code_sport', {}, { moneyType: 'STICKY' });
    const { assignmentId } = await code(playerId, sticky.bonusCode);
    await bet(sessionId, 'k1', 500);
    await settle('k1', 0);
    expect(await one(playerId, sticky.campaignId)).toMatchObject({ wageringProgress: 5, balance: 10 });
    await bet(sessionId, 'k2', 500);
    await bet(sessionId, 'k3', 500);
    const params = { bonusAssignmentId: assignmentId ?? '' };
    await desk.call(playerId, forfeitBonus, { params, body: { state: 'FORFEITED', wageringProgress: 5 } });
    expect(await settle('k2', 1_000)).toMatchObject({ body: { balanceMinor: 200 } });
    expect(await cashOut('k3', 400)).toMatchObject({ body: { balanceMinor: 200 } });
    expect(await balances(playerId)).toEqual({ main: 200, bonus: 0 });
    expect((await rows(playerId, 1))[0]).toEqual(['WIN', 200]);
  });

  test('a sports bonus whose money is lost ends with its last open bet', async () => {
    const { bet, settle, bettor, code, held } = book();
    const { playerId, sessionId } = await bettor(0);
    await code(playerId, 'SPORT10');
    await bet(sessionId, 'x1', 500);
    await bet(sessionId, 'x2', 500);
    await settle('x1', 0);
    expect(await held(playerId)).toHaveLength(1);
    await settle('x2', 0);
    expect(await held(playerId)).toEqual([]);
  });

  test('DEC-BON-16 a result that is corrected makes no money of a lost bonus, nor a debt; one that an operator completed pays to main', async () => {
    const { bet, settle, bettor, code, balances, unsettle, desk, ...calls } = book();
    const lost = await bettor(0);
    await code(lost.playerId, 'SPORT10');
    for (const id of ['kept1', 'kept2', 'kept3', 'kept4']) {
      await bet(lost.sessionId, id, 500);
      await settle(id, id === 'kept1' || id === 'kept2' ? 500 : 0);
    }
    await unsettle('kept1');
    expect(await settle('kept1', 900, { txId: 'kept1-right' })).toMatchObject({ body: { balanceMinor: 0, uncollectedMinor: 0 } });
    await unsettle('kept4');
    await calls.void('kept4');
    expect(await balances(lost.playerId)).toEqual({ main: 0, bonus: 0 });

    const { playerId, sessionId } = await bettor(0);
    const { assignmentId } = await code(playerId, 'SPORT10');
    await bet(sessionId, 'kept5', 500);
    await bet(sessionId, 'kept6', 500);
    const admin = createBonusAdmin(desk.database, desk.clock);
    await admin.end(playerId, assignmentId ?? '', { action: 'complete' }, cause);
    await settle('kept5', 900);
    expect(await balances(playerId)).toEqual({ main: 900, bonus: 0 });
  });

  test('DEC-LIM-7 a stake of a bonus that is completed and then voided gives no spending and no loss back', async () => {
    const { bet, bettor, code, balances, desk, ...calls } = book();
    const { playerId, sessionId } = await bettor(0);
    const used = async () => {
      const { countryCode = '', province = null } = (await findPlayer(desk.database, playerId)) ?? {};
      const player = { id: Number(playerId), countryCode, province };
      const [loss] = await readUsage(desk.database, player, [{ kind: 'LOSS', period: 'D' }], desk.clock.now());
      return [(await desk.call(playerId, readSpendLimits, {})).limits.D.used, (loss?.usedMinor ?? 0) / 100];
    };
    const { assignmentId } = await code(playerId, 'SPORT10');
    await bet(sessionId, 'of-bonus', 500);
    const admin = createBonusAdmin(desk.database, desk.clock);
    await admin.end(playerId, assignmentId ?? '', { action: 'complete' }, cause);
    await bet(sessionId, 'own', 300);
    await bet(sessionId, 'own-void', 100);
    expect(await used()).toEqual([4, 4]);
    await calls.void('of-bonus');
    await calls.void('own-void');
    expect(await balances(playerId)).toEqual({ main: 700, bonus: 0 });
    expect(await used()).toEqual([3, 3]);
  });

  test('BON-30 a free bet is staked whole and once; its win above the stake is real money, a void gives it back', async () => {
    const { freeBettor, bet, settle, account, balances, desk, held, unsettle, ...calls } = book();
    const { playerId, sessionId, freeBetId, amountMinor } = await freeBettor();
    const listed = () => desk.call(playerId, listSportsbookRewards, {});
    expect(await account(sessionId)).toMatchObject({
      bonusMinor: 0,
      freeBets: [{ freeBetId, amountMinor, minOddsMilli: 1_800 }],
    });
    const main = await desk.mainOf(playerId);
    const free = (id: string, more: object = {}) => bet(sessionId, id, amountMinor, { freeBetId, ...more });
    expect(await free('q0', { amountMinor: amountMinor - 1 })).toMatchObject(refused(402, 'FREE_BET_USED'));
    expect(await free('q4', { totalOddsMilli: 1_799 })).toMatchObject(refused(402, 'FREE_BET_ODDS'));
    const placed = await Promise.all(['q1', 'q2', 'q3'].map((id) => free(id)));
    expect(placed.filter(({ status }) => status === 200)).toHaveLength(1);
    const first = ['q1', 'q2', 'q3'][placed.findIndex(({ status }) => status === 200)] ?? '';
    expect([await listed(), (await account(sessionId)).freeBets]).toEqual([[], []]);
    await calls.void(first);
    expect(await listed()).toMatchObject([{ id: freeBetId, amount: amountMinor / 100 }]);
    expect(await free('q5')).toMatchObject({ status: 200, body: { balanceMinor: main, bonusPartMinor: amountMinor } });
    expect(await settle('q5', 2 * amountMinor)).toMatchObject({ body: { balanceMinor: main + amountMinor } });
    expect(await free('q6')).toMatchObject(refused(402, 'FREE_BET_USED'));
    expect(await held(playerId)).toEqual([]);
    // It was not the player's own money.
    const { D } = (await desk.call(playerId, readSpendLimits, {})).limits;
    expect(D).toMatchObject({ used: 0 });
    await unsettle('q5');
    await calls.void('q5');
    expect(await balances(playerId)).toEqual({ main, bonus: 0 });
  });

  test('a free bet whose time ends with a bet open still pays its win; a void of it gives nothing back', async () => {
    const { freeBettor, bet, settle, balances, desk, account, held, ...calls } = book();
    for (const isVoid of [false, true]) {
      const { playerId, sessionId, freeBetId, amountMinor } = await freeBettor();
      const main = await desk.mainOf(playerId);
      const id = `z${String(isVoid)}`;
      await bet(sessionId, id, amountMinor, { freeBetId });
      await desk.clock.advance(30 * dayMs);
      expect((await account(sessionId)).freeBets).toEqual([]);
      expect(await held(playerId)).toEqual([]);
      if (isVoid) await calls.void(id);
      else await settle(id, 3 * amountMinor);
      expect(await balances(playerId)).toEqual({ main: main + (isVoid ? 0 : 2 * amountMinor), bonus: 0 });
      await desk.clock.reset();
    }
  });

  test('bets count for cashback of the sportsbook, the summary of the session of play and the net result', async () => {
    const { addCampaign, bet, settle, bettor, desk, cashOut, noon, ...calls } = book();
    await noon();
    const { playerId, sessionId } = await bettor(100);
    const sports = await addCampaign('cmp_cashback_daily', {}, { vertical: 'SPORTS' });
    const params = { campaignId: sports.campaignId };
    await desk.call(playerId, activateCashback, { params, body: {} });
    await desk.call(playerId, resetActivityTimer, { body: {} });
    for (const id of ['w1', 'w2', 'w3', 'w4']) await bet(sessionId, id, 1_000);
    await settle('w1', 0);
    await settle('w2', 1_500);
    await calls.void('w3');
    expect(await desk.call(playerId, readCashback, { params })).toMatchObject({ netLoss: 5 });
    await cashOut('w4', 800);
    expect(await desk.call(playerId, readCashback, { params })).toMatchObject({ netLoss: 7 });
    expect(await desk.call(playerId, readNetPosition, { query: {} })).toMatchObject({ winLoss: -7 });
    expect(await desk.call(playerId, readActivitySummary, {})).toMatchObject({ turnover: 30, winnings: 23, delta: -7 });
  });
}
