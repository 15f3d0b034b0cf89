import type { BodyOf } from '#lib/platform/endpoint.ts';
import type { payWin } from '#lib/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { book, referenceOf } from './book.ts';
import { type Look, look } from './look.ts';
import { refuseGame } from './refusals.ts';

type Win = BodyOf<typeof payWin>;

/**
 * Pays a win into the accounts that gave the stake, in their proportion, and ends the round where the game says so. Taken
 * whatever became of session and player meanwhile (decisions §7). Throws a refusal for a round that is unknown or has ended.
 */
export function bookWin(database: Database, win: Win, now: Date): Promise<{ balanceMinor: number }> {
  return database.transaction(async (tx) => {
    const { txId, roundId, amountMinor, roundEnded, gameId, category } = win;
    const { seat, known, round, balanceMinor: before } = await look(tx, win.sessionId, txId, roundId);
    if (known) {
      const isSame = known.kind === 'WIN' && known.amountMinor === amountMinor && known.roundId === roundId;
      if (!isSame) throw refuseGame('TX_MISMATCH');
      return { balanceMinor: known.balanceMinor };
    }
    if (!round || round.gameId !== gameId || round.category !== category) throw refuseGame('ROUND_UNKNOWN');
    if (round.isEnded) throw refuseGame('ROUND_ENDED');
    const balanceMinor = before + amountMinor;
    const entries = amountMinor > 0 ? { ...sharesOf(round, amountMinor), [`house:games:${seat.provider}`]: -amountMinor } : {};
    const movement = {
      reference: referenceOf(seat.provider, txId),
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
    await book(tx, seat, movement, now);
    return { balanceMinor };
  });
}

/** Each bonus gets its proportion rounded down; what rounding leaves is the player's own. */
function sharesOf(
  { stakedMinor, bonusStakes }: NonNullable<Look['round']>,
  amountMinor: number,
): Readonly<Record<string, number>> {
  const shares: Record<string, number> = {};
  let left = amountMinor;
  for (const [account, staked] of Object.entries(bonusStakes)) {
    const share = Number((BigInt(amountMinor) * BigInt(staked)) / BigInt(stakedMinor));
    if (share > 0) shares[account] = share;
    left -= share;
  }
  return left > 0 ? { ...shares, main: left } : shares;
}
