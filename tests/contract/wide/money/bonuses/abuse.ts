import {
  activateCashback,
  claimCashback,
  claimReward,
  deactivateCashback,
  listRewards,
  readCashback,
  readEligibility,
} from '#lib/bonuses/contract.ts';
import { dayMs, minuteMs } from '#lib/core/time/durations.ts';
import { startCooling } from '#lib/protection/contract.ts';
import { listTournaments } from '#lib/tournaments/contract.ts';
import { createCampaignAdmin } from '#sandbox/platform/bonuses/campaign-admin/campaign-admin.ts';
import { listScheduled } from '#sandbox/platform/tournaments/calendar.ts';
import { payPrizes } from '#sandbox/platform/tournaments/prizes.ts';
import type { BonusFixture } from '../../../../fixtures/sandbox/bonuses.ts';
import { addPlayer } from '../../../../fixtures/sandbox/new-player.ts';
import { cause } from '../../../../fixtures/sandbox/operator.ts';

const daily = { params: { campaignId: 'cmp_cashback_daily' }, body: {} };

/** What an operator's fraud team would try. */
export function testAbuse(bonuses: () => BonusFixture): void {
  test('DEC-BON-16 DEC-BON-17 rounds left open, to be rolled back later, complete no bonus', async () => {
    const { desk, sam, code, one, held, play, addCampaign } = bonuses();
    const { campaignId, bonusCode } = await addCampaign('cmp_code_sticky', { amount: 10, wrMultiplier: 1 });
    await code(sam, bonusCode);
    const { sessionId } = await desk.launch(sam);
    const stake = (txId: string) =>
      desk.bet({ sessionId, roundId: `${bonusCode}-${txId}`, txId: `${bonusCode}-${txId}`, amountMinor: 500 });
    const rollBack = (txId: string) => desk.rollback({ sessionId, txId: `${bonusCode}-${txId}` });
    const names = ['a', 'b', 'c', 'd'];
    for (const name of names) await stake(name);
    expect(await one(sam, campaignId)).toMatchObject({ state: 'ACTIVE', wageringProgress: 20, wageringAmount: 10 });
    for (const name of names) await rollBack(name);
    expect(await one(sam, campaignId)).toMatchObject({ state: 'ACTIVE', wageringProgress: 0, balance: 10 });
    // Of the rounds that count one may be open: the stake that meets the requirement completes the bonus.
    await play(sessionId, 500);
    await stake('last');
    expect(await held(sam)).toEqual([]);
    // The bonus stays completed, and the stake is the player's.
    await rollBack('last');
    expect(await desk.mainOf(sam)).toBe(30_500);
  });

  test('GAM-26 DEC-BON-2 sticky money limits the stake also while all of it is in an open round', async () => {
    const { desk, ava, code, deposit, one, addCampaign } = bonuses();
    const { campaignId, bonusCode } = await addCampaign('cmp_code_sticky', { amount: 5 });
    await code(ava, bonusCode);
    const { sessionId } = await desk.launch(ava);
    const stake = (txId: string, amountMinor: number) =>
      desk.bet({ sessionId, roundId: `${bonusCode}-${txId}`, txId: `${bonusCode}-${txId}`, amountMinor });
    expect(await stake('all', 500)).toMatchObject({ status: 200, body: { bonusPartMinor: 500 } });
    await deposit(ava, 50);
    expect(await stake('large', 5_000)).toMatchObject({ status: 402, body: { code: 'GAME_LIMITATION' } });
    expect(await stake('small', 500)).toMatchObject({ status: 200 });
    expect(await one(ava, campaignId)).toMatchObject({ wageringProgress: 10 });
  });

  test('DEC-BON-22 cashback counts a round when it has ended: no stake that is open over midnight and rolled back or won then', async () => {
    const { desk, sam, refusal, noon } = bonuses();
    await noon();
    const progress = () => desk.call(sam, readCashback, { params: daily.params });
    await desk.call(sam, activateCashback, daily);
    const { sessionId } = await desk.launch(sam);
    const stake = (txId: string, amountMinor: number) =>
      desk.bet({ sessionId, roundId: `${sam}-${txId}`, txId: `${sam}-${txId}`, amountMinor });
    await stake('void', 10_000);
    await stake('won', 10_000);
    expect(await progress()).toMatchObject({ state: 'ACTIVATED', netLoss: 0 });
    await desk.clock.advance(dayMs);
    expect(await progress()).toMatchObject({ state: 'ACTIVATED', netLoss: 0 });
    await desk.rollback({ sessionId, txId: `${sam}-void` });
    await desk.win({ sessionId, roundId: `${sam}-won`, txId: `${sam}-won-win`, amountMinor: 9_000, roundEnded: true });
    expect(await progress()).toMatchObject({ state: 'ACTIVATED', netLoss: 10 });
    expect(await refusal(desk.call(sam, claimCashback, daily))).toBe('error.cashback.not_claimable');
    await desk.clock.advance(dayMs);
    expect(await progress()).toMatchObject({ state: 'ACTIVATED', netLoss: 0, amount: 0 });
  });

  test('DEC-BON-22 cashback forgets no win by being switched off and on again, and counts no bonus money', async () => {
    const { desk, sam, ava, code, play, noon } = bonuses();
    await noon();
    const progress = (playerId: string) => desk.call(playerId, readCashback, { params: daily.params });
    await desk.call(sam, activateCashback, daily);
    const { sessionId } = await desk.launch(sam);
    await play(sessionId, 1_000, 6_000);
    await desk.call(sam, deactivateCashback, daily);
    await desk.call(sam, activateCashback, daily);
    await play(sessionId, 9_000);
    expect(await progress(sam)).toMatchObject({ state: 'ACTIVATED', netLoss: 40, amount: 2 });
    await desk.call(sam, deactivateCashback, daily);
    await desk.clock.advance(dayMs);
    await desk.call(sam, activateCashback, daily);
    expect(await progress(sam)).toMatchObject({ state: 'ACTIVATED', netLoss: 0 });

    await desk.call(ava, activateCashback, daily);
    await code(ava, 'WELCOME50');
    const table = await desk.launch(ava);
    for (let left = 5_000; left > 0; left -= 500) await play(table.sessionId, 500);
    expect(await desk.mainOf(ava)).toBe(0);
    expect(await progress(ava)).toMatchObject({ state: 'ACTIVATED', netLoss: 0, amount: 0 });
  });

  test('DEC-BON-22 OPS-05 a canceled cashback counts no more losses, and pays those before', async () => {
    const { desk, sam, refusal, play, noon, addCampaign } = bonuses();
    await noon();
    const { campaignId } = await addCampaign('cmp_cashback_daily');
    const params = { campaignId };
    const call = { params, body: {} };
    await desk.call(sam, activateCashback, call);
    const { sessionId } = await desk.launch(sam);
    await play(sessionId, 4_000);
    const admin = createCampaignAdmin(desk.database, desk.clock);
    await admin.changeStatus(campaignId, { status: 'CANCELED' }, cause);
    expect(await admin.read(campaignId)).toMatchObject({ endedAt: expect.any(String) });
    await play(sessionId, 8_000);
    await desk.clock.advance(dayMs);
    expect(await desk.call(sam, claimCashback, call)).toEqual({ state: 'CLAIMED', amount: 2 });
    await play(sessionId, 8_000);
    await desk.clock.advance(dayMs);
    expect(await refusal(desk.call(sam, claimCashback, call))).toBe('error.cashback.not_claimable');
    expect((await desk.call(sam, listRewards, { query: { rewardsType: 'ACTIVE' } })).rewards).toEqual([]);
  });

  test('a bonus is on the terms of its grant, whatever the operator changes after it', async () => {
    const { desk, sam, code, one, addCampaign, changeTerms } = bonuses();
    const { campaignId, bonusCode } = await addCampaign('cmp_code_sticky', { maxBet: 4 });
    await code(sam, bonusCode);
    await changeTerms(campaignId, { maxBet: 1, amount: 1, validDays: 1 });
    expect(await one(sam, campaignId)).toMatchObject({
      bonusAmount: 100,
      terms: { amount: 100, maxBet: 4, validDays: 30 },
    });
    const { sessionId } = await desk.launch(sam);
    const stake = (txId: string, amountMinor: number) =>
      desk.bet({ sessionId, roundId: `${bonusCode}-${txId}`, txId: `${bonusCode}-${txId}`, amountMinor });
    expect(await stake('within', 400)).toMatchObject({ status: 200 });
    expect(await stake('above', 401)).toMatchObject({ status: 402 });
  });

  test('BON-26 BON-30 a bonus that was lost opens no linked campaign; a campaign can ask for a number of deposits', async () => {
    const { desk, ava, ben, sam, code, refusal, play, held, addCampaign } = bonuses();
    const parent = await addCampaign('cmp_code_sunday');
    const linked = await addCampaign('cmp_after_welcome', { parent: parent.campaignId });
    await code(ava, parent.bonusCode);
    await play((await desk.launch(ava)).sessionId, 500);
    expect(await held(ava)).toEqual([]);
    const claim = { body: { campaignId: linked.campaignId } };
    expect(await refusal(desk.call(ava, claimReward, claim))).toBe('error.bonus.not_eligible');

    const { campaignId } = await addCampaign('cmp_loyalty_gift', { minLoyalty: undefined, minDeposits: 2 });
    const eligible = (playerId: string) => desk.call(playerId, readEligibility, { query: { campaignIds: campaignId } });
    expect(await eligible(ben)).toMatchObject([{ eligible: false, reason: 'deposits' }]);
    expect(await refusal(desk.call(ben, claimReward, { body: { campaignId } }))).toBe('error.bonus.not_eligible');
    expect(await eligible(sam)).toMatchObject([{ eligible: true }]);
    expect(await desk.call(sam, claimReward, { body: { campaignId } })).toMatchObject({ state: 'COMPLETED' });
  });

  test('DEC-BON-29 CST-09 no bonus and no queue outlives a cool-off', async () => {
    const { desk, sam, code, held, queue, balances, noon } = bonuses();
    await noon();
    await code(sam, 'WELCOME50');
    await queue(sam, 'STICKY100');
    await desk.call(sam, startCooling, { body: { playerId: sam } });
    await desk.clock.advance(dayMs + 1_000);
    expect(await held(sam)).toEqual([]);
    expect(await balances(sam)).toEqual({ main: 30_000, bonus: 0 });
  });

  test('DEC-X-14 a stake that is open when a tournament ends, to be rolled back, wins nothing', async () => {
    const { desk, noon } = bonuses();
    await noon();
    const player = await addPlayer(desk.database, [2_000], desk.clock.now());
    const now = desk.clock.now();
    const [gameId = ''] = listScheduled(now).find(({ kind, startAt }) => kind === 'daily' && startAt <= now)?.gameIds ?? [];
    const game = { gameId, category: 'CASINO', provider: 'playngo' } as const;
    const { sessionId } = await desk.launch(player, game);
    await desk.bet({ sessionId, roundId: `${player}-open`, txId: `${player}-open`, gameId, amountMinor: 200_000 });
    await desk.clock.advance(dayMs);
    await payPrizes(desk.database, desk.clock.now());
    await desk.rollback({ sessionId, txId: `${player}-open` });
    expect(await desk.mainOf(player)).toBe(200_000);
  });

  test('DEC-X-14 a round that is open when a tournament ends counts if it ends within ten minutes, after which the prize is paid', async () => {
    const { desk, noon } = bonuses();
    await noon();
    const now = desk.clock.now();
    const {
      gameIds: [gameId = ''] = [],
      id,
      endAt = now,
    } = listScheduled(now).find(({ kind, startAt }) => kind === 'daily' && startAt <= now) ?? {};
    const game = { gameId, category: 'CASINO', provider: 'playngo' } as const;
    const open = async () => {
      const player = await addPlayer(desk.database, [2_000], now);
      const { sessionId } = await desk.launch(player, game);
      const round = { sessionId, roundId: `${player}-open`, gameId };
      await desk.bet({ ...round, txId: `${player}-bet`, amountMinor: 200_000 });
      const end = () => desk.win({ ...round, txId: `${player}-end`, amountMinor: 0, roundEnded: true });
      const row = async () => {
        const shown = await desk.call(player, listTournaments, { params: { siteId: '5', market: 'FI', language: 'FI' } });
        return shown.find((each) => each.id === id)?.leaderboard.find(({ me }) => me);
      };
      return { player, end, row };
    };
    const [soon, late, barred] = [await open(), await open(), await open()];
    await barred.end();
    expect(await barred.row()).toMatchObject({ points: 2_000, prize: expect.any(String) });
    await desk.players.update(barred.player, { flags: { bonuses: false } });
    expect(await barred.row()).toMatchObject({ points: 2_000, prize: null });
    await desk.clock.advance(endAt.getTime() - now.getTime() + 5 * minuteMs);
    await soon.end();
    await payPrizes(desk.database, desk.clock.now());
    expect(await soon.row()).toMatchObject({ points: 2_000, prize: null });
    expect(await desk.mainOf(soon.player)).toBe(0);
    await desk.clock.advance(6 * minuteMs);
    await late.end();
    await payPrizes(desk.database, desk.clock.now());
    expect(await soon.row()).toMatchObject({ rank: 1, prize: expect.stringContaining('150') });
    expect(await desk.mainOf(soon.player)).toBe(15_000);
    expect([await late.row(), await desk.mainOf(late.player)]).toEqual([undefined, 0]);
    // What was not paid is no prize later either.
    await desk.players.update(barred.player, { flags: { bonuses: true } });
    expect(await barred.row()).toMatchObject({ points: 2_000, prize: null });
    expect(await desk.mainOf(barred.player)).toBe(0);
  });
}
