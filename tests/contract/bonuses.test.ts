import {
  activateBonus,
  activateCashback,
  answerAgreement,
  attachPartnerCode,
  claimCashback,
  claimCode,
  claimFreeSpins,
  claimReward,
  deactivateCashback,
  forfeitBonus,
  listCampaigns,
  listCampaignsIn,
  listRewards,
  optIn,
  optOut,
  readCampaignTexts,
  readCashback,
  readCodeAvailability,
  readEligibility,
  readFreeSpins,
  releaseQueued,
  validateCode,
} from '#lib/bonuses/contract.ts';
import type { Reward } from '#lib/bonuses/fields.ts';
import { startDeposit } from '#lib/cashier/contract.ts';
import { startWithdrawal } from '#lib/cashier/withdrawals/contract.ts';
import { readGameLimitations } from '#lib/games/launch/contract.ts';
import { readWallet } from '#lib/wallet/contract.ts';
import { gameId } from '#sandbox/data/content/games/games.ts';
import { catalogue } from '#sandbox/data/tables/catalogue.ts';
import type { OpenDatabase } from '#sandbox/database/database.ts';
import { listPlayerTransactions } from '#sandbox/ledger/history.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { settleDeposit } from '#sandbox/platform/cashier/deposits/settle.ts';
import { listScheduled } from '#sandbox/platform/tournaments/calendar.ts';
import { payPrizes } from '#sandbox/platform/tournaments/prizes.ts';
import { openSeamlessWallet } from '../fixtures/games.ts';
import { addPlayer } from '../fixtures/new-player.ts';
import { testDatabases } from '../fixtures/test-databases.ts';

const dayMs = 86_400_000;
const returnUrl = 'http://localhost:3000/fi-FI/my-account/banking/deposit';
const roulette = 'game-whistlestop-blackjack';
const jackpot = gameId(catalogue.find(({ gameType, provider }) => gameType === 'jackpot' && provider === 'relax')?.slug ?? '');

