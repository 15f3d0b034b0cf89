import type { BodyOf } from '#lib/core/api/endpoint.ts';
import type { takeFreeSpin } from '#lib/wallet/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { countSpinsLeft, takeSpin } from '../../bonuses/spins-in-game.ts';
import { requireNoRealityCheck, requirePlayable } from './bet.ts';
import { bookMovement, referenceOf } from './book-movement.ts';
import { readGameState } from './game-state.ts';
import { gameRefusal } from './refusals.ts';
import { requireRoundPace } from './round-pace.ts';

type FreeSpin = BodyOf<typeof takeFreeSpin>;

/** Takes a free spin in place of a stake, once per id; its round pays to the bonus (DEC-BON-21). A refusal changes nothing. */
export function bookFreeSpin(database: Database, spin: FreeSpin, now: Date) {
  return database.transaction(async (tx) => {
    const { sessionId, txId, roundId, gameId, category, assignmentId, betMinor } = spin;
    const { session, known, round, bonus, balanceMinor } = await readGameState(tx, sessionId, txId, roundId);
    if (known) {
      if (known.kind === 'ROLLED_BACK') throw gameRefusal('ROLLED_BACK');
      const isSame =
        known.kind === 'BET' && known.amountMinor === 0 && known.roundId === roundId && known.sessionId === sessionId;
      if (!isSame) throw gameRefusal('TX_MISMATCH');
      return { balanceMinor: known.balanceMinor, remaining: await countSpinsLeft(tx, assignmentId), txId };
    }
    requirePlayable(session, spin, now);
    if (round) throw gameRefusal(round.isEnded ? 'ROUND_ENDED' : 'TX_MISMATCH');
    await requireNoRealityCheck(tx, session, now);
    await requireRoundPace(tx, session, gameId, now);
    const isDue = bonus?.expiresAt && bonus.expiresAt <= now;
    if (bonus?.assignmentId !== assignmentId || isDue) throw gameRefusal('error.free_spins.used');
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
    await bookMovement(tx, session, movement, now);
    return { balanceMinor, remaining, txId };
  });
}
