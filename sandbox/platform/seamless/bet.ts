import type { BodyOf } from '#lib/platform/endpoint.ts';
import type { placeBet } from '#lib/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { leftOf, readLimits } from '../cashier/limits.ts';
import { refusalAt } from '../players/blocks.ts';
import { addUp, book, negated, referenceOf } from './book.ts';
import { mostOnRound } from './limitation.ts';
import { type Look, look, type Purse, type Seat } from './look.ts';
import { refuseGame } from './refusals.ts';

type Bet = BodyOf<typeof placeBet>;

/**
 * Takes a stake, once per id: session, status, vertical, spend limit, bonus and funds are looked at in the order of decisions §7.
 * Throws a refusal, which leaves nothing behind: the same id may be tried again.
 */
export function bookBet(database: Database, bet: Bet, now: Date) {
  return database.transaction(async (tx) => {
    const seen = await look(tx, bet.sessionId, bet.txId, bet.roundId);
    if (seen.known) return repeated(seen.known, bet);
    const { seat, round, purses } = seen;
    requireSeat(seat, bet, now);
    if (round && (round.gameId !== bet.gameId || round.category !== bet.category)) throw refuseGame('ROUND_UNKNOWN');
    if (round?.isEnded) throw refuseGame('ROUND_ENDED');
    await requireWithinLimits(tx, seen, bet.amountMinor, now);
    if ((round?.stakedMinor ?? 0) + bet.amountMinor > mostOnRound(seen)) throw refuseGame('GAME_LIMITATION');
    if (seen.balanceMinor < bet.amountMinor) throw refuseGame('NOT_ENOUGH_FUNDS');
    const parts = shareOut(purses, bet.amountMinor);
    const { main = 0, ...bonusParts } = parts;
    const { gameId, roundId, txId, category, amountMinor } = bet;
    const balanceMinor = seen.balanceMinor - amountMinor;
    const bonusPartMinor = amountMinor - main;
    const movement = {
      reference: referenceOf(seat.provider, txId),
      kind: 'BET',
      type: 'BET',
      txId,
      roundId,
      gameId,
      category,
      amountMinor,
      bonusPartMinor,
      entries: { [`house:games:${seat.provider}`]: amountMinor, ...negated(parts) },
      stakedMinor: amountMinor,
      wonMinor: 0,
      bonusStakes: addUp(round?.bonusStakes ?? {}, bonusParts),
      isEnded: false,
      balanceMinor,
    } as const;
    await book(tx, seat, movement, now);
    return { balanceMinor, bonusPartMinor, txId };
  });
}

function repeated(known: NonNullable<Look['known']>, bet: Bet) {
  if (known.kind === 'ROLLED_BACK') throw refuseGame('ROLLED_BACK');
  const isSame = known.kind === 'BET' && known.amountMinor === bet.amountMinor && known.roundId === bet.roundId;
  if (!isSame || known.sessionId !== bet.sessionId) throw refuseGame('TX_MISMATCH');
  return { balanceMinor: known.balanceMinor, bonusPartMinor: known.bonusPartMinor, txId: bet.txId };
}

function requireSeat(seat: Seat, { gameId, category }: Bet, now: Date): void {
  const isOfSession = seat.gameId === gameId && seat.category === category;
  const mayPlay = category === 'CASINO' ? seat.flags.casino : seat.flags.liveCasino;
  const isBlocked = refusalAt(seat, now) !== undefined || seat.flags.payout || seat.multibrandSuspended;
  if (seat.isClosed || !isOfSession || isBlocked || !mayPlay) throw refuseGame('SESSION_CLOSED');
}

async function requireWithinLimits(tx: Database, { hasLimits, seat }: Look, stake: number, now: Date): Promise<void> {
  if (!hasLimits) return;
  const limits = await readLimits(tx, { id: seat.playerId, market: seat.market }, now);
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
