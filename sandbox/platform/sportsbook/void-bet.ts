import { eq } from 'drizzle-orm';
import type { BodyOf } from '#lib/core/api/endpoint.ts';
import type { voidSportsBet } from '#lib/sportsbook/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { changeStatus } from '#sandbox/ledger/change-status.ts';
import { findAssignment } from '../bonuses/eligibility.ts';
import { redirectEnded } from '../bonuses/wagering/wagering.ts';
import { bookOnce, findBet, referenceOf } from './book-once.ts';
import { endBonusesOf } from './end-bet.ts';
import { lockOpenBet, postForBet, writeSettled } from './open-bet.ts';
import { stakeParts } from './shares.ts';
import { type Amounts, type SportsBet, sportsBetTable } from './tables.ts';

type Void = BodyOf<typeof voidSportsBet>;

/**
 * Returns a stake to the accounts that paid it. A void that comes before its bet blocks it. Throws BET_ENDED for a bet that was
 * paid, lost or voided.
 */
export function voidBet(database: Database, call: Void, now: Date) {
  return bookOnce(database, 'VOID', call, now, async (tx) => {
    const { betId } = call;
    if (!(await findBet(tx, betId))) {
      await tx.insert(sportsBetTable).values({ betId, state: 'BLOCKED', placedAt: now, endedAt: now });
      return { reply: { balanceMinor: 0, uncollectedMinor: 0 }, playerId: null };
    }
    const known = await lockOpenBet(tx, betId);
    const { bet, player } = known;
    const stakeReference = referenceOf(bet.stakeTx ?? '');
    const entries = { ...(await returnedParts(tx, bet, player.id)), 'house:sports': -bet.stakeMinor };
    await postForBet(tx, known, { referenceId: `${stakeReference}:void`, type: 'BET_VOID', entries }, now);
    await changeStatus(tx, stakeReference, 'REVERTED');
    await tx.update(sportsBetTable).set({ state: 'VOIDED', endedAt: now }).where(eq(sportsBetTable.betId, betId));
    await endBonusesOf(tx, bet, now);
    return { reply: await writeSettled(tx, player.id), playerId: player.id, entries };
  });
}

/** The stake by account. A free bet that has ended is not turned into money. */
async function returnedParts(tx: Database, bet: SportsBet, playerId: number): Promise<Amounts> {
  if (bet.freeBetId === null) return redirectEnded(tx, stakeParts(bet), undefined);
  const freeBet = await findAssignment(tx, playerId, bet.freeBetId);
  return { [freeBet?.state === 'ACTIVE' ? `bonus:${bet.freeBetId}` : 'house:bonus']: bet.stakeMinor };
}
