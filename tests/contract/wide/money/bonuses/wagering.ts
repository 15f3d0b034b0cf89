import {
  answerAgreement,
  claimFreeSpins,
  claimReward,
  forfeitBonus,
  listRewards,
  readFreeSpinProgress,
  readFreeSpins,
} from '#lib/bonuses/contract.ts';
import { startWithdrawal } from '#lib/cashier/withdrawals/contract.ts';
import { dayMs, hourMs } from '#lib/core/time/durations.ts';
import { listGameLimitations, readGameLimitations } from '#lib/games/launch/contract.ts';
import { listTransactions } from '#lib/wallet/contract.ts';
import { gameId } from '#sandbox/data/content/games/games.ts';
import { catalogue } from '#sandbox/data/tables/catalogue.ts';
import { findGame } from '#sandbox/games/profile.ts';
import { listPlayerTransactions } from '#sandbox/ledger/history.ts';
import { expireAll } from '#sandbox/platform/bonuses/expiry.ts';
import { openRealMoneyGame } from '#sandbox/platform/games/launch/open-game.ts';
import type { BonusFixture } from '../../../../fixtures/sandbox/bonuses.ts';

const roulette = 'game-whistlestop-blackjack';
const jackpot = gameId(catalogue.find(({ gameType, provider }) => gameType === 'jackpot' && provider === 'relax')?.slug ?? '');

