import type { BodyOf } from '#lib/core/api/endpoint.ts';
import type { payWin } from '#lib/wallet/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { addSpinWin, freeSpinsOf } from '../../bonuses/spins-in-game.ts';
import { endIfOver, mayBeOver, redirectEnded } from '../../bonuses/wagering.ts';
import { bookMovement, referenceOf } from './book-movement.ts';
import { type GameState, readGameState } from './game-state.ts';
import { gameRefusal } from './refusals.ts';

type Win = BodyOf<typeof payWin>;

/**
 * Pays a win to the accounts that paid the stake, in proportion, and ends the round if the game says so. Accepted whatever
 * the state of session and player. Throws a refusal for a round that is unknown or has ended.
 */
export function bookWin(database: Database, win: Win, now: Date): Promise<{ balanceMinor: number }> {
  return database.transaction(async (tx) => {
    const { txId, roundId, amountMinor, roundEnded, gameId, category } = win;
    const {
      session,
      known,
      round,
      bonus,
      accounts,
      balanceMinor: before,
    } = await readGameState(tx, win.sessionId, txId, roundId);
    if (known) {
      const isSame = known.kind === 'WIN' && known.amountMinor === amountMinor && known.roundId === roundId;
      if (!isSame) throw gameRefusal('TX_MISMATCH');
      return { balanceMinor: known.balanceMinor };
    }
    if (!round || round.gameId !== gameId || round.category !== category) throw gameRefusal('ROUND_UNKNOWN');
    if (round.isEnded) throw gameRefusal('ROUND_ENDED');
    const shares = await redirectEnded(tx, amountMinor > 0 ? splitWin(round, amountMinor) : {}, bonus?.assignmentId);
    const balanceMinor = before + amountMinor - (shares['house:bonus'] ?? 0);
    const entries = amountMinor > 0 ? { ...shares, [`house:games:${session.provider}`]: -amountMinor } : {};
    const movement = {
      reference: referenceOf(session.provider, txId),
      kind: 'WIN',
      type: 'WIN',
      txId,
      roundId,
      gameId,
      category,
      amountMinor,
      bonusPartMinor: 0,
      entries,
      stakedMinor: 0,
      wonMinor: amountMinor,
      bonusStakes: round.bonusStakes,
      isEnded: roundEnded,
      balanceMinor,
    } as const;
    await bookMovement(tx, session, movement, now);
    const spinsOf = freeSpinsOf(round);
    if (spinsOf) await addSpinWin(tx, spinsOf, amountMinor);
    if (bonus && roundEnded && mayBeOver(bonus, accounts, shares)) await endIfOver(tx, bonus.assignmentId, now);
    return { balanceMinor };
  });
}

/** Each bonus share is rounded down; the remainder goes to the main account. A free spin has no stake: all of its win is the bonus's. */
function splitWin(
  { stakedMinor, bonusStakes }: NonNullable<GameState['round']>,
  amountMinor: number,
): Readonly<Record<string, number>> {
  const shares: Record<string, number> = {};
  let left = amountMinor;
  for (const [account, staked] of Object.entries(bonusStakes)) {
    const share = Number((BigInt(amountMinor) * BigInt(staked)) / BigInt(stakedMinor || staked));
    if (share > 0) shares[account] = share;
    left -= share;
  }
  return left > 0 ? { ...shares, main: left } : shares;
}
