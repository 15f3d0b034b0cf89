import type { BodyOf } from '#lib/core/api/endpoint.ts';
import type { takeFreeSpin } from '#lib/wallet/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { countSpinsLeft, takeSpin } from '../bonuses/spins-in-game.ts';
import { answerOnce } from './answer-once.ts';
import { requireNoRealityCheck, requirePlayable } from './bet.ts';
import { bookMovement, referenceOf } from './book-movement.ts';
import { gameRefusal } from './refusals.ts';
import { requireRoundPace } from './round-pace.ts';

type FreeSpin = BodyOf<typeof takeFreeSpin>;

/** Takes a free spin in place of a stake; its round pays to the bonus (DEC-BON-21). */
export function bookFreeSpin(database: Database, spin: FreeSpin, now: Date) {
  const { txId, roundId, gameId, category, assignmentId, betMinor } = spin;
  return answerOnce(database, { kind: 'FREE_SPIN', ...spin, amountMinor: 0 }, now, {
    repeat: async (tx, { balanceMinor }) => ({ balanceMinor, remaining: await countSpinsLeft(tx, assignmentId), txId }),
    decide: async (tx, state) => {
      const { session, round, bonus, balanceMinor } = state;
      requirePlayable(state, spin, now);
      if (round) throw gameRefusal(round.isEnded ? 'ROUND_ENDED' : 'TX_MISMATCH');
      await requireNoRealityCheck(tx, session, now);
      await requireRoundPace(tx, session, gameId, now);
      const isDue = bonus?.expiresAt && bonus.expiresAt <= now;
      if (bonus?.assignmentId !== assignmentId || isDue) throw gameRefusal('error.free_spins.used');
      // Without a spin left nothing is written.
      const remaining = await takeSpin(tx, { assignmentId, gameId, betMinor });
      if (remaining === undefined) throw gameRefusal('error.free_spins.used');
      const movement = {
        reference: referenceOf(session.provider, txId),
        kind: 'BET',
        type: 'BET',
        txId,
        roundId,
        gameId,
        category,
        amountMinor: 0,
        bonusPartMinor: 0,
        entries: {},
        stakedMinor: 0,
        wonMinor: 0,
        // The round's win belongs to the bonus.
        bonusStakes: { [`bonus:${assignmentId}`]: betMinor },
        isEnded: false,
        balanceMinor,
      } as const;
      return async () => {
        await bookMovement(tx, session, movement, now);
        return { balanceMinor, remaining, txId };
      };
    },
  });
}
