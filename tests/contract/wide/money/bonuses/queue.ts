import { answerAgreement, forfeitBonus, readCodeAvailability } from '#lib/bonuses/contract.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { hasFreeQueue } from '#sandbox/platform/bonuses/assignments/end-bonus.ts';
import { createBonusAdmin } from '#sandbox/platform/bonuses/bonus-admin.ts';
import { listScheduled } from '#sandbox/platform/tournaments/calendar.ts';
import { payPrizes } from '#sandbox/platform/tournaments/prizes.ts';
import type { BonusFixture } from '../../../../fixtures/sandbox/bonuses.ts';
import { addPlayer } from '../../../../fixtures/sandbox/new-player.ts';
import { cause } from '../../../../fixtures/sandbox/operator.ts';

/** Bonuses that wait, or would wait, behind one that has ended. */
export function testQueue(bonuses: () => BonusFixture): void {
  const forfeit = async (playerId: string, bonusAssignmentId: string | null) =>
    bonuses().desk.call(playerId, forfeitBonus, {
      params: { bonusAssignmentId: bonusAssignmentId ?? '' },
      body: { state: 'FORFEITED', wageringProgress: 0 },
    });

  test('BON-08 a bonus that the player lets wait begins at once where the active one has ended meanwhile', async () => {
    const { desk, sam, code, held, refusal, balances } = bonuses();
    const { assignmentId } = await code(sam, 'WELCOME50');
    expect(await refusal(code(sam, 'SUNDAY5'))).toBe('error.bonus.active.already.exists');
    await forfeit(sam, assignmentId);
    const agree = () => desk.call(sam, answerAgreement, { body: { bonusCode: 'SUNDAY5', agreed: true } });
    expect(await agree()).toEqual({ queuedPlayerBonusId: null });
    // A repeat of a lost answer.
    expect(await agree()).toEqual({ queuedPlayerBonusId: null });
    expect(await held(sam)).toMatchObject([{ campaignId: 'cmp_code_sunday', state: 'ACTIVE' }]);
    expect(await balances(sam)).toEqual({ main: 30_000, bonus: 500 });
    expect(await refusal(code(sam, 'SUNDAY5'))).toBe('error.bonus_code.used');
  });

  test('BON-10 DEC-BON-29 a queue whose active bonus ended while the player could have none goes on once the player can', async () => {
    const { desk, sam, code, held, queue } = bonuses();
    const { assignmentId } = await code(sam, 'WELCOME50');
    await queue(sam, 'STICKY100');
    await queue(sam, 'SUNDAY5');
    await desk.players.update(sam, { flags: { payout: true } });
    await forfeit(sam, assignmentId);
    expect(await desk.call(sam, readCodeAvailability, {})).toEqual({ available: false });
    expect(await hasFreeQueue(desk.database, Number(sam), desk.clock.now())).toBe(false);
    await desk.players.update(sam, { flags: { payout: false } });
    expect((await held(sam)).map(({ campaignId, state }) => [campaignId, state])).toEqual([
      ['cmp_code_sticky', 'ACTIVE'],
      ['cmp_code_sunday', 'QUEUED'],
    ]);
  });

  test.each(['a deposit', 'an operator', 'a prize'])(
    'BON-10 the first of such a queue begins before the bonus of %s, which waits behind it',
    async (giver) => {
      const { desk, code, held, queue, addCampaign, deposit, play } = bonuses();
      const { database, clock } = desk;
      const player = await addPlayer(database, [2_000], clock.now());
      if (giver === 'a prize') {
        // The next Wednesday or Thursday, on which the midweek tournament runs.
        while (![3, 4].includes(clock.now().getUTCDay())) await clock.advance(dayMs);
        await payPrizes(database, clock.now());
        const midweek = listScheduled(clock.now()).find(({ kind }) => kind === 'midweek');
        const game = { gameId: midweek?.gameIds[0] ?? '', category: 'CASINO', provider: 'playngo' } as const;
        await play((await desk.launch(player, game)).sessionId, 60_000, 0, game);
      }
      const { assignmentId } = await code(player, 'WELCOME50');
      await queue(player, 'STICKY100');
      await desk.players.update(player, { flags: { payout: true } });
      await forfeit(player, assignmentId);
      await desk.players.update(player, { flags: { payout: false } });
      if (giver === 'a deposit') {
        await deposit(player, 20, (await addCampaign('cmp_weekend_reload', { weekdays: undefined })).campaignId);
      } else if (giver === 'an operator') {
        const { campaignId } = await addCampaign('cmp_code_sunday');
        await createBonusAdmin(database, clock).grant(player, { campaignId }, cause);
      } else {
        await clock.advance(3 * dayMs);
        await payPrizes(database, clock.now());
      }
      expect((await held(player)).map(({ campaignId, state }) => [campaignId, state])).toEqual([
        ['cmp_code_sticky', 'ACTIVE'],
        [expect.any(String), 'QUEUED'],
      ]);
    },
  );
}
