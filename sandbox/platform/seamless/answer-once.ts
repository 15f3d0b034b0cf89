import { and, eq } from 'drizzle-orm';
import { ownValue } from '#lib/core/own-value.ts';
import type { Database } from '#sandbox/database/database.ts';
import { Refusal } from '../core/refusal.ts';
import { recordOnce } from '../protection/activity.ts';
import { recordLimitReached } from '../protection/limits/record.ts';
import { BalanceChanged } from './book-movement.ts';
import { type GameState, readGameState } from './game-state.ts';
import { gameRefusal } from './refusals.ts';
import { type CallKind, gameTransactionTable } from './tables.ts';

/** A call with an id of its own. */
interface Call {
  readonly kind: CallKind;
  readonly sessionId: string;
  readonly txId: string;
  readonly roundId: string;
  /** 0 for a free spin. */
  readonly amountMinor: number;
}

interface Work<Reply> {
  /** The reply to an accepted call when it is repeated. */
  readonly repeat: (tx: Database, known: Known) => Reply | Promise<Reply>;
  /** Checks a new call and returns what books it. Throws its refusal before anything of the call is written. */
  readonly decide: (tx: Database, state: GameState) => Promise<() => Promise<Reply>>;
}

type Known = NonNullable<GameState['known']>;
type Answer<Reply> = { readonly reply: Reply } | { readonly refusal: Refusal };

/** A booking that another one overtakes is decided again. */
const maxTries = 3;

/**
 * DEC-GAM-2: answers a call once per id, in one transaction that holds the player's lock. A repeat, also in parallel, gets the
 * first answer, accepted or refused. Throws TX_MISMATCH for an id with other values.
 */
export async function answerOnce<Reply>(database: Database, call: Call, now: Date, work: Work<Reply>): Promise<Reply> {
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await database.transaction((tx) => answerIn(tx, call, now, work));
      if ('reply' in answer) return answer.reply;
      throw answer.refusal;
    } catch (error) {
      if (!(error instanceof BalanceChanged) || tries === maxTries) throw error;
    }
  }
}

async function answerIn<Reply>(tx: Database, call: Call, now: Date, { repeat, decide }: Work<Reply>): Promise<Answer<Reply>> {
  const state = await readGameState(tx, call.sessionId, call.txId, call.roundId);
  const { known, session, round } = state;
  if (known) {
    const refusal = await findRepeatedRefusal(tx, state, call);
    if (refusal) return { refusal };
    if (!isSameCall(known, call)) throw gameRefusal('TX_MISMATCH');
    return { reply: await repeat(tx, known) };
  }
  let book: () => Promise<Reply>;
  try {
    if (round && round.playerId !== session.playerId) throw gameRefusal('ROUND_UNKNOWN');
    book = await decide(tx, state);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await storeRefusal(tx, state, call, error, now);
    return { refusal: error };
  }
  return { reply: await book() };
}

/** A stake that was rolled back is refused from then on: with its first refusal, if it had one. */
async function findRepeatedRefusal(tx: Database, { known, session }: GameState, call: Call): Promise<Refusal | undefined> {
  if (known?.kind !== 'REFUSED' && known?.kind !== 'ROLLED_BACK') return undefined;
  const { provider, txId, refusal } = gameTransactionTable;
  const isIt = and(eq(provider, session.provider), eq(txId, call.txId));
  const [stored] = await tx.select({ refusal }).from(gameTransactionTable).where(isIt);
  if (stored?.refusal) {
    const isSame = stored.refusal.call === call.kind && hasValuesOf(known, call);
    return isSame ? new Refusal(stored.refusal.envelope) : gameRefusal('TX_MISMATCH');
  }
  return call.kind === 'WIN' ? undefined : gameRefusal('ROLLED_BACK');
}

/** A free spin is a stake of nothing. */
function isSameCall(known: Known, call: Call): boolean {
  return known.kind === (call.kind === 'WIN' ? 'WIN' : 'BET') && hasValuesOf(known, call);
}

/** A win may come from a later session of its player. */
function hasValuesOf(known: Known, { kind, sessionId, roundId, amountMinor }: Call): boolean {
  const isOfSession = kind === 'WIN' || known.sessionId === sessionId;
  return known.amountMinor === amountMinor && known.roundId === roundId && isOfSession;
}

async function storeRefusal(
  tx: Database,
  { session, balanceMinor }: GameState,
  { kind: call, sessionId, txId, roundId, amountMinor }: Call,
  { envelope }: Refusal,
  at: Date,
): Promise<void> {
  const { provider, playerId } = session;
  const row = { provider, txId, kind: 'REFUSED', sessionId, roundId, amountMinor, balanceMinor, at } as const;
  const stored = await tx
    .insert(gameTransactionTable)
    .values({ ...row, refusal: { call, envelope } })
    .onConflictDoNothing()
    .returning({ txId: gameTransactionTable.txId });
  // Another player's transaction has taken the id.
  if (stored.length === 0) throw gameRefusal('TX_MISMATCH');
  const limit = ownValue(limitsByCode, envelope.code);
  if (limit) await recordLimitReached(tx, playerId, limit, amountMinor, at);
  // DEC-RGA-2: a reality check refused a round.
  if (envelope.code === 'error.reality_check.due') await recordOnce(tx, playerId, 'REFUSED_PLAY', at);
}

const limitsByCode: Readonly<Record<string, 'SPEND' | 'LOSS' | 'STAKE'>> = {
  SPEND_LIMIT: 'SPEND',
  LOSS_LIMIT: 'LOSS',
  STAKE_LIMIT: 'STAKE',
};