describe.each(testDatabases)('bonuses on $name', ({ open }) => {
  let opened: OpenDatabase;
  let desk: Awaited<ReturnType<typeof openSeamlessWallet>>;
  let rounds = 0;
  let sam = '';
  let ben = '';
  let ava = '';

  beforeAll(async () => {
    opened = await open();
    desk = await openSeamlessWallet(opened);
  }, 240_000);
  afterAll(() => opened?.close());
  // Each test has players of its own: one with two deposits, one with one, one with none.
  beforeEach(async () => {
    await desk.clock.reset();
    const add = (deposits: readonly number[]) => addPlayer(desk.database, deposits, desk.clock.now());
    [sam, ben, ava] = await Promise.all([add([200, 100]), add([100]), add([])]);
  });
  afterEach(async () => expect(await verifyLedger(desk.database)).toMatchObject({ balanced: true, faults: [] }));

  const rewards = async (playerId: string, rewardsType: 'ELIGIBLE' | 'ACTIVE', more: object = {}) =>
    desk.call(playerId, listRewards, { query: { rewardsType, ...more } });
  const held = async (playerId: string) => {
    const { rewards: own, loyalty } = await rewards(playerId, 'ACTIVE');
    return [...own, ...loyalty];
  };
  const offered = async (playerId: string) => {
    const { rewards: own, loyalty } = await rewards(playerId, 'ELIGIBLE');
    return [...own, ...loyalty].map(({ campaignId }) => campaignId);
  };
  const one = async (playerId: string, campaignId: string): Promise<Reward> => {
    const found = (await held(playerId)).find((reward) => reward.campaignId === campaignId);
    if (!found) throw new Error(`${campaignId} is not among the rewards`);
    return found;
  };
  const code = (playerId: string, bonusCode: string) =>
    desk.call(playerId, claimCode, { body: { bonusCode, state: 'ACTIVATED' } });
  const refusal = async (promise: Promise<unknown>) =>
    promise.then(
      () => 'accepted',
      ({ envelope }: { envelope: { code: string } }) => envelope.code,
    );

  /** Opens and pays a deposit; the notification comes as often as asked. */
  async function deposit(playerId: string, amount: number, bonusCampaignId?: string, times = 1): Promise<void> {
    const body = {
      method: 'CREDITCARD',
      amount,
      currency: 'EUR',
      returnUrl,
      locale: 'fi-FI',
      ...(bonusCampaignId && { bonusCampaignId }),
    };
    const { transactionId } = await desk.call(playerId, startDeposit, { body });
    const notice = {
      transactionId,
      providerRef: `ref-${transactionId}`,
      status: 'SUCCESS',
      amountMinor: amount * 100,
      currency: 'EUR',
    } as const;
    await Promise.all(Array.from({ length: times }, () => settleDeposit(desk.database, notice, desk.clock.now())));
  }

  /** A round: its stake, and its win. */
  async function play(sessionId: string, amountMinor: number, winMinor = 0, game: object = {}) {
    rounds += 1;
    const round = { sessionId, roundId: `r${rounds}`, ...game };
    const stake = await desk.bet({ ...round, txId: `b${rounds}`, amountMinor });
    const win =
      stake.status === 200 && (await desk.win({ ...round, txId: `w${rounds}`, amountMinor: winMinor, roundEnded: true }));
    return { stake, win };
  }
  const balances = async (playerId: string) => {
    const { balanceMap } = await desk.call(playerId, readWallet, {});
    const sum = (entries: readonly { amount: number }[]) =>
      Math.round(entries.reduce((all, { amount }) => all + amount, 0) * 100);
    return { main: sum(balanceMap.main), bonus: sum(balanceMap.bonus) };
  };

  test('BON-30 BON-33 DEP-09 a deposit credits money and its bonus together, once, however often its notification comes', async () => {
    expect(await offered(ava)).toContain('cmp_welcome');
    await deposit(ava, 50, 'cmp_welcome', 4);
    expect(await balances(ava)).toEqual({ main: 5_000, bonus: 5_000 });
    expect(await held(ava)).toMatchObject([
      {
        campaignId: 'cmp_welcome',
        campaignCategory: 'FIRST_DEPOSIT',
        state: 'ACTIVE',
        bonusAmount: 50,
        balance: 50,
        wageringAmount: 1_750,
        wageringProgress: 0,
        currency: 'EUR',
        betBonusType: -1,
        freeSpinDetail: { count: 50, wrMultiplier: 35 },
        terms: { minDeposit: 10, matchPercent: 100, maxBonus: 100, maxBet: 5, validDays: 30 },
      },
    ]);
    expect(await offered(ava)).not.toContain('cmp_welcome');
    const rows = await listPlayerTransactions(desk.database, { playerId: ava, limit: 5, position: 0 });
    expect(rows.map(({ category, amountMinor }) => [category, amountMinor])).toEqual([
      ['BONUS', 5_000],
      ['PAYMENT', 5_000],
    ]);
  });

  test('BON-33 a bonus that is not open, or needs a larger deposit, stops the deposit before its payment', async () => {
    expect(await refusal(deposit(ava, 50, 'cmp_second_deposit'))).toBe('error.bonus.not_eligible');
    expect(await refusal(deposit(ava, 50, 'cmp_code_welcome'))).toBe('error.bonus.not_eligible');
    expect(await refusal(deposit(ava, 50, 'cmp_nowhere'))).toBe('error.bonus.not_eligible');
    expect(await offered(ben)).toEqual(expect.arrayContaining(['cmp_second_deposit']));
    const tooLow = deposit(ben, 15, 'cmp_second_deposit');
    await expect(tooLow).rejects.toMatchObject({
      envelope: { code: 'error.bonus.min_deposit', additionalInfo: { minDeposit: 20, currency: 'EUR' } },
    });
    await desk.players.update(ben, { flags: { bonuses: false } });
    expect(await refusal(deposit(ben, 50, 'cmp_second_deposit'))).toBe('error.bonus.not_allowed');
    await deposit(ben, 50);
  });

  test('BON-29 BON-31 of money that is not sticky real money is played first and only the bonus counts; at its requirement it becomes real', async () => {
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

  test('BON-29 of sticky money the whole stake counts; a rolled-back stake takes its progress back', async () => {
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
    await code(sam, 'WELCOME50');
    const { sessionId } = await desk.launch(sam);
    const part = (txId: string, amountMinor: number) => desk.bet({ sessionId, roundId: 'parts', txId, amountMinor });
    expect(await part('p0', 501)).toMatchObject({ status: 402, body: { code: 'GAME_LIMITATION' } });
    const parts = await Promise.all([part('p1', 300), part('p2', 300)]);
    expect(parts.map(({ status }) => status).toSorted()).toEqual([200, 402]);

    expect(await desk.call(sam, readGameLimitations, { params: { gameId: jackpot } })).toEqual({ statusCode: 'NO_LIMITATIONS' });
    const withJackpot = await desk.launch(sam, { gameId: jackpot, provider: 'relax' });
    const stake = (txId: string, amountMinor: number) =>
      desk.bet({ sessionId: withJackpot.sessionId, roundId: txId, txId, amountMinor, gameId: jackpot });
    expect(await stake('j1', 29_700)).toMatchObject({ status: 200, body: { bonusPartMinor: 0 } });
    expect(await stake('j2', 10)).toMatchObject({ status: 402, body: { code: 'GAME_LIMITATION' } });
    expect(await desk.call(sam, readGameLimitations, { params: { gameId: jackpot } })).toMatchObject({
      statusCode: 'GAME_EXCLUDED',
    });
  });

  test('BON-19 BON-02 BON-04 BON-08 BON-10 BON-28 a second bonus is a conflict: it replaces the first, or waits, at most three; the queue is released in order', async () => {
    await code(sam, 'WELCOME50');
    await expect(code(sam, 'STICKY100')).rejects.toMatchObject({
      envelope: {
        code: 'error.bonus.active.already.exists',
        additionalInfo: {
          activeTitle: 'Kasinobonus',
          wageringProgress: 0,
          wageringAmount: 1_750,
          bonusAmount: 50,
          consentAllowed: true,
        },
      },
    });
    const agree = (body: { campaignId?: string; bonusCode?: string; agreed: boolean }) =>
      desk.call(sam, answerAgreement, { body });
    expect(await agree({ bonusCode: 'STICKY100', agreed: false })).toEqual({ queuedPlayerBonusId: null });
    const first = await agree({ bonusCode: 'sticky100', agreed: true });
    expect(await agree({ campaignId: 'cmp_code_sticky', agreed: true })).toEqual(first);
    // The queue is one of each kind of game.
    await code(sam, 'LIVE20');
    await desk.players.update(sam, { loyaltyLevel: 3 });
    await agree({ bonusCode: 'GOLD', agreed: true });
    const waiting = await rewards(sam, 'ACTIVE');
    expect(
      [...waiting.rewards, ...waiting.loyalty].map(({ campaignId, state, queuePosition }) => [campaignId, state, queuePosition]),
    ).toEqual(
      expect.arrayContaining([
        ['cmp_code_welcome', 'ACTIVE', undefined],
        ['cmp_code_live', 'ACTIVE', undefined],
        ['cmp_code_sticky', 'QUEUED', 1],
        ['cmp_code_gold', 'QUEUED', 2],
      ]),
    );
    expect(waiting.claimQueueCampaignId).toBe('cmp_code_sticky');
    const body = { queuedPlayerBonusId: first.queuedPlayerBonusId ?? '' };
    expect(await refusal(desk.call(sam, releaseQueued, { body }))).toBe('error.bonus.active.already.exists');

    const active = await one(sam, 'cmp_code_welcome');
    const forfeit = (wageringProgress: number) =>
      desk.call(sam, forfeitBonus, {
        params: { bonusAssignmentId: active.assignmentId ?? '' },
        body: { state: 'FORFEITED', wageringProgress },
      });
    await expect(forfeit(3)).rejects.toMatchObject({
      envelope: { code: 'error.bonus.progress.changed', additionalInfo: { wageringProgress: 0 } },
    });
    const { balanceMap } = await forfeit(0);
    expect(balanceMap.bonus.map(({ amount }) => amount).toSorted()).toEqual([100, 20]);
    expect(await refusal(forfeit(0))).toBe('error.bonus.not_active');
    expect(await one(sam, 'cmp_code_sticky')).toMatchObject({ state: 'ACTIVE', balance: 100 });
    expect(await one(sam, 'cmp_code_gold')).toMatchObject({ state: 'QUEUED', queuePosition: 1 });
  });

  test('BON-10 a fourth bonus of a kind of game does not wait; one from a deposit is started by the player later', async () => {
    await deposit(ben, 50, 'cmp_second_deposit');
    await desk.players.update(ben, { loyaltyLevel: 3 });
    const agree = (bonusCode: string) => desk.call(ben, answerAgreement, { body: { bonusCode, agreed: true } });
    await agree('WELCOME50');
    await agree('STICKY100');
    await agree('GOLD');
    expect(await refusal(agree('SPINS20'))).toBe('error.bonus.queue.full');
    await expect(desk.call(ben, claimCode, { body: { bonusCode: 'SPINS20', state: 'ACTIVATED' } })).resolves.toMatchObject({
      state: 'ASSIGNED',
    });
    await deposit(ben, 40, 'cmp_third_deposit');
    expect(await one(ben, 'cmp_third_deposit')).toMatchObject({
      state: 'ASSIGNED',
      bonusAmount: 30,
      balance: 0,
      wageringAmount: 1_400,
    });
    const bonusAssignmentId = (await one(ben, 'cmp_third_deposit')).assignmentId ?? '';
    const start = () => desk.call(ben, activateBonus, { body: { state: 'ACTIVATED', bonusAssignmentId } });
    await expect(start()).rejects.toMatchObject({
      envelope: { code: 'error.bonus.active.triggered.already.exists', additionalInfo: { consentAllowed: false } },
    });
  });

  test('an expired bonus ends with its money and the next one begins; a stake settles it before it is taken', async () => {
    await code(sam, 'LIVE20');
    await code(sam, 'WELCOME50');
    await desk.call(sam, answerAgreement, { body: { bonusCode: 'STICKY100', agreed: true } });
    await desk.clock.advance(15 * dayMs);
    expect((await held(sam)).map(({ campaignId }) => campaignId)).toEqual(['cmp_code_welcome', 'cmp_code_sticky']);
    await desk.clock.advance(15 * dayMs - 3_600_000);
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
    await code(ben, 'WELCOME50');
    const { sessionId } = await desk.launch(ben);
    for (let left = 14_500; left > 0; left -= 500) await play(sessionId, 500);
    await desk.bet({ sessionId, roundId: 'lost', txId: 'lost', amountMinor: 500 });
    expect(await one(ben, 'cmp_code_welcome')).toMatchObject({ state: 'ACTIVE', balance: 0 });
    await desk.win({ sessionId, roundId: 'lost', txId: 'lost-win', amountMinor: 0, roundEnded: true });
    expect(await held(ben)).toEqual([]);
    expect(await refusal(code(ben, 'WELCOME50'))).toBe('error.bonus_code.used');
  });

  test('BON-13 BON-14 BON-15 BON-16 codes are validated and claimed in any case; each refusal has its own code', async () => {
    expect(await desk.call(sam, readCodeAvailability, {})).toEqual({ available: true });
    const validate = (bonusCode: string) => desk.call(sam, validateCode, { body: { bonusCode } });
    expect(await validate(' welcome50 ')).toMatchObject({ valid: true, campaignId: 'cmp_code_welcome' });
    const codes = ['NOSUCH', 'LASTYEAR', 'USEDUP', 'OTHERHOUSE', 'GOLD'];
    const expected = [
      'error.bonus_code.invalid',
      'error.bonus_code.expired',
      'error.bonus_code.used',
      'error.site_id.invalid',
      'error.bonus.not_eligible',
    ];
    expect(await Promise.all(codes.map((each) => refusal(validate(each))))).toEqual(expected);
    expect(await Promise.all(codes.map((each) => refusal(code(sam, each))))).toEqual(expected);
    // Without its code a campaign is not open, and a prize is won.
    for (const campaignId of ['cmp_code_welcome', 'cmp_midweek_tournament', 'cmp_second_deposit', 'cmp_cashback_daily']) {
      expect(await refusal(desk.call(sam, claimReward, { body: { campaignId } }))).toBe('error.bonus.not_eligible');
      expect(await refusal(desk.call(sam, answerAgreement, { body: { campaignId, agreed: true } }))).toBe(
        'error.bonus.not_eligible',
      );
    }
    const claims = await Promise.all(['WELCOME50', 'welcome50', 'Welcome50'].map((each) => refusal(code(sam, each))));
    expect(claims.toSorted()).toEqual(['accepted', 'error.bonus_code.used', 'error.bonus_code.used']);
    expect(await balances(sam)).toEqual({ main: 30_000, bonus: 5_000 });
  });

  test('BON-05 BON-07 BON-20 BON-26 loyalty opens a gift that is paid at once; a claim repeated in parallel gives one', async () => {
    const claim = (key?: string) => desk.call(sam, claimReward, { body: { campaignId: 'cmp_loyalty_gift' } }, key);
    expect(await refusal(claim())).toBe('error.bonus.not_eligible');
    await desk.players.update(sam, { loyaltyLevel: 3 });
    expect((await rewards(sam, 'ELIGIBLE')).loyalty.map(({ campaignId }) => campaignId)).toContain('cmp_loyalty_gift');
    const claims = await Promise.all(Array.from({ length: 20 }, () => refusal(claim())));
    expect(claims.filter((each) => each === 'accepted')).toHaveLength(1);
    expect(new Set(claims)).toEqual(new Set(['accepted', 'error.bonus.not_eligible']));
    expect(await balances(sam)).toEqual({ main: 32_000, bonus: 0 });
    expect(await offered(sam)).not.toContain('cmp_loyalty_gift');
  });

  test('BON-06 BON-12 an opt-in opens a campaign for the next deposit, and can be taken back', async () => {
    const params = { campaignId: 'cmp_evening_match' };
    expect(await refusal(deposit(ben, 20, 'cmp_evening_match'))).toBe('error.bonus.not_eligible');
    await desk.call(ben, optIn, { params, body: {} });
    expect(await desk.call(ben, optIn, { params, body: {} })).toEqual({ optedIn: true });
    const of = async () => (await rewards(ben, 'ELIGIBLE')).rewards.find(({ campaignId }) => campaignId === 'cmp_evening_match');
    expect(await of()).toMatchObject({ state: 'OPTED_IN', optedIn: true });
    await desk.call(ben, optOut, { params, body: {} });
    expect(await of()).toMatchObject({ state: 'ELIGIBLE', optedIn: false });
    await desk.call(ben, optIn, { params, body: {} });
    await deposit(ben, 20, 'cmp_evening_match');
    expect(await one(ben, 'cmp_evening_match')).toMatchObject({ state: 'ACTIVE', bonusAmount: 10, wageringAmount: 250 });
    const campaignIds = 'cmp_evening_match,cmp_welcome,cmp_code_gold,cmp_summer_send_off,cmp_nowhere';
    expect(await desk.call(ben, readEligibility, { query: { campaignIds } })).toEqual([
      { campaignId: 'cmp_evening_match', eligible: false, reason: 'assigned' },
      { campaignId: 'cmp_welcome', eligible: false, reason: 'deposits' },
      { campaignId: 'cmp_code_gold', eligible: false, reason: 'loyalty' },
      { campaignId: 'cmp_summer_send_off', eligible: false, reason: 'ended' },
      { campaignId: 'cmp_nowhere', eligible: false, reason: 'unknown' },
    ]);
  });

  test('BON-03 BON-12 BON-17 BON-27 campaigns are listed in a market’s currency and language, without drafts and ended ones', async () => {
    const norwegian = await desk.call('', listCampaigns, { query: { siteId: 5, market: 'NO' } });
    const ids = norwegian.map(({ campaignId }) => campaignId);
    expect(ids).toEqual(expect.arrayContaining(['cmp_welcome', 'cmp_cashback_daily', 'cmp_midweek_tournament']));
    expect(ids.filter((id) => ['cmp_advent', 'cmp_spring', 'cmp_autumn', 'cmp_summer_send_off'].includes(id))).toEqual([]);
    expect(norwegian.find(({ campaignId }) => campaignId === 'cmp_welcome')).toMatchObject({ minDeposit: 100, maxBonus: 1_000 });
    expect(await refusal(desk.call('', listCampaigns, { query: { siteId: 6, market: 'NO' } }))).toBe('error.site_id.invalid');
    const english = await desk.call('', listCampaignsIn, { params: { language: 'en' }, query: { market: 'FI' } });
    expect(english.find(({ campaignId }) => campaignId === 'cmp_welcome')?.campaignDisplayInfo.title).toBe('Welcome bonus');
    const finnish = await desk.call('', listCampaignsIn, { params: { language: 'fi' }, query: { market: 'FI' } });
    expect(finnish.find(({ campaignId }) => campaignId === 'cmp_weekend_reload')?.campaignDisplayInfo).toMatchObject({
      title: 'Viikonlopun talletusbonus',
      terms: expect.stringMatching(/^Kerran viikossa\. Omat rahasi ja bonus ovat pelissä yhdessä/),
      ctaLabel: 'Talleta',
    });
    const texts = await desk.call('', readCampaignTexts, { query: { campaignIds: 'cmp_welcome,cmp_advent' } });
    expect(texts.map(({ campaignId }) => campaignId)).toEqual(['cmp_welcome']);
  });

  test('BON-24 BON-30 J32 free spins are claimed, taken in place of a stake, counted once, and their winnings are wagered', async () => {
    const { assignmentId } = await code(sam, 'SPINS20');
    const params = { bonusAssignmentId: assignmentId ?? '' };
    const spins = () => desk.call(sam, readFreeSpins, { params });
    expect(await spins()).toMatchObject({ state: 'GRANTED', total: 20, used: 0, betValue: 0.2, winnings: 0 });
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

    expect(await spin('dear', { betMinor: 500 })).toMatchObject({ status: 402 });
    const first = await spin('s1');
    expect(first).toEqual({ status: 200, body: { balanceMinor: 30_000, remaining: 19, txId: 's1' } });
    expect(await spin('s1')).toEqual(first);
    expect(await pay('s1', 100)).toEqual({ status: 200, body: { balanceMinor: 30_100 } });
    await spin('s2');
    await desk.rollback({ sessionId, txId: 's2' });
    expect(await spins()).toMatchObject({ used: 1, winnings: 1 });
    expect(await one(sam, 'cmp_code_spins')).toMatchObject({ state: 'ACTIVE', bonusAmount: 1, wageringAmount: 20, balance: 1 });
    for (let left = 19; left > 0; left -= 1) {
      await spin(`t${left}`);
      await pay(`t${left}`, 0);
    }
    expect(await spin('late')).toMatchObject({ status: 402, body: { code: 'error.free_spins.used' } });
    expect(await spins()).toMatchObject({ state: 'COMPLETED', used: 20 });
    expect(await balances(sam)).toEqual({ main: 30_000, bonus: 100 });
  });

  test('BON-22 BON-23 BON-30 daily cashback counts real money lost since it was switched on, waits a day to be claimed, and is paid once', async () => {
    const params = { campaignId: 'cmp_cashback_daily' };
    const progress = () => desk.call(sam, readCashback, { params });
    const { sessionId } = await desk.launch(sam);
    await play(sessionId, 4_000);
    expect(await progress()).toMatchObject({ state: 'INACTIVE', amount: 0, rate: 0.05, cap: 50, booster: 1 });
    await desk.call(sam, activateCashback, { params, body: {} });
    await play(sessionId, 5_000, 1_000);
    await desk.bet({ sessionId, roundId: 'void', txId: 'void', amountMinor: 3_000 });
    await desk.rollback({ sessionId, txId: 'void' });
    expect(await progress()).toMatchObject({ state: 'ACTIVATED', netLoss: 40, amount: 2 });
    expect((await held(sam)).map(({ campaignId, state }) => [campaignId, state])).toEqual([['cmp_cashback_daily', 'ACTIVE']]);
    expect(await offered(sam)).not.toContain('cmp_cashback_daily');
    const claim = () => desk.call(sam, claimCashback, { params, body: {} });
    expect(await refusal(claim())).toBe('error.cashback.not_claimable');

    await desk.clock.advance(dayMs);
    await desk.call(sam, claimReward, { body: { campaignId: 'cmp_cashback_boost' } });
    expect(await progress()).toMatchObject({ state: 'CLAIMABLE', netLoss: 40, amount: 3, booster: 1.5 });
    expect((await held(sam))[0]).toMatchObject({
      state: 'CLAIMABLE',
      cashbackBooster: { multiplier: 1.5 },
      cashbackActivated: true,
    });
    const before = await desk.mainOf(sam);
    const claims = await Promise.all(Array.from({ length: 5 }, () => refusal(claim())));
    expect(claims.filter((each) => each === 'accepted')).toHaveLength(1);
    expect(await desk.mainOf(sam)).toBe(before + 300);
    expect(await progress()).toMatchObject({ state: 'CLAIMED', netLoss: 0 });

    await play((await desk.launch(sam)).sessionId, 4_000);
    await desk.clock.advance(2 * dayMs);
    expect(await progress()).toMatchObject({ state: 'ACTIVATED', amount: 0 });
    await desk.call(sam, deactivateCashback, { params, body: {} });
    expect(await progress()).toMatchObject({ state: 'INACTIVE' });
    expect(await held(sam)).toEqual([]);
  });

  test('BON-22 instant cashback can be claimed as soon as it reaches its minimum, weekly cashback of the live tables is missed after a day', async () => {
    await desk.players.update(sam, { loyaltyLevel: 3 });
    const instant = { campaignId: 'cmp_cashback_instant' };
    const live = { campaignId: 'cmp_cashback_live' };
    await desk.call(sam, activateCashback, { params: instant, body: {} });
    await desk.call(sam, activateCashback, { params: live, body: {} });
    const { sessionId } = await desk.launch(sam);
    await play(sessionId, 3_300);
    expect(await desk.call(sam, readCashback, { params: instant })).toMatchObject({ state: 'ACTIVATED', amount: 0.99 });
    await play(sessionId, 100);
    const claim = () => desk.call(sam, claimCashback, { params: instant, body: {} });
    expect(await claim()).toEqual({ state: 'CLAIMED', amount: 1.02 });
    expect(await refusal(claim())).toBe('error.cashback.not_claimable');
    const table = { gameId: 'game-harbour-roulette', category: 'LIVE_CASINO' } as const;
    const seat = await desk.launch(sam, { ...table, provider: 'evolution' });
    await play(seat.sessionId, 5_000, 0, table);
    expect(await desk.call(sam, readCashback, { params: live })).toMatchObject({ state: 'ACTIVATED', netLoss: 50, amount: 5 });
    await desk.clock.advance(7 * dayMs);
    const { state, claimableFrom } = await desk.call(sam, readCashback, { params: live });
    // On Monday it can be claimed, on any other day it is missed.
    const isMonday = Date.parse(claimableFrom ?? '') + dayMs > desk.clock.now().getTime();
    expect(state).toBe(isMonday ? 'CLAIMABLE' : 'MISSED');
  });

  test('DEC-BON-29 a blocked player keeps no bonus, and gets none from the queue', async () => {
    await code(sam, 'WELCOME50');
    await desk.call(sam, answerAgreement, { body: { bonusCode: 'STICKY100', agreed: true } });
    await desk.players.update(sam, { status: 'SELF_EXCLUDED' });
    await desk.players.update(sam, { status: 'REGISTERED' });
    expect(await balances(sam)).toEqual({ main: 30_000, bonus: 0 });
    expect(await held(sam)).toEqual([]);
  });

  test('BON-30 DEC-X-14 the winners of a tournament get their prizes once: cash, or a bonus to be wagered', async () => {
    const player = await addPlayer(desk.database, [2_000], desk.clock.now());
    // Prizes paid while the virtual clock was ahead are due again.
    await payPrizes(desk.database, new Date(desk.clock.now().getTime() + 7 * dayMs));
    await payPrizes(desk.database, desk.clock.now());
    const begun = listScheduled(desk.clock.now()).filter(({ startAt }) => startAt <= desk.clock.now());
    for (const kind of ['daily', 'midweek']) {
      const [gameId = ''] = begun.findLast((each) => each.kind === kind && each.endAt > desk.clock.now())?.gameIds ?? [];
      const game = { gameId, category: 'CASINO', provider: 'playngo' } as const;
      await play((await desk.launch(player, game)).sessionId, 30_000, 0, game);
    }
    await desk.clock.advance(7 * dayMs);
    await payPrizes(desk.database, desk.clock.now());
    await payPrizes(desk.database, desk.clock.now());
    // The sprint is paid in cash; the midweek prize is a bonus of its campaign.
    const [prize] = await held(player);
    expect(prize).toMatchObject({ campaignId: 'cmp_midweek_tournament', state: 'ACTIVE', wrMultiplier: 20 });
    const { main, bonus } = await balances(player);
    expect(bonus).toBe((prize?.bonusAmount ?? 0) * 100);
    const cash = main - (200_000 - 60_000);
    const rows = await listPlayerTransactions(desk.database, { playerId: player, category: 'BONUS', limit: 5, position: 0 });
    expect(rows.map(({ amountMinor }) => amountMinor).toSorted()).toEqual([cash, bonus].toSorted());
    expect(cash).toBeGreaterThan(0);
  });

  test('BON-11 a partner’s code is attached to an open bonus, once', async () => {
    const { assignmentId } = await code(sam, 'WELCOME50');
    const attach = (partnerBonusCode: string) =>
      desk.call(sam, attachPartnerCode, { body: { bonusAssignmentId: assignmentId ?? '', partnerBonusCode } });
    expect(await refusal(attach('HELLO'))).toBe('error.bonus_code.invalid');
    expect(await attach('partner-abc123')).toEqual({ partnerBonusCode: 'PARTNER-ABC123' });
    expect(await refusal(attach('PARTNER-XYZ789'))).toBe('error.bonus_code.invalid');
    expect(await one(sam, 'cmp_code_welcome')).toMatchObject({ partnerBonusCode: 'PARTNER-ABC123' });
  });

  test('BON-35 without the flag, on risk payout and for a suspended or excluded player every call is refused', async () => {
    const changes = [
      { flags: { bonuses: false } },
      { flags: { bonuses: true, payout: true } },
      { flags: { payout: false }, multibrandSuspended: true },
    ];
    for (const change of changes) {
      await desk.players.update(sam, change);
      expect(await refusal(rewards(sam, 'ELIGIBLE'))).toBe('error.bonus.not_allowed');
      expect(await refusal(code(sam, 'WELCOME50'))).toBe('error.bonus.not_allowed');
      expect(await refusal(desk.call(sam, claimReward, { body: { campaignId: 'cmp_after_welcome' } }))).toBe(
        'error.bonus.not_allowed',
      );
      expect(await desk.call(sam, readCodeAvailability, {})).toEqual({ available: false });
    }
  });

  test('BON-29 WDR-09 a withdrawal forfeits a sticky bonus with consent, and leaves another', async () => {
    const withdraw = (forfeitBonuses: boolean) =>
      desk.call(sam, startWithdrawal, { body: { method: 'TRUSTLY', amount: 50, currency: 'EUR', forfeitBonuses } });
    await code(sam, 'LIVE20');
    await withdraw(false);
    await code(sam, 'STICKY100');
    await expect(withdraw(false)).rejects.toMatchObject({
      envelope: { code: 'error.withdraw.bonus_active', additionalInfo: { bonusAmount: 100 } },
    });
    await withdraw(true);
    expect((await held(sam)).map(({ campaignId }) => campaignId)).toEqual(['cmp_code_live']);
    expect(await balances(sam)).toEqual({ main: 20_000, bonus: 2_000 });
  });
});
