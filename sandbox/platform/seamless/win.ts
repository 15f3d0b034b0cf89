import { and, eq } from 'drizzle-orm';
import type { BodyOf } from '#lib/platform/endpoint.ts';
import type { payWin } from '#lib/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { post } from '#sandbox/ledger/post.ts';
import { refuseGame } from './refusals.ts';
import { findRound, findTransaction, readPurses, referenceOf, sumOf, takeSeat } from './table.ts';
import { type GameRound, gameRoundTable, gameTransactionTable } from './tables.ts';

type Win = BodyOf<typeof payWin>;

/**
 * Pays a win into the accounts that gave the stake, in their proportion, and ends the round where the game says so. Taken
 * whatever became of session and player meanwhile (decisions §7). Throws a refusal for a round that is unknown or has ended.
 */
export function bookWin(database: Database, win: Win, now: Date): Promise<{ balanceMinor: number }> {
  return database.transaction(async (tx) => {
    const seat = await takeSeat(tx, win.sessionId);
    const { provider, playerId, currency, sessionId } = seat.session;
    const { txId, roundId, amountMinor, roundEnded, gameId, category } = win;
    const known = await findTransaction(tx, provider, txId);
    if (known) {
      const isSame = known.kind === 'WIN' && known.amountMinor === amountMinor && known.roundId === roundId;
      if (!isSame) throw refuseGame('TX_MISMATCH');
      return { balanceMinor: known.balanceMinor };
    }
    const round = await findRound(tx, seat, roundId);
    if (!round || round.gameId !== gameId || round.category !== category) throw refuseGame('ROUND_UNKNOWN');
    if (round.endedAt) throw refuseGame('ROUND_ENDED');
    const entries = amountMinor > 0 ? { ...sharesOf(round, amountMinor), [`house:games:${provider}`]: -amountMinor } : {};
    if (amountMinor > 0) {
      await post(tx, {
        referenceId: referenceOf(provider, txId),
        playerId: String(playerId),
        currency,
        at: now,
        category,
        type: 'WIN',
        status: 'SUCCESS',
        entries,
        gameId,
        roundId,
      });
    }
    const balanceMinor = sumOf(await readPurses(tx, { playerId, category }));
    await tx
      .update(gameRoundTable)
      .set({ wonMinor: round.wonMinor + amountMinor, ...(roundEnded && { endedAt: now }) })
      .where(and(eq(gameRoundTable.provider, provider), eq(gameRoundTable.roundId, roundId)));
    await tx
      .insert(gameTransactionTable)
      .values({ provider, txId, kind: 'WIN', sessionId, roundId, amountMinor, entries, balanceMinor, at: now });
    return { balanceMinor };
  });
}

/** Each bonus gets its proportion rounded down; what rounding leaves is the player's own. */
function sharesOf({ stakedMinor, bonusStakes }: GameRound, amountMinor: number): Readonly<Record<string, number>> {
  const shares: Record<string, number> = {};
  let left = amountMinor;
  for (const [account, staked] of Object.entries(bonusStakes)) {
    const share = Number((BigInt(amountMinor) * BigInt(staked)) / BigInt(stakedMinor));
    if (share > 0) shares[account] = share;
    left -= share;
  }
  return left > 0 ? { ...shares, main: left } : shares;
}