/** What happens to a bonus in games, and how it ends. */
export function testWagering(bonuses: () => BonusFixture): void {
  test('BON-29 BON-31 of money that is not sticky real money is played first and only the bonus counts; at its requirement it becomes real', async () => {
    const { desk, sam, held, one, code, play, balances } = bonuses();
    await code(sam, 'sunday5');
    const { sessionId } = await desk.launch(sam);
    await play(sessionId, 500);
    expect(await one(sam, 'cmp_code_sunday')).toMatchObject({ wageringProgress: 0, wageringAmount: 25, balance: 5 });
    // The bonus does not limit real money on a game that it excludes.
    const withJackpot = await desk.launch(sam, { gameId: jackpot, provider: 'relax' });
    await play(withJackpot.sessionId, 29_400, 0, { gameId: jackpot });
    const slot = await desk.launch(sam);
    await play(slot.sessionId, 500, 500);
    // Four of the five euros were bonus money: the stake, and what it won.
    expect(await one(sam, 'cmp_code_sunday')).toMatchObject({ wageringProgress: 4, balance: 5 });
    expect(await balances(sam)).toEqual({ main: 100, bonus: 500 });
    for (let turn = 0; turn < 5; turn += 1) await play(slot.sessionId, 500, 500);
    expect(await one(sam, 'cmp_code_sunday')).toMatchObject({ wageringProgress: 24, balance: 5 });
    // The stake that meets the requirement converts what is left; its win is real money.
    await desk.bet({ sessionId: slot.sessionId, roundId: 'last', txId: 'last', amountMinor: 500 });
    expect(await held(sam)).toEqual([]);
    expect(await balances(sam)).toEqual({ main: 100, bonus: 0 });
    await desk.win({ sessionId: slot.sessionId, roundId: 'last', txId: 'last-win', amountMinor: 700, roundEnded: true });
    expect(await balances(sam)).toEqual({ main: 800, bonus: 0 });
  });

  test('DEC-LIM-7 a used-up limit opens games that bonus money or free spins play, and no others', async () => {
    const { desk, sam, ben, code, play, refusal } = bonuses();
    const open = (playerId: string, gameId: string) => {
      const { provider, code: gameCode } = findGame(gameId) ?? { provider: '', code: '' };
      return refusal(openRealMoneyGame(desk.context, { playerId, signInId: '' }, { provider, code: gameCode }));
    };
    const limitSpending = (id: string) => desk.players.update(id, { limits: [{ kind: 'SPEND', period: 'D', value: 0 }] });
    const slot = 'game-sugarplum-express';
    await code(sam, 'sunday5');
    await limitSpending(sam);
    // Own money is staked first.
    expect(await open(sam, slot)).toBe('error.spend.limit.reached');
    await desk.players.update(sam, { limits: [{ kind: 'SPEND', period: 'D', value: null }] });
    const { sessionId } = await desk.launch(sam, { gameId: jackpot, provider: 'relax' });
    await play(sessionId, 30_000, 0, { gameId: jackpot });
    await limitSpending(sam);
    expect(await open(sam, slot)).toBe('accepted');
    expect(await open(sam, jackpot)).toBe('error.game.limitation');
    expect(await open(sam, roulette)).toBe('accepted');

    await desk.call(ben, claimFreeSpins, {
      params: { bonusAssignmentId: (await code(ben, 'SPINS20')).assignmentId ?? '' },
      body: {},
    });
    await limitSpending(ben);
    expect(await open(ben, 'game-cloudbreaker')).toBe('accepted');
    expect(await open(ben, slot)).toBe('error.spend.limit.reached');
  });

  test('BON-29 of sticky money the whole stake counts; a rolled-back stake takes its progress back', async () => {
    const { desk, sam, one, code, play, balances } = bonuses();
    const reward = await code(sam, 'STICKY100');
    expect(reward).toMatchObject({ state: 'ACTIVE', bonusType: 'STICKY', wageringAmount: 3_000, balance: 100 });
    const { sessionId } = await desk.launch(sam);
    await play(sessionId, 400);
    expect(await one(sam, 'cmp_code_sticky')).toMatchObject({ wageringProgress: 4, balance: 100 });
    await desk.bet({ sessionId, roundId: 'back', txId: 'back', amountMinor: 500 });
    expect(await one(sam, 'cmp_code_sticky')).toMatchObject({ wageringProgress: 9 });
    await desk.rollback({ sessionId, txId: 'back' });
    await desk.rollback({ sessionId, txId: 'back' });
    expect(await one(sam, 'cmp_code_sticky')).toMatchObject({ wageringProgress: 4 });
    expect(await balances(sam)).toEqual({ main: 29_600, bonus: 10_000 });
    const table = await desk.launch(sam, { gameId: roulette });
    await play(table.sessionId, 500, 0, { gameId: roulette });
    expect(await one(sam, 'cmp_code_sticky')).toMatchObject({ wageringProgress: 4.5 });
  });

  test('GAM-26 a stake above the maximum is refused, also in parts; a game that the bonus excludes takes real money only', async () => {
    const { desk, sam, code } = bonuses();
    await code(sam, 'WELCOME50');
    const { sessionId } = await desk.launch(sam);
    const part = (txId: string, amountMinor: number) => desk.bet({ sessionId, roundId: 'parts', txId, amountMinor });
    const refused = (limit: object) => ({
      status: 402,
      body: { code: 'GAME_LIMITATION', additionalInfo: { bonusTitle: 'Casino bonus', ...limit } },
    });
    const stakeLimit = { rule: 'MAX_BET', bonusTitle: 'Casino bonus', maxMinor: 500 };
    expect(await desk.balance(sessionId)).toMatchObject({ status: 200, body: { stakeLimit } });
    expect(await part('p0', 501)).toMatchObject(refused({ rule: 'MAX_BET', maxMinor: 500 }));
    const parts = await Promise.all([part('p1', 300), part('p2', 300)]);
    expect(parts.map(({ status }) => status).toSorted()).toEqual([200, 402]);

    const readJackpot = () => desk.call(sam, readGameLimitations, { params: { gameId: jackpot }, query: { language: 'en' } });
    const bonus = { title: 'Casino bonus', contribution: 0, maxBet: null, wageringProgress: 0, wageringAmount: 1_750 };
    expect(await readJackpot()).toMatchObject({ statusCode: 'NO_LIMITATIONS', bonus: { ...bonus, rule: 'OWN_MONEY_ONLY' } });
    const { exclusions } = await desk.call(sam, listGameLimitations, {});
    expect(exclusions).toMatchObject([{ title: 'Kasinobonus', rule: 'OWN_MONEY_ONLY' }]);
    expect(exclusions[0]?.gameIds).toContain(jackpot);
    expect(exclusions[0]?.gameIds).not.toContain('game-sugarplum-express');
    const withJackpot = await desk.launch(sam, { gameId: jackpot, provider: 'relax' });
    const stake = (txId: string, amountMinor: number) =>
      desk.bet({ sessionId: withJackpot.sessionId, roundId: txId, txId, amountMinor, gameId: jackpot });
    const limitHere = async () => (await desk.balance(withJackpot.sessionId)).body.stakeLimit;
    expect(await limitHere()).toEqual({ rule: 'OWN_MONEY_ONLY', bonusTitle: 'Casino bonus', maxMinor: 29_700 });
    expect(await stake('j0', 29_701)).toMatchObject(refused({ rule: 'OWN_MONEY_ONLY', maxMinor: 29_700 }));
    expect(await stake('j1', 29_700)).toMatchObject({ status: 200, body: { bonusPartMinor: 0 } });
    expect(await limitHere()).toMatchObject({ rule: 'NO_OWN_MONEY', maxMinor: 0 });
    expect(await stake('j2', 10)).toMatchObject(refused({ rule: 'NO_OWN_MONEY', maxMinor: 0 }));
    expect(await readJackpot()).toMatchObject({ statusCode: 'GAME_EXCLUDED', bonus: { ...bonus, rule: 'NO_OWN_MONEY' } });
  });

  test('GAM-26 of a limit that an operator sets on a game and that of the bonus the lower one holds', async () => {
    const { desk, sam, code } = bonuses();
    await code(sam, 'WELCOME50');
    const gameId = 'game-sugarplum-express';
    const { sessionId } = await desk.launch(sam);
    const withMost = async (maxBet: number, game = gameId, session = sessionId) => {
      await desk.players.update(sam, { limitations: [{ game, statusCode: 'MAX_BET', maxBet }] });
      const query = { language: 'en' };
      const { bonus } = await desk.call(sam, readGameLimitations, { params: { gameId: game }, query });
      const { rule, bonusTitle, maxMinor } = (await desk.balance(session)).body.stakeLimit ?? {};
      return [rule, bonusTitle, maxMinor, bonus?.rule, bonus?.title, bonus?.maxBet];
    };
    const limit = (title: string | null, max: number) => ['MAX_BET', title, max * 100, 'MAX_BET', title, max];
    expect(await withMost(20)).toEqual(limit('Casino bonus', 5));
    expect(await desk.bet({ sessionId, roundId: 'most', txId: 'most', amountMinor: 501 })).toMatchObject({ status: 402 });
    expect(await withMost(5)).toEqual(limit(null, 5));
    expect(await withMost(2)).toEqual(limit(null, 2));
    const withJackpot = await desk.launch(sam, { gameId: jackpot, provider: 'relax' });
    expect(await withMost(2, jackpot, withJackpot.sessionId)).toEqual(limit(null, 2));
    expect(await withMost(400, jackpot, withJackpot.sessionId)).toEqual([
      ...['OWN_MONEY_ONLY', 'Casino bonus', 30_000],
      ...['OWN_MONEY_ONLY', 'Casino bonus', null],
    ]);
  });

  test.each(['WELCOME50', 'STICKY100'])(
    'GAM-26 where the operator excludes a game that the bonus %s closes too, it is the operator’s exclusion',
    async (bonusCode) => {
      const { desk, ava, code } = bonuses();
      await code(ava, bonusCode);
      await desk.players.update(ava, { limitations: [{ game: jackpot, statusCode: 'GAME_EXCLUDED' }] });
      const excluded = { rule: 'EXCLUDED', title: null };
      expect(await desk.call(ava, readGameLimitations, { params: { gameId: jackpot } })).toMatchObject({
        statusCode: 'GAME_EXCLUDED',
        bonus: excluded,
      });
      expect((await desk.call(ava, listGameLimitations, {})).exclusions.at(-1)).toMatchObject({
        ...excluded,
        gameIds: [jackpot],
      });
      const { sessionId } = await desk.launch(ava, { gameId: jackpot, provider: 'relax' });
      expect(await desk.bet({ sessionId, roundId: 'x', txId: `x-${bonusCode}`, amountMinor: 10, gameId: jackpot })).toMatchObject(
        {
          status: 402,
          body: { additionalInfo: { rule: 'EXCLUDED', bonusTitle: null } },
        },
      );
    },
  );

  test('DEC-BON-23 TXN-01 the history names the campaign of a bonus and of its end, in the requested language or the player’s', async () => {
    const { desk, sam, code } = bonuses();
    const { assignmentId } = await code(sam, 'WELCOME50');
    const params = { bonusAssignmentId: assignmentId ?? '' };
    await desk.call(sam, forfeitBonus, { params, body: { state: 'FORFEITED', wageringProgress: 0 } });
    const titles = async (language?: string) => {
      const { transactions } = await desk.call(sam, listTransactions, { query: { ...(language && { language }) } });
      return transactions.map(({ category, campaignTitle }) => [category, campaignTitle]);
    };
    expect((await titles()).slice(0, 3)).toEqual([
      ['ADJUSTMENT', 'Kasinobonus'],
      ['BONUS', 'Kasinobonus'],
      ['PAYMENT', undefined],
    ]);
    expect((await titles('en'))[0]).toEqual(['ADJUSTMENT', 'Casino bonus']);
  });

  test('GAM-26 a sticky bonus closes the games that it excludes, whatever own money is there', async () => {
    const { desk, sam, code } = bonuses();
    await code(sam, 'STICKY100');
    expect(await desk.call(sam, readGameLimitations, { params: { gameId: jackpot } })).toMatchObject({
      statusCode: 'GAME_EXCLUDED',
      bonus: { rule: 'EXCLUDED', maxBet: null },
    });
    const { sessionId } = await desk.launch(sam, { gameId: jackpot, provider: 'relax' });
    expect(await desk.bet({ sessionId, roundId: 'j', txId: 'j', amountMinor: 10, gameId: jackpot })).toMatchObject({
      status: 402,
      body: { additionalInfo: { rule: 'EXCLUDED', maxMinor: 0 } },
    });
  });

  test('an expired bonus ends with its money and the next one begins; a stake settles it before it is taken', async () => {
    const { desk, sam, held, code, play } = bonuses();
    await code(sam, 'LIVE20');
    await code(sam, 'WELCOME50');
    await desk.call(sam, answerAgreement, { body: { bonusCode: 'STICKY100', agreed: true } });
    await desk.clock.advance(15 * dayMs);
    expect((await held(sam)).map(({ campaignId }) => campaignId)).toEqual(['cmp_code_welcome', 'cmp_code_sticky']);
    await desk.clock.advance(15 * dayMs - hourMs);
    const { sessionId } = await desk.launch(sam);
    await desk.clock.advance(3_700_000);
    // Both ended: one had its time, and one would have expired while it waited.
    expect(await play(sessionId, 700)).toMatchObject({
      stake: { status: 200, body: { balanceMinor: 29_300, bonusPartMinor: 0 } },
    });
    expect(await held(sam)).toEqual([]);
    const rows = await listPlayerTransactions(desk.database, { playerId: sam, category: 'ADJUSTMENT', limit: 5, position: 0 });
    expect(rows.map(({ type, amountMinor }) => [type, amountMinor])).toEqual([
      ['FORFEIT', -5_000],
      ['FORFEIT', -2_000],
    ]);
  });

  test('a win of a bonus that was forfeited meanwhile goes to the operator, of one that was completed to main', async () => {
    const { desk, ben, one, code, play, balances } = bonuses();
    await code(ben, 'WELCOME50');
    const { sessionId } = await desk.launch(ben);
    for (let left = 10_000; left > 0; left -= 500) await play(sessionId, 500);
    await desk.bet({ sessionId, roundId: 'late', txId: 'late', amountMinor: 400 });
    const reward = await one(ben, 'cmp_code_welcome');
    expect(reward).toMatchObject({ balance: 46, wageringProgress: 4 });
    await desk.call(ben, forfeitBonus, {
      params: { bonusAssignmentId: reward.assignmentId ?? '' },
      body: { state: 'FORFEITED', wageringProgress: 4 },
    });
    const win = { sessionId, roundId: 'late', txId: 'late-win', amountMinor: 900, roundEnded: true };
    expect(await desk.win(win)).toEqual({ status: 200, body: { balanceMinor: 0 } });
    expect(await balances(ben)).toEqual({ main: 0, bonus: 0 });
  });

  test('a bonus whose money is lost ends when its last round does', async () => {
    const { desk, ben, held, one, code, refusal, play } = bonuses();
    await code(ben, 'WELCOME50');
    const { sessionId } = await desk.launch(ben);
    for (let left = 14_500; left > 0; left -= 500) await play(sessionId, 500);
    await desk.bet({ sessionId, roundId: 'lost', txId: 'lost', amountMinor: 500 });
    expect(await one(ben, 'cmp_code_welcome')).toMatchObject({ state: 'ACTIVE', balance: 0 });
    await desk.win({ sessionId, roundId: 'lost', txId: 'lost-win', amountMinor: 0, roundEnded: true });
    expect(await held(ben)).toEqual([]);
    expect(await refusal(code(ben, 'WELCOME50'))).toBe('error.bonus_code.used');
  });

  test('BON-24 BON-30 J32 free spins are claimed, taken in place of a stake, counted once, and their winnings are wagered', async () => {
    const { desk, sam, one, code, balances } = bonuses();
    const { assignmentId } = await code(sam, 'SPINS20');
    const params = { bonusAssignmentId: assignmentId ?? '' };
    const spins = () => desk.call(sam, readFreeSpins, { params });
    expect(await spins()).toMatchObject({ state: 'GRANTED', total: 20, used: 0, betValue: 0.2, winnings: 0 });
    expect(await desk.call(sam, readFreeSpinProgress, { params })).toEqual(await spins());
    const heldWith = async (hasBonusCode: 'true' | 'false', excludeTriggerType?: 'MANUAL') => {
      const query = { rewardsType: 'ACTIVE', hasBonusCode, excludeTriggerType } as const;
      return (await desk.call(sam, listRewards, { query })).rewards.map((reward) => reward.assignmentId);
    };
    expect(await heldWith('true')).toContain(assignmentId);
    expect(await heldWith('true', 'MANUAL')).toEqual([]);
    expect(await heldWith('false')).not.toContain(assignmentId);
    const game = { gameId: 'game-cloudbreaker', provider: 'pragmaticplay' };
    const { sessionId, launchToken } = await desk.launch(sam, game);
    const spin = (name: string, more: object = {}) =>
      desk.send('/seamless/freespin', {
        ...{ sessionId, roundId: name, txId: name, gameId: game.gameId, category: 'CASINO', assignmentId, betMinor: 20, ...more },
      });
    const pay = (name: string, amountMinor: number) =>
      desk.win({ sessionId, roundId: name, txId: `${name}-win`, gameId: game.gameId, amountMinor, roundEnded: true });
    expect(await spin('early')).toMatchObject({ status: 402, body: { code: 'error.free_spins.used' } });
    await desk.call(sam, claimFreeSpins, { params, body: {} });
    expect(await desk.call(sam, claimFreeSpins, { params, body: {} })).toMatchObject({ state: 'CLAIMED' });
    const { body } = await desk.authenticate(launchToken, game.provider);
    expect(body).toMatchObject({ freeSpins: { assignmentId, remaining: 20, betMinor: 20 } });
    const left = { assignmentId, remaining: 20, betValue: 0.2, currency: 'EUR' };
    expect(await desk.call(sam, readGameLimitations, { params: { gameId: game.gameId } })).toMatchObject({ freeSpins: left });
    expect((await desk.call(sam, listGameLimitations, {})).freeSpins).toEqual([{ ...left, gameId: game.gameId }]);

    expect(await spin('dear', { betMinor: 500 })).toMatchObject({ status: 402 });
    const first = await spin('s1');
    expect(first).toEqual({ status: 200, body: { balanceMinor: 30_000, remaining: 19, txId: 's1' } });
    expect(await spin('s1')).toEqual(first);
    // A stake in the round of a free spin would leave its win to be shared by a stake that it does not have.
    const inRound = { sessionId, roundId: 's1', txId: 's1-stake', gameId: game.gameId, amountMinor: 20 };
    expect(await desk.bet(inRound)).toMatchObject({ body: { code: 'TX_MISMATCH' } });
    expect(await pay('s1', 100)).toEqual({ status: 200, body: { balanceMinor: 30_100 } });
    await spin('s2');
    await desk.rollback({ sessionId, txId: 's2' });
    expect(await spins()).toMatchObject({ used: 1, winnings: 1 });
    expect(await one(sam, 'cmp_code_spins')).toMatchObject({
      ...{ state: 'ACTIVE', bonusAmount: 1, wageringAmount: 20, balance: 1 },
      terms: { amount: null },
    });
    for (let left = 19; left > 0; left -= 1) {
      await spin(`t${left}`);
      await pay(`t${left}`, 0);
    }
    expect(await spin('late')).toMatchObject({ status: 402, body: { code: 'error.free_spins.used' } });
    expect(await spins()).toMatchObject({ state: 'COMPLETED', used: 20 });
    expect(await balances(sam)).toEqual({ main: 30_000, bonus: 100 });
  });

  test.each([
    ['that needs wagering is the operator’s', 35, 0],
    ['that needs none is the player’s', 0, 100],
  ])('DEC-BON-16 DEC-BON-21 a win of a free spin that was open when its bonus expired, %s', async (_, wrMultiplier, won) => {
    const { desk, ava, code, balances, addCampaign } = bonuses();
    const freeSpins = { gameId: 'game-cloudbreaker', count: 2, betValue: 0.2, wrMultiplier };
    const { bonusCode } = await addCampaign('cmp_code_spins', { freeSpins });
    const { assignmentId } = await code(ava, bonusCode);
    await desk.call(ava, claimFreeSpins, { params: { bonusAssignmentId: assignmentId ?? '' }, body: {} });
    const round = { roundId: `${bonusCode}-round`, gameId: freeSpins.gameId };
    const { sessionId } = await desk.launch(ava, { gameId: round.gameId, provider: 'pragmaticplay' });
    const spin = { ...round, sessionId, txId: `${bonusCode}-spin`, category: 'CASINO', assignmentId, betMinor: 20 };
    expect(await desk.send('/seamless/freespin', spin)).toMatchObject({ status: 200 });
    await desk.clock.advance(60 * dayMs);
    await expireAll(desk.database, desk.clock.now());
    const win = { ...round, sessionId, txId: `${bonusCode}-win`, amountMinor: 100, roundEnded: true };
    expect(await desk.win(win)).toEqual({ status: 200, body: { balanceMinor: won } });
    expect(await balances(ava)).toEqual({ main: won, bonus: 0 });
  });

  test('BON-26 DEC-BON-16 free spins that were never played expire, and open no linked campaign', async () => {
    const { desk, ava, code, refusal, addCampaign } = bonuses();
    const parent = await addCampaign('cmp_code_spins');
    const linked = await addCampaign('cmp_after_welcome', { parent: parent.campaignId });
    const { assignmentId } = await code(ava, parent.bonusCode);
    const params = { bonusAssignmentId: assignmentId ?? '' };
    await desk.call(ava, claimFreeSpins, { params, body: {} });
    await desk.clock.advance(60 * dayMs);
    await expireAll(desk.database, desk.clock.now());
    expect(await desk.call(ava, readFreeSpins, { params })).toMatchObject({ state: 'EXPIRED', used: 0 });
    expect(await refusal(desk.call(ava, claimReward, { body: { campaignId: linked.campaignId } }))).toBe(
      'error.bonus.not_eligible',
    );
  });

  test('DEC-BON-29 a blocked player keeps no bonus, and gets none from the queue', async () => {
    const { desk, sam, held, code, balances } = bonuses();
    await code(sam, 'WELCOME50');
    await desk.call(sam, answerAgreement, { body: { bonusCode: 'STICKY100', agreed: true } });
    await desk.players.update(sam, { status: 'SELF_EXCLUDED' });
    await desk.players.update(sam, { status: 'REGISTERED' });
    expect(await balances(sam)).toEqual({ main: 30_000, bonus: 0 });
    expect(await held(sam)).toEqual([]);
  });

  test('BON-29 WDR-09 a withdrawal forfeits a sticky bonus with consent, and leaves another', async () => {
    const { desk, sam, held, code, balances } = bonuses();
    const withdraw = (forfeitBonuses: boolean) =>
      desk.call(sam, startWithdrawal, { body: { method: 'TRUSTLY', amount: 50, currency: 'EUR', forfeitBonuses } });
    await code(sam, 'LIVE20');
    await withdraw(false);
    await code(sam, 'STICKY100');
    await expect(withdraw(false)).rejects.toMatchObject({
      envelope: {
        code: 'error.withdraw.bonus_active',
        additionalInfo: { bonusAmount: 100, bonuses: [{ amount: 100, spins: 0 }] },
      },
    });
    await withdraw(true);
    expect((await held(sam)).map(({ campaignId }) => campaignId)).toEqual(['cmp_code_live']);
    expect(await balances(sam)).toEqual({ main: 20_000, bonus: 2_000 });
  });
}
