import { answerAgreement, forfeitBonus, readCodeAvailability } from '#lib/bonuses/contract.ts';
import type { BonusFixture } from '../../../../fixtures/sandbox/bonuses.ts';

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
    await desk.players.update(sam, { flags: { payout: false } });
    expect((await held(sam)).map(({ campaignId, state }) => [campaignId, state])).toEqual([
      ['cmp_code_sticky', 'ACTIVE'],
      ['cmp_code_sunday', 'QUEUED'],
    ]);
  });
}
