import { attachPartnerCode, listRewards, listSportsbookRewards } from '#lib/bonuses/contract.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import type { BonusFixture } from '../../../../fixtures/sandbox/bonuses.ts';
import { nextMonday } from '../../../../fixtures/sandbox/sports/sportsbook.ts';

/** What is used in the sportsbook: free bets and sports bonuses. */
export function testSports(bonuses: () => BonusFixture): void {
  test('BON-25 BON-30 a deposit of a Monday gives a free bet, which the sportsbook can read until it ends', async () => {
    const { desk, sam, ava, deposit, one, balances } = bonuses();
    await desk.clock.advance(nextMonday(desk.clock.now()).getTime() - desk.clock.now().getTime());
    const freeBets = (playerId: string) => desk.call(playerId, listSportsbookRewards, {});
    await deposit(sam, 50, 'cmp_free_bet_monday');
    const reward = await one(sam, 'cmp_free_bet_monday');
    expect(reward).toMatchObject({ state: 'ACTIVE', vertical: 'FREE_BET' });
    expect(await freeBets(sam)).toEqual([
      { id: reward.assignmentId, type: 'FREE_BET', amount: reward.bonusAmount, currency: 'EUR', expiresAt: reward.expiresAt },
    ]);
    expect(await freeBets(ava)).toEqual([]);
    expect((await balances(sam)).bonus).toBe(reward.bonusAmount * 100);
    await desk.clock.advance(reward.terms.validDays ? reward.terms.validDays * dayMs : 0);
    expect(await freeBets(sam)).toEqual([]);
    expect((await balances(sam)).bonus).toBe(0);
  });

  test('BON-11 BON-28 a sports bonus stays out of the casino, and takes a partner’s code', async () => {
    const { desk, sam, code, one, play } = bonuses();
    const { assignmentId } = await code(sam, 'SPORT10');
    const { sessionId } = await desk.launch(sam);
    expect((await play(sessionId, 500)).stake).toMatchObject({ status: 200, body: { bonusPartMinor: 0 } });
    expect(await one(sam, 'cmp_code_sport')).toMatchObject({ vertical: 'SPORTS', balance: 10, wageringProgress: 0 });
    const body = { bonusAssignmentId: assignmentId ?? '', partnerBonusCode: 'PARTNER-SPORT1' };
    await desk.call(sam, attachPartnerCode, { body });
    expect((await desk.call(sam, listRewards, { query: { rewardsType: 'ACTIVE' } })).rewards).toMatchObject([
      { partnerBonusCode: 'PARTNER-SPORT1' },
    ]);
  });
}
