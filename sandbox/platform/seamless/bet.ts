import type { BodyOf } from '#lib/core/api/endpoint.ts';
import type { placeBet } from '#lib/wallet/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { addUp, negated } from '#sandbox/ledger/amounts.ts';
import { expireDue } from '../bonuses/assignments/expire-due.ts';
import { freeSpinsOf } from '../bonuses/spins-in-game.ts';
import { completeIfMet, contributedBy } from '../bonuses/wagering/wagering.ts';
import { refusalAt } from '../players/blocks.ts';
import { isRealityCheckDue } from '../protection/activity.ts';
import { readLimits, remainingMinor } from '../protection/limits/limits.ts';
import { readLossLimit, readMaxSpinStake } from '../protection/limits/market-limits.ts';
import { isHeldAt } from '../protection/register.ts';
import { answerOnce } from './answer-once.ts';
import { bookMovement, referenceOf } from './book-movement.ts';
import { type AccountBalance, type ActiveSession, type GameState, readGameState } from './game-state.ts';
import { limitRefusal, limitRound, ownMoneyLimit, payableOf, payingAccounts } from './max-stake.ts';
import { gameRefusal } from './refusals.ts';
import { requireRoundPace } from './round-pace.ts';

type Bet = BodyOf<typeof placeBet>;
/** Minor units by account. */
type Parts = Readonly<Record<string, number>>;

/** Takes a stake, after checking session, status, vertical, spend limit, bonus and funds in this order. */
export function bookBet(database: Database, bet: Bet, now: Date) {
  return answerOnce(database, { kind: 'BET', ...bet }, now, {
    repeat: (_, { balanceMinor, bonusPartMinor }) => ({ balanceMinor, bonusPartMinor, txId: bet.txId }),
    decide: async (tx, read) => {
      const state = await endDueBonus(tx, read, bet, now);
      const parts = await checkStake(tx, state, bet, now);
      return () => bookStake(tx, state, bet, parts, now);
    },
  });
}

/** The state after the end of a bonus whose time has passed. */
async function endDueBonus(tx: Database, state: GameState, { sessionId, txId, roundId }: Bet, now: Date): Promise<GameState> {
  const expiresAt = state.bonus?.expiresAt;
  if (!expiresAt || expiresAt > now) return state;
  await expireDue(tx, state.session.playerId, now);
  return readGameState(tx, sessionId, txId, roundId);
}

/** How much of the stake each account pays. Throws the refusal of a stake that is not taken. */
async function checkStake(tx: Database, state: GameState, bet: Bet, now: Date): Promise<Parts> {
  const { session, round } = state;
  requirePlayable(state, bet, now);
  if (round && (round.gameId !== bet.gameId || round.category !== bet.category)) throw gameRefusal('ROUND_UNKNOWN');
  if (round?.isEnded) throw gameRefusal('ROUND_ENDED');
  // The win of a free spin has no stake to be shared by.
  if (round && freeSpinsOf(round)) throw gameRefusal('TX_MISMATCH');
  if (!round) {
    await requireNoRealityCheck(tx, session, now);
    await requireRoundPace(tx, session, bet.gameId, now);
  }
  const parts = splitStake(payingAccounts(state), bet.amountMinor);
  await requireWithinLimits(tx, state, parts.main ?? 0, now);
  const maxStake = await readMaxSpinStake(tx, session, bet.gameId, now);
  if (maxStake !== null && (round?.stakedMinor ?? 0) + bet.amountMinor > maxStake) throw gameRefusal('STAKE_LIMIT');
  const limit = limitRound(state);
  if ((round?.stakedMinor ?? 0) + bet.amountMinor > limit.maxMinor) throw await limitRefusal(tx, state, limit);
  const payableMinor = payableOf(state);
  if (payableMinor < bet.amountMinor) {
    if (state.balanceMinor < bet.amountMinor) throw gameRefusal('NOT_ENOUGH_FUNDS');
    throw await limitRefusal(tx, state, ownMoneyLimit(payableMinor));
  }
  return parts;
}

async function bookStake(tx: Database, { session, round, bonus, ...state }: GameState, bet: Bet, parts: Parts, now: Date) {
  const { main = 0, ...bonusParts } = parts;
  const { gameId, roundId, txId, category, amountMinor } = bet;
  const balanceMinor = state.balanceMinor - amountMinor;
  const bonusPartMinor = amountMinor - main;
  const centi = bonus ? contributedBy(bonus, gameId, amountMinor, bonusPartMinor) : 0;
  const movement = {
    reference: referenceOf(session.provider, txId),
    kind: 'BET',
    type: 'BET',
    txId,
    roundId,
    gameId,
    category,
    amountMinor,
    bonusPartMinor,
    entries: { [`house:games:${session.provider}`]: amountMinor, ...negated(parts) },
    stakedMinor: amountMinor,
    wonMinor: 0,
    bonusStakes: addUp(round?.bonusStakes ?? {}, bonusParts),
    isEnded: false,
    balanceMinor,
    ...(bonus && centi > 0 && { contribution: { assignmentId: bonus.assignmentId, centi } }),
  } as const;
  await bookMovement(tx, session, movement, now);
  if (bonus && bonus.progressCenti + centi >= bonus.requiredMinor * 100) await completeIfMet(tx, bonus.assignmentId, now);
  return { balanceMinor, bonusPartMinor, txId };
}

/** Throws SESSION_CLOSED where the player may not play this game in this session now; a review forbids new rounds only. */
export function requirePlayable(
  { session, exclusions, round, isUnderReview }: Pick<GameState, 'session' | 'exclusions' | 'round' | 'isUnderReview'>,
  { gameId, category }: Pick<Bet, 'gameId' | 'category'>,
  now: Date,
): void {
  const isOfSession = session.gameId === gameId && session.category === category;
  const mayPlay = category === 'CASINO' ? session.flags.casino : session.flags.liveCasino;
  const isExcluded = exclusions.some((entry) => isHeldAt(entry, now));
  const isBlocked = isExcluded || refusalAt(session, now) !== undefined || session.flags.payout || session.multibrandSuspended;
  const mayBegin = round !== null || !isUnderReview;
  if (session.isClosed || !isOfSession || isBlocked || !mayPlay || !mayBegin) throw gameRefusal('SESSION_CLOSED');
}

/** DEC-RGA-3: no round begins while a reality check waits for its answer; an open one may be played to its end. */
export async function requireNoRealityCheck(tx: Database, { playerId }: ActiveSession, now: Date): Promise<void> {
  if (await isRealityCheckDue(tx, playerId, now)) throw gameRefusal('error.reality_check.due');
}

/** LIM-09: own money alone is spending (DEC-LIM-7). */
async function requireWithinLimits(tx: Database, { hasLimits, session }: GameState, ownMinor: number, now: Date): Promise<void> {
  const loss = await readLossLimit(tx, session, now);
  if (loss && remainingMinor(loss) < ownMinor) throw gameRefusal('LOSS_LIMIT');
  if (!hasLimits) return;
  const limits = await readLimits(tx, { ...session, id: session.playerId }, now, ['SPEND']);
  if (limits.some((limit) => remainingMinor(limit) < ownMinor)) throw gameRefusal('SPEND_LIMIT');
}

function splitStake(accounts: readonly AccountBalance[], stake: number): Parts {
  const parts: Record<string, number> = {};
  let left = stake;
  for (const { account, minor } of accounts) {
    const part = Math.min(left, minor);
    if (part > 0) parts[account] = part;
    left -= part;
  }
  return parts;
}
