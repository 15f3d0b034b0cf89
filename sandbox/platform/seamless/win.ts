import type { BodyOf } from '#lib/core/api/endpoint.ts';
import type { payWin } from '#lib/wallet/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { sharePayout } from '#sandbox/ledger/amounts.ts';
import { addSpinWin, freeSpinsOf } from '../bonuses/spins-in-game.ts';
import { endIfOver, mayBeOver, redirectEnded } from '../bonuses/wagering/wagering.ts';
import { answerOnce } from './answer-once.ts';
import { bookMovement, referenceOf } from './book-movement.ts';
import type { GameState } from './game-state.ts';
import { gameRefusal } from './refusals.ts';

type Win = BodyOf<typeof payWin>;
type Round = NonNullable<GameState['round']>;

/**
 * Pays a win to the accounts that paid the stake, in proportion, and ends the round if the game says so. Accepted whatever
 * the state of session and player. Throws a refusal for a round that is unknown or has ended.
 */
export function bookWin(database: Database, win: Win, now: Date): Promise<{ balanceMinor: number }> {
  const { gameId, category } = win;
  return answerOnce(database, { kind: 'WIN', ...win }, now, {
    repeat: (_, { balanceMinor }) => ({ balanceMinor }),
    decide: async (tx, state) => {
      const { round } = state;
      if (!round || round.gameId !== gameId || round.category !== category) throw gameRefusal('ROUND_UNKNOWN');
      if (round.isEnded) throw gameRefusal('ROUND_ENDED');
      return () => payRound(tx, { ...state, round }, win, now);
    },
  });
}

async function payRound(
  tx: Database,
  { session, round, bonus, accounts, balanceMinor: before }: GameState & { readonly round: Round },
  { txId, roundId, amountMinor, roundEnded, gameId, category }: Win,
  now: Date,
): Promise<{ balanceMinor: number }> {
  const shares = amountMinor > 0 ? await shareWin(tx, round, amountMinor, bonus?.assignmentId) : {};
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
  if (bonus && roundEnded && mayBeOver(bonus, accounts, shares)) await endIfOver(tx, bonus.assignmentId, now);
  return { balanceMinor };
}

/** What each account gets. A free spin has no stake: all of its win is the bonus's. */
async function shareWin(tx: Database, round: Round, amountMinor: number, activeId: string | undefined) {
  const spinsOf = freeSpinsOf(round);
  if (spinsOf) return { [await addSpinWin(tx, spinsOf, amountMinor)]: amountMinor };
  return redirectEnded(tx, sharePayout(amountMinor, round.stakedMinor, round.bonusStakes), activeId);
}
