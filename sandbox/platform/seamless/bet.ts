import { sql } from 'drizzle-orm';
import type { BodyOf } from '#lib/platform/endpoint.ts';
import type { placeBet } from '#lib/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { post } from '#sandbox/ledger/post.ts';
import { leftOf, readLimits } from '../cashier/limits.ts';
import { refusalAt } from '../players/blocks.ts';
import type { Player } from '../players/tables.ts';
import { refuseGame } from './refusals.ts';
import { findRound, findTransaction, type Purse, readPurses, referenceOf, type Seat, sumOf, takeSeat } from './table.ts';
import { gameRoundTable, gameTransactionTable } from './tables.ts';

type Bet = BodyOf<typeof placeBet>;

/**
 * Takes a stake, once per id: session, status, vertical, spend limit and funds are looked at in the order of decisions §7.
 * Throws a refusal, which leaves nothing behind: the same id may be tried again.
 */
export function bookBet(database: Database, bet: Bet, now: Date) {
  return database.transaction(async (tx) => {
    const seat = await takeSeat(tx, bet.sessionId);
    const { session, player } = seat;
    const known = await findTransaction(tx, session.provider, bet.txId);
    if (known) {
      if (known.kind === 'ROLLED_BACK') throw refuseGame('ROLLED_BACK');
      const isSame = known.kind === 'BET' && known.amountMinor === bet.amountMinor && known.roundId === bet.roundId;
      if (!isSame || known.sessionId !== bet.sessionId) throw refuseGame('TX_MISMATCH');
      return { balanceMinor: known.balanceMinor, bonusPartMinor: known.bonusPartMinor, txId: bet.txId };
    }
    requireSeat(seat, bet, now);
    const round = await findRound(tx, seat, bet.roundId);
    if (round?.endedAt) throw refuseGame('ROUND_ENDED');
    await requireWithinLimits(tx, player, bet.amountMinor, now);
    const purses = await readPurses(tx, session);
    const before = sumOf(purses);
    if (before < bet.amountMinor) throw refuseGame('NOT_ENOUGH_FUNDS');
    const parts = shareOut(purses, bet.amountMinor);
    const entries = { [`house:games:${session.provider}`]: bet.amountMinor, ...negated(parts) };
    const { provider, playerId, currency } = session;
    const { gameId, roundId, txId, category, amountMinor } = bet;
    await post(tx, {
      referenceId: referenceOf(provider, txId),
      playerId: String(playerId),
      currency,
      at: now,
      category,
      type: 'BET',
      status: 'SUCCESS',
      entries,
      gameId,
      roundId,
    });
    const { main: _, ...bonusStakes } = parts;
    const opened = { provider, roundId, sessionId: session.sessionId, playerId, gameId, category, currency, bonusStakes };
    await tx
      .insert(gameRoundTable)
      .values({ ...opened, stakedMinor: amountMinor, openedAt: now })
      .onConflictDoUpdate({
        target: [gameRoundTable.provider, gameRoundTable.roundId],
        set: {
          stakedMinor: sql`${gameRoundTable.stakedMinor} + ${amountMinor}`,
          bonusStakes: addUp(round?.bonusStakes ?? {}, bonusStakes),
        },
      });
    const balanceMinor = before - amountMinor;
    const bonusPartMinor = amountMinor - (parts.main ?? 0);
    await tx.insert(gameTransactionTable).values({
      provider,
      txId,
      kind: 'BET',
      sessionId: session.sessionId,
      roundId,
      amountMinor,
      bonusPartMinor,
      entries,
      balanceMinor,
      at: now,
    });
    return { balanceMinor, bonusPartMinor, txId };
  });
}

function requireSeat({ session, player }: Seat, { gameId, category }: Bet, now: Date): void {
  const isOfSession = session.gameId === gameId && session.category === category;
  const mayPlay = category === 'CASINO' ? player.flags.casino : player.flags.liveCasino;
  const isBlocked = refusalAt(player, now) !== undefined || player.flags.payout || player.multibrandSuspended;
  if (session.closedAt || !isOfSession || isBlocked || !mayPlay) throw refuseGame('SESSION_CLOSED');
}

async function requireWithinLimits(tx: Database, player: Player, stake: number, now: Date): Promise<void> {
  const limits = await readLimits(tx, player, now);
  if (limits.some((limit) => limit.kind === 'SPEND' && leftOf(limit) < stake)) throw refuseGame('SPEND_LIMIT');
}

/** Which account gives how much of a stake. */
function shareOut(purses: readonly Purse[], stake: number): Readonly<Record<string, number>> {
  const parts: Record<string, number> = {};
  let left = stake;
  for (const { account, minor } of purses) {
    const part = Math.min(left, minor);
    if (part > 0) parts[account] = part;
    left -= part;
  }
  return parts;
}

export function negated(parts: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(parts).map(([name, minor]) => [name, -minor]));
}

export function addUp(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const sum = { ...one };
  for (const [name, minor] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + minor;
  return Object.fromEntries(Object.entries(sum).filter(([, minor]) => minor !== 0));
}
