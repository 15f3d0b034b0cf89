import { hash, randomUUID } from 'node:crypto';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { ownValue } from '#lib/core/own-value.ts';
import { type Bets, betsSchema, priceOf } from '../engines/bets.ts';
import { parseOrUndefined } from '../engines/engine.ts';
import { limitsOf } from '../engines/registry.ts';
import { ownerOf, sessionsOfOwner } from '../play/sessions.ts';
import { type PlaySession, playRoundTable } from '../play/tables.ts';
import { confirmStake, newTxId, readBalance, refundStake, takeStake } from '../play/wallet.ts';
import { findGame, type GameProfile } from '../profile.ts';
import { schedulePayOut } from './pay-out.ts';
import { findRefusal, storeRefusal } from './refused-requests.ts';
import { tableAt } from './seats.ts';
import { type LiveContext, phaseOf, rulesOf, seatOf } from './table-context.ts';
import { chipsOf } from './table-rounds.ts';

/** An idempotency key is remembered for this many rounds. */
const keyRounds = 40;

interface NewBets {
  readonly tableRound: number;
  readonly bets: Bets;
  readonly idempotencyKey: string;
}

/** Places chips on the current round, in a real-money session; a repeated `idempotencyKey` gets the first answer, and is refused with other chips. */
export async function placeChips(
  context: LiveContext,
  session: PlaySession,
  request: { readonly tableRound: number; readonly bets: unknown; readonly idempotencyKey: string },
) {
  const game = findGame(session.game);
  const bets = parseOrUndefined(betsSchema, request.bets);
  if (!game || !bets || session.mode !== 'real') return { kind: 'refused', code: 'NOT_ALLOWED' } as const;
  const { tableRound, idempotencyKey } = request;
  return context.runExclusive(seatOf(game, tableRound, session), () =>
    placeOnce(context, session, game, { tableRound, bets, idempotencyKey }),
  );
}

/** Places chips once per key; a repeat gets the first answer, accepted or refused. */
async function placeOnce(context: LiveContext, session: PlaySession, game: GameProfile, bets: NewBets) {
  const { tableRound, idempotencyKey: key } = bets;
  const requestHash = hash('sha256', JSON.stringify([tableRound, Object.entries(bets.bets).sort()]));
  const request = { owner: ownerOf(session), key, request: requestHash };
  const refusal = await findRefusal(context.database, request);
  if (refusal) return refusal;
  const answer = await placeBets(context, session, game, bets, requestHash);
  if (answer.kind === 'refused') await storeRefusal(context.database, request, answer, new Date(context.realNow()));
  return answer;
}

async function placeBets(context: LiveContext, session: PlaySession, game: GameProfile, request: NewBets, requestHash: string) {
  const { tableRound, idempotencyKey } = request;
  const known = await roundOfKey(context, session, request);
  if (known) {
    if (ownValue(known.betRequests, idempotencyKey) !== requestHash) return { kind: 'refused', code: 'KEY_REUSED' } as const;
    // A retry after a lost response.
    const balanceMinor = (await readBalance(context.wallet, session))?.balanceMinor ?? session.balanceMinor;
    return { kind: 'placed', roundId: known.roundId, bets: known.bets ?? {}, balanceMinor } as const;
  }
  const before = await chipsOf(context, session, tableRound);
  const now = phaseOf(context, game);
  if (now.phase !== 'bets' || now.tableRound !== tableRound) return { kind: 'refused', code: 'BETS_CLOSED' } as const;
  if (!tableAt(game, context.now()).open) return { kind: 'refused', code: 'TABLE_CLOSED' } as const;
  const rules = rulesOf(game);
  const all = { ...before?.bets };
  for (const [place, minor] of Object.entries(request.bets)) all[place] = (ownValue(all, place) ?? 0) + minor;
  const limits = limitsOf(game, session.currency, rules.unit);
  const total = priceOf(all, limits, rules.isPlace);
  const price = priceOf(request.bets, limits, rules.isPlace);
  if (total === undefined || price === undefined) return { kind: 'refused', code: 'NOT_ALLOWED' } as const;
  const roundId = before?.roundId ?? `r_${randomUUID()}`;
  const txId = newTxId(roundId);
  const taken = await takeStake(context.wallet, session, roundId, txId, price);
  if (taken.kind === 'refused') return taken;
  const { sessionId } = session;
  const row = { roundId, sessionId, game: game.slug, tableRound, openedAt: new Date(context.realNow()) };
  const betRequests = { ...before?.betRequests, [idempotencyKey]: requestHash };
  const chips = { stakeMinor: total, bets: all, betRequests };
  const stored = context.database.transaction(async (tx) => {
    await confirmStake(tx, txId);
    await tx
      .insert(playRoundTable)
      .values({ ...row, ...chips })
      .onConflictDoUpdate({ target: playRoundTable.roundId, set: chips });
  });
  await stored.catch(async (error: unknown) => {
    await refundStake(context.wallet, session, roundId, txId, price);
    throw error;
  });
  schedulePayOut(context, game, tableRound, now.closesAt);
  return { kind: 'placed', roundId, bets: all, balanceMinor: taken.balanceMinor } as const;
}

/** The player's round that a request with this key added chips to. */
async function roundOfKey(
  context: LiveContext,
  session: PlaySession,
  { tableRound, idempotencyKey }: { tableRound: number; idempotencyKey: string },
) {
  const isRecent = and(eq(playRoundTable.game, session.game), gte(playRoundTable.tableRound, tableRound - keyRounds));
  const isOwn = inArray(playRoundTable.sessionId, sessionsOfOwner(context.database, session));
  const hasKey = sql`jsonb_exists(${playRoundTable.betRequests}, ${idempotencyKey})`;
  return (
    await context.database
      .select()
      .from(playRoundTable)
      .where(and(isRecent, isOwn, hasKey))
  )[0];
}
