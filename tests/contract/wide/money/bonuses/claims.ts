import { eq } from 'drizzle-orm';
import * as contract from '#lib/bonuses/contract.ts';
import {
  activateBonus,
  answerAgreement,
  attachPartnerCode,
  claimCode,
  claimReward,
  forfeitBonus,
  listCampaigns,
  listCampaignsIn,
  optIn,
  optOut,
  readCampaignTexts,
  readCodeAvailability,
  readEligibility,
  releaseQueued,
  validateCode,
} from '#lib/bonuses/contract.ts';
import { startDeposit } from '#lib/cashier/contract.ts';
import type { Endpoint } from '#lib/core/api/endpoint.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { listPlayerTransactions } from '#sandbox/ledger/history.ts';
import { listRunningCampaigns } from '#sandbox/platform/bonuses/campaigns.ts';
import { codeTable } from '#sandbox/platform/bonuses/tables.ts';
import { settleDeposit } from '#sandbox/platform/cashier/deposits/settle.ts';
import type { BonusFixture } from '../../../../fixtures/sandbox/bonuses.ts';

type PlayerChange = Parameters<BonusFixture['desk']['players']['update']>[1];

/** How a player gets a bonus: deposits, codes, opt-ins, loyalty, and the queue. */
export function testClaims(bonuses: () => BonusFixture): void {
  test('BON-30 BON-33 DEP-09 a deposit credits money and its bonus together, once, however often its notification comes', async () => {
    const { desk, ava, held, offered, deposit, balances } = bonuses();
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
        terms: { minDeposit: null, matchPercent: null, maxBonus: null, amount: 50, maxBet: 5, validDays: 30 },
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
    const { desk, ben, ava, offered, refusal, deposit } = bonuses();
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

  test('BON-19 BON-02 BON-04 BON-08 BON-10 BON-28 a second bonus is a conflict: it replaces the first, or waits, at most three; the queue is released in order', async () => {
    const { desk, sam, rewards, one, code, refusal } = bonuses();
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

  test('BON-19 DEC-BON-30 a bonus takes the place of the active one before those that wait, and nothing is given up for one that is refused', async () => {
    const { desk, sam, one, held, code, queue, refusal, balances } = bonuses();
    await desk.players.update(sam, { loyaltyLevel: 3 });
    await code(sam, 'WELCOME50');
    await queue(sam, 'STICKY100');
    const gold = await queue(sam, 'GOLD');
    const replaces = async (campaignId: string, wageringProgress = 0) => ({
      bonusAssignmentId: (await one(sam, campaignId)).assignmentId ?? '',
      wageringProgress,
    });
    const claim = async (bonusCode: string, progress?: number) => {
      const body = { bonusCode, state: 'ACTIVATED', replaces: await replaces('cmp_code_welcome', progress) } as const;
      return desk.call(sam, claimCode, { body });
    };
    expect(await refusal(claim('USEDUP'))).toBe('error.bonus_code.used');
    expect(await refusal(claim('SUNDAY5', 3))).toBe('error.bonus.progress.changed');
    expect(await one(sam, 'cmp_code_welcome')).toMatchObject({ state: 'ACTIVE', balance: 50 });
    expect(await claim('SUNDAY5')).toMatchObject({ campaignId: 'cmp_code_sunday', state: 'ACTIVE', balance: 5 });
    expect(await balances(sam)).toEqual({ main: 30_000, bonus: 500 });
    const body = { queuedPlayerBonusId: gold, replaces: await replaces('cmp_code_sunday') };
    expect(await desk.call(sam, releaseQueued, { body })).toMatchObject({ campaignId: 'cmp_code_gold', state: 'ACTIVE' });
    expect((await held(sam)).map(({ campaignId, state }) => [campaignId, state])).toEqual(
      expect.arrayContaining([
        ['cmp_code_gold', 'ACTIVE'],
        ['cmp_code_sticky', 'QUEUED'],
      ]),
    );
    expect(await held(sam)).toHaveLength(2);
  });

  test('BON-10 a fourth bonus of a kind of game does not wait; one from a deposit is started by the player later', async () => {
    const { desk, ben, one, refusal, deposit } = bonuses();
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

  test('BON-08 the bonus that is pressed waits, not another of its campaign; a repeat of a code is answered as before', async () => {
    const { desk, sam, code, held, deposit, addCampaign, refusal } = bonuses();
    const { campaignId } = await addCampaign('cmp_weekend_reload', { repeats: 'DAY', weekdays: undefined, hours: undefined });
    await code(sam, 'WELCOME50');
    const queued = { bonusCode: 'STICKY100', agreed: true };
    const first = await desk.call(sam, answerAgreement, { body: queued });
    expect(await desk.call(sam, answerAgreement, { body: { ...queued, bonusCode: 'sticky 100' } })).toEqual(first);
    for (const bonusCode of ['SUNDAY5', 'GOLD']) {
      await desk.players.update(sam, { loyaltyLevel: 3 });
      await desk.call(sam, answerAgreement, { body: { bonusCode, agreed: true } });
    }
    // The queue is full.
    for (const _ of [1, 2]) {
      await deposit(sam, 50, campaignId);
      await desk.clock.advance(dayMs);
    }
    const waiting = async () => (await held(sam)).filter((reward) => reward.campaignId === campaignId);
    const [older, newer] = await waiting();
    expect([older?.state, newer?.state]).toEqual(['ASSIGNED', 'ASSIGNED']);
    await desk.call(sam, forfeitBonus, {
      params: { bonusAssignmentId: first.queuedPlayerBonusId ?? '' },
      body: { state: 'FORFEITED', wageringProgress: 0 },
    });
    const bonusAssignmentId = older?.assignmentId ?? '';
    const agree = () => desk.call(sam, answerAgreement, { body: { campaignId, bonusAssignmentId, agreed: true } });
    expect(await agree()).toEqual({ queuedPlayerBonusId: bonusAssignmentId });
    expect(await agree()).toEqual({ queuedPlayerBonusId: bonusAssignmentId });
    expect((await waiting()).map(({ assignmentId, state }) => [assignmentId, state])).toEqual([
      [newer?.assignmentId, 'ASSIGNED'],
      [bonusAssignmentId, 'QUEUED'],
    ]);
    const body = { campaignId, bonusAssignmentId: first.queuedPlayerBonusId ?? '', agreed: true };
    expect(await refusal(desk.call(sam, answerAgreement, { body }))).toBe('error.bonus.not_eligible');
  });

  test('BON-30 a deposit that is booked late earns the bonus of the period in which it began', async () => {
    const { desk, sam, held, offered, addCampaign, deposit, returnUrl } = bonuses();
    const { campaignId } = await addCampaign('cmp_weekend_reload', { repeats: 'DAY', weekdays: undefined, hours: undefined });
    const body = { method: 'CREDITCARD', amount: 50, currency: 'EUR', returnUrl, locale: 'fi-FI', bonusCampaignId: campaignId };
    const { transactionId } = await desk.call(sam, startDeposit, { body });
    await desk.clock.advance(dayMs);
    const notice = { transactionId, providerRef: `ref-${transactionId}`, amountMinor: 5_000, currency: 'EUR' } as const;
    await settleDeposit(desk.database, { ...notice, status: 'SUCCESS' }, desk.clock.now());
    expect(await offered(sam)).toContain(campaignId);
    await deposit(sam, 50, campaignId);
    expect((await held(sam)).map(({ campaignId: of, state }) => [of, state])).toEqual([
      [campaignId, 'ACTIVE'],
      [campaignId, 'QUEUED'],
    ]);
  });

  test('BON-15 a campaign of a code whose last code is gone is not offered, and still needs a code', async () => {
    const { desk, sam, offered, addCampaign } = bonuses();
    const { campaignId } = await addCampaign('cmp_code_sunday');
    await desk.database.delete(codeTable).where(eq(codeTable.campaignId, campaignId));
    expect(await offered(sam)).not.toContain(campaignId);
    const query = { campaignIds: campaignId };
    expect(await desk.call(sam, readEligibility, { query })).toMatchObject([{ campaignId, needsCode: true }]);
  });

  test('BON-13 BON-14 BON-15 BON-16 codes are validated and claimed in any case; each refusal has its own code', async () => {
    const { desk, sam, ben, ava, code, refusal, balances, offered } = bonuses();
    expect(await desk.call(sam, readCodeAvailability, {})).toEqual({ available: true });
    const validate = (bonusCode: string) => desk.call(sam, validateCode, { body: { bonusCode } });
    for (const typed of [' welcome50 ', 'Wel come 50', 'ＷＥＬＣＯＭＥ５０', 'welcome50\u200b', '\u00a0WELCOME50']) {
      expect(await validate(typed)).toMatchObject({ valid: true, campaignId: 'cmp_code_welcome' });
    }
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
    const claims = await Promise.all(['WELCOME50', 'welcome50', 'ｗｅｌｃｏｍｅ５０'].map((each) => refusal(code(sam, each))));
    expect(claims.toSorted()).toEqual(['accepted', 'error.bonus_code.used', 'error.bonus_code.used']);
    expect(await balances(sam)).toEqual({ main: 30_000, bonus: 5_000 });
    // Codes of other campaigns only lead to them, and do not hide them.
    const validated = await desk.call(ben, validateCode, { body: { bonusCode: 'liveweek' } });
    expect(validated).toMatchObject({
      campaignId: 'cmp_cashback_live',
      reward: { campaignCategory: 'CASHBACK_LIVE', state: 'ELIGIBLE' },
    });
    expect(await refusal(code(ben, 'LIVEWEEK'))).toBe('error.bonus.not_eligible');
    expect(await refusal(code(ava, 'FIRSTEVENING'))).toBe('error.bonus.not_eligible');
    expect(await offered(ava)).toEqual(expect.arrayContaining(['cmp_welcome', 'cmp_cashback_live']));
  });

  test('BON-05 BON-07 BON-20 BON-26 loyalty opens a gift that is paid at once; a claim repeated in parallel gives one', async () => {
    const { desk, sam, rewards, offered, refusal, balances } = bonuses();
    const claim = (key?: string) => desk.call(sam, claimReward, { body: { campaignId: 'cmp_loyalty_gift' } }, key);
    expect(await refusal(claim())).toBe('error.bonus.not_eligible');
    const locked = async () => (await rewards(sam, 'ELIGIBLE')).locked?.map(({ campaignId }) => campaignId);
    expect(await locked()).toEqual(expect.arrayContaining(['cmp_loyalty_gift', 'cmp_cashback_instant']));
    await desk.players.update(sam, { loyaltyLevel: 3 });
    expect(await locked()).toEqual([]);
    expect((await rewards(sam, 'ELIGIBLE')).loyalty.map(({ campaignId }) => campaignId)).toContain('cmp_loyalty_gift');
    const claims = await Promise.all(Array.from({ length: 20 }, () => refusal(claim())));
    expect(claims.filter((each) => each === 'accepted')).toHaveLength(1);
    expect(new Set(claims)).toEqual(new Set(['accepted', 'error.bonus.not_eligible']));
    expect(await balances(sam)).toEqual({ main: 32_000, bonus: 0 });
    expect(await offered(sam)).not.toContain('cmp_loyalty_gift');
  });

  test('DEC-MISC-7 money with nothing to wager is paid to the main account, of a code as of a deposit, beside an active bonus', async () => {
    const { desk, sam, addCampaign, code, deposit, refusal, balances } = bonuses();
    await code(sam, 'WELCOME50');
    const gift = await addCampaign('cmp_code_welcome', { wrMultiplier: 0, amount: 10 });
    const agree = desk.call(sam, answerAgreement, { body: { bonusCode: gift.bonusCode, agreed: true } });
    expect(await refusal(agree)).toBe('error.bonus.not_eligible');
    expect(await code(sam, gift.bonusCode)).toMatchObject({ state: 'COMPLETED' });
    const match = await addCampaign('cmp_weekend_reload', { wrMultiplier: 0, weekdays: undefined }, { moneyType: 'NON_STICKY' });
    await deposit(sam, 20, match.campaignId);
    expect(await balances(sam)).toEqual({ main: 34_000, bonus: 5_000 });
  });

  test('DEC-BON-2 a bonus with nothing to wager has no maximum stake, named or not, while its free spins wait', async () => {
    const { desk, sam, addCampaign, code } = bonuses();
    const freeSpins = { gameId: 'game-cloudbreaker', count: 2, betValue: 0.2, wrMultiplier: 0 };
    const { bonusCode } = await addCampaign('cmp_code_welcome', { wrMultiplier: 0, amount: 10, freeSpins });
    expect(await code(sam, bonusCode)).toMatchObject({ state: 'ACTIVE', terms: { maxBet: null } });
    const { sessionId } = await desk.launch(sam);
    expect((await desk.balance(sessionId)).body.stakeLimit).toBeNull();
    const bet = { sessionId, roundId: bonusCode, txId: bonusCode, amountMinor: 3_000 };
    expect(await desk.bet(bet)).toMatchObject({ status: 200 });
  });

  test('BON-06 BON-12 an opt-in opens a campaign for the next deposit, and can be taken back', async () => {
    const { desk, ben, rewards, one, refusal, deposit } = bonuses();
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
    const campaignIds =
      'cmp_evening_match,cmp_welcome,cmp_fifth_deposit,cmp_code_gold,cmp_code_live,cmp_summer_send_off,cmp_advent,cmp_nowhere';
    expect(await desk.call(ben, readEligibility, { query: { campaignIds } })).toEqual([
      { campaignId: 'cmp_evening_match', eligible: false, needsCode: false, reason: 'assigned' },
      { campaignId: 'cmp_welcome', eligible: false, needsCode: false, reason: 'deposits_past' },
      { campaignId: 'cmp_fifth_deposit', eligible: false, needsCode: false, reason: 'deposits' },
      { campaignId: 'cmp_code_gold', eligible: false, needsCode: true, reason: 'loyalty' },
      { campaignId: 'cmp_code_live', eligible: true, needsCode: true },
      { campaignId: 'cmp_summer_send_off', eligible: false, needsCode: false, reason: 'ended' },
      { campaignId: 'cmp_advent', eligible: false, needsCode: false, reason: 'unknown' },
      { campaignId: 'cmp_nowhere', eligible: false, needsCode: false, reason: 'unknown' },
    ]);
  });

  test('BON-03 BON-12 BON-17 BON-27 campaigns are listed in a market’s currency and language, without drafts and ended ones', async () => {
    const { desk, refusal } = bonuses();
    const norwegian = await desk.call('', listCampaigns, { query: { siteId: 5, market: 'NO' } });
    const ids = norwegian.map(({ campaignId }) => campaignId);
    expect(ids).toEqual(expect.arrayContaining(['cmp_welcome', 'cmp_cashback_daily', 'cmp_midweek_tournament']));
    expect(ids.filter((id) => ['cmp_advent', 'cmp_spring', 'cmp_autumn', 'cmp_summer_send_off'].includes(id))).toEqual([]);
    expect(norwegian.find(({ campaignId }) => campaignId === 'cmp_welcome')).toMatchObject({
      ...{ currency: 'NOK', minDeposit: 100, maxBonus: 1_000 },
    });
    const running = (await listRunningCampaigns(desk.database, desk.clock.now())).map(({ campaignId }) => campaignId);
    expect(running).toEqual(expect.arrayContaining(ids));
    expect(running.filter((id) => ['cmp_advent', 'cmp_spring', 'cmp_autumn', 'cmp_summer_send_off'].includes(id))).toEqual([]);
    expect(await refusal(desk.call('', listCampaigns, { query: { siteId: 6, market: 'NO' } }))).toBe('error.site_id.invalid');
    const english = await desk.call('', listCampaignsIn, { params: { language: 'en' }, query: { market: 'FI' } });
    expect(english.find(({ campaignId }) => campaignId === 'cmp_welcome')?.campaignDisplayInfo.title).toBe('Welcome bonus');
    const cashback = { rate: 0.05, period: 'DAILY', min: 1, cap: 50, currency: 'EUR' };
    expect(english.find(({ campaignId }) => campaignId === 'cmp_cashback_daily')?.cashbackInfo).toEqual(cashback);
    const finnish = await desk.call('', listCampaignsIn, { params: { language: 'fi' }, query: { market: 'FI' } });
    expect(finnish.find(({ campaignId }) => campaignId === 'cmp_weekend_reload')?.campaignDisplayInfo).toMatchObject({
      title: 'Viikonlopun talletusbonus',
      terms: expect.stringMatching(/^Kerran viikossa\. Omat rahasi ja bonus ovat pelissä yhdessä/),
      ctaLabel: 'Talleta',
    });
    const texts = await desk.call('', readCampaignTexts, { query: { campaignIds: 'cmp_welcome,cmp_advent' } });
    expect(texts.map(({ campaignId }) => campaignId)).toEqual(['cmp_welcome']);
  });

  test('BON-11 a partner’s code is attached to an open bonus, once', async () => {
    const { desk, sam, one, code, refusal } = bonuses();
    const { assignmentId } = await code(sam, 'WELCOME50');
    const attach = (partnerBonusCode: string) =>
      desk.call(sam, attachPartnerCode, { body: { bonusAssignmentId: assignmentId ?? '', partnerBonusCode } });
    expect(await refusal(attach('HELLO'))).toBe('error.bonus_code.invalid');
    expect(await attach('partner-abc123')).toEqual({ partnerBonusCode: 'PARTNER-ABC123' });
    expect(await refusal(attach('PARTNER-XYZ789'))).toBe('error.bonus_code.invalid');
    expect(await one(sam, 'cmp_code_welcome')).toMatchObject({ partnerBonusCode: 'PARTNER-ABC123' });
  });

  const endpoints: readonly Endpoint[] = Object.values(contract).filter((value) => 'isEndpoint' in value);
  /** What a player may always do: read whether something is open, and give a bonus up. */
  const open: readonly Endpoint[] = [readEligibility, readCodeAvailability, forfeitBonus];
  const closable = endpoints.filter((endpoint) => endpoint.by === 'player' && !open.includes(endpoint));

  test.each<[string, PlayerChange, string?]>([
    ['without the flag', { flags: { bonuses: false } }],
    ['on risk payout', { flags: { payout: true } }],
    ['of a suspended brand', { multibrandSuspended: true }],
    ['who is excluded', { status: 'SELF_EXCLUDED' }, 'error.exclusion.in.progress.indefinite'],
  ])('BON-35 every call of a player %s is refused', async (_, change, code = 'error.bonus.not_allowed') => {
    const { desk, sam, refusal } = bonuses();
    await desk.players.update(sam, change);
    const ids = { campaignId: 'cmp_after_welcome', bonusAssignmentId: 'asg_1', queuedPlayerBonusId: 'asg_1' };
    const codes = { bonusCode: 'WELCOME50', partnerBonusCode: 'PARTNER-ABC123', state: 'ACTIVATED', agreed: true };
    const input = { params: ids, query: { rewardsType: 'ELIGIBLE' }, body: { ...ids, ...codes } };
    const answers = closable.map(async (endpoint) => [endpoint.path, await refusal(desk.call(sam, endpoint, input as never))]);
    expect(await Promise.all(answers)).toEqual(closable.map(({ path }) => [path, code]));
  });
}
