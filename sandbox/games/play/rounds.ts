import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { StakeLimit } from '#lib/wallet/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { createKeyedLock } from '#sandbox/kit/keyed-lock.ts';
import type { GameEngine, Move, Step } from '../engines/engine.ts';
import type { RandomSource } from '../engines/random-source.ts';
import { engineOf, hasJackpot } from '../engines/registry.ts';
import type { Jackpots } from '../jackpots/play.ts';
import { findGame, type GameProfile } from '../profile.ts';
import { addFreeSpinWin, readFreeSpins, storeFreeSpins } from './free-spins.ts';
import type { WalletContext } from './send-calls.ts';
import { ownerOf, sessionsOfOwner } from './sessions.ts';
import { type FreeSpins, type PlayRound, type PlaySession, playRoundTable } from './tables.ts';
import { confirmStake, newTxId, payWin, readBalance, recordWin, refundStake, takeFreeSpin, takeStake } from './wallet.ts';

/** How long a page gets the result of a round whose response it may have missed. */
const lastRoundShownMs = 2 * 60_000;

/** A round as its page sees it. Amounts in minor units. */
export interface RoundView {
  readonly roundId: string;
  readonly view: unknown;
  readonly isOver: boolean;
  readonly stakeMinor: number;
  readonly winMinor: number;
}

export type PlayResult =
  | { readonly kind: 'played'; readonly round: RoundView; readonly balanceMinor: number }
  | { readonly kind: 'refused'; readonly code: string; readonly limit?: StakeLimit };

/** What rounds are played with. */
export interface PlayContext {
  readonly database: Database;
  readonly wallet: WalletContext;
  readonly source: RandomSource;
  readonly jackpots: Jackpots;
  readonly realNow: () => number;
  /** Keeps the moves of a player at a game in order. */
  readonly runExclusive: ReturnType<typeof createKeyedLock>;
}

/**
 * Plays a new round: the stake is taken before the outcome is drawn, and the outcome is stored before it is sent.
 * `expectsFreeSpin`: the page showed a free spin; without one the round is refused.
 */
export function beginRound(
  context: PlayContext,
  session: PlaySession,
  action: unknown,
  expectsFreeSpin = false,
): Promise<PlayResult> {
  return context.runExclusive(ownerOf(session), () => begin(context, session, action, expectsFreeSpin));
}

export function actInRound(context: PlayContext, session: PlaySession, roundId: string, action: unknown): Promise<PlayResult> {
  return context.runExclusive(ownerOf(session), () => act(context, session, roundId, action));
}

/** Plays an open round to its end without the player. */
export function settleRound(context: PlayContext, session: PlaySession): Promise<void> {
  return context.runExclusive(ownerOf(session), () => playToTheEnd(context, session));
}

/** Moves the round that an earlier session of the player left open at the game to this session. */
export function adoptOpenRound(context: PlayContext, session: PlaySession): Promise<void> {
  return context.runExclusive(ownerOf(session), () => adopt(context, session));
}

/** The open round, for a page that resumes it after a reload. */
export async function readOpenRound(context: PlayContext, session: PlaySession): Promise<RoundView | undefined> {
  const round = await findOpenRound(context, session);
  if (!round) return undefined;
  // `state` stays on the server: it may contain the outcome.
  const { roundId, view, stakeMinor, winMinor } = round;
  return { roundId, view, isOver: false, stakeMinor, winMinor };
}

/** A round that has ended; `isOfSession`: in the session of the page, which may have reported its start. */
export type EndedRound = Pick<RoundView, 'roundId' | 'stakeMinor' | 'winMinor'> & { readonly isOfSession: boolean };

/** The result of the player's last round at this game, while its page may have missed it. */
export async function readLastRound({ database, realNow }: PlayContext, session: PlaySession): Promise<EndedRound | undefined> {
  const { sessionId, endedAt, tableRound } = playRoundTable;
  const isMissed = and(
    inArray(sessionId, sessionsOfOwner(database, session)),
    gt(endedAt, new Date(realNow() - lastRoundShownMs)),
    isNull(tableRound),
  );
  const [ended] = await database.select().from(playRoundTable).where(isMissed).orderBy(desc(endedAt)).limit(1);
  return ended && showEnded(ended, session);
}

export function showEnded({ roundId, stakeMinor, winMinor, ...round }: PlayRound, session: PlaySession): EndedRound {
  return { roundId, stakeMinor, winMinor, isOfSession: round.sessionId === session.sessionId };
}

async function findOpenRound({ database }: PlayContext, { sessionId }: PlaySession): Promise<PlayRound | undefined> {
  const isOpen = and(eq(playRoundTable.sessionId, sessionId), isNull(playRoundTable.endedAt), isNull(playRoundTable.tableRound));
  const [open] = await database.select().from(playRoundTable).where(isOpen);
  return open;
}

async function begin(context: PlayContext, session: PlaySession, action: unknown, expectsFreeSpin: boolean): Promise<PlayResult> {
  const { game, engine } = rulesOf(session);
  const spins = await readFreeSpins(context.database, session);
  if (spins && spins.remaining > 0) return beginFreeSpin(context, session, spins, action);
  // Never a stake where the page showed a free spin.
  if (expectsFreeSpin) return { kind: 'refused', code: 'error.free_spins.used' };
  const move = engine.open(action);
  if (!move) return { kind: 'refused', code: 'NOT_ALLOWED' };
  if (await findOpenRound(context, session)) return { kind: 'refused', code: 'ROUND_OPEN' };
  const roundId = `r_${randomUUID()}`;
  const txId = newTxId(roundId);
  // The last free spin is over: its page has shown what they won.
  if (spins) await storeFreeSpins(context.database, session, null);
  const taken = await takeStake(context.wallet, session, roundId, txId, move.stakeMinor);
  if (taken.kind === 'refused') return taken;
  return refundOnError(context, session, { roundId, txId, stakeMinor: move.stakeMinor }, async () => {
    const play = (tx: Database) => withJackpot(context, tx, game, session, move, move.play(context.source, context.realNow()));
    const round = { roundId, sessionId: session.sessionId, game: game.slug, stakeMinor: move.stakeMinor, openedAt: new Date() };
    return finish(context, session, play, round, taken.balanceMinor, async (tx, stored) => {
      await confirmStake(tx, txId);
      await tx.insert(playRoundTable).values({ ...round, ...stored });
    });
  });
}

/** DEC-BON-21: a round at the bet value of the free spins, whatever stake the page sent; one is used in the transaction that stores it. */
async function beginFreeSpin(context: PlayContext, session: PlaySession, spins: FreeSpins, action: unknown): Promise<PlayResult> {
  const { game, engine } = rulesOf(session);
  const move = engine.open({ ...Object(action), stakeMinor: spins.betMinor });
  // A bought feature costs more than one spin.
  if (move?.stakeMinor !== spins.betMinor) return { kind: 'refused', code: 'NOT_ALLOWED' };
  if (await findOpenRound(context, session)) return { kind: 'refused', code: 'ROUND_OPEN' };
  const roundId = `r_${randomUUID()}`;
  const txId = newTxId(roundId);
  const taken = await takeFreeSpin(context.wallet, session, spins, roundId, txId);
  if (taken.kind === 'refused') {
    if (taken.code === 'error.free_spins.used') await storeFreeSpins(context.database, session, null);
    return taken;
  }
  const { remaining, balanceMinor } = taken;
  const round = { roundId, sessionId: session.sessionId, game: game.slug, stakeMinor: 0, openedAt: new Date() };
  const play = () => finish(context, session, () => move.play(context.source, context.realNow()), round, balanceMinor, store);
  async function store(tx: Database, stored: StoredStep): Promise<void> {
    await confirmStake(tx, txId);
    await storeFreeSpins(tx, session, { ...spins, remaining });
    await tx.insert(playRoundTable).values({ ...round, ...stored });
  }
  return refundOnError(context, session, { roundId, txId, stakeMinor: 0 }, play);
}

/** A round that cannot be stored was not played: its stake is refunded. */
async function refundOnError<Result>(
  context: PlayContext,
  session: PlaySession,
  { roundId, txId, stakeMinor }: { readonly roundId: string; readonly txId: string; readonly stakeMinor: number },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await refundStake(context.wallet, session, roundId, txId, stakeMinor);
    throw error;
  }
}

async function act(context: PlayContext, session: PlaySession, roundId: string, action: unknown): Promise<PlayResult> {
  const { engine } = rulesOf(session);
  const round = await findOpenRound(context, session);
  if (!round || round.roundId !== roundId) return readEndedRound(context, session, roundId);
  const move = engine.act(round.state, action);
  if (!move) return { kind: 'refused', code: 'NOT_ALLOWED' };
  const stakeMinor = round.stakeMinor + move.stakeMinor;
  const txId = newTxId(roundId);
  let { balanceMinor } = session;
  if (move.stakeMinor > 0) {
    const taken = await takeStake(context.wallet, session, roundId, txId, move.stakeMinor);
    if (taken.kind === 'refused') return taken;
    balanceMinor = taken.balanceMinor;
  }
  const play = () =>
    finish(
      context,
      session,
      () => move.play(context.source, context.realNow()),
      { roundId, stakeMinor },
      balanceMinor,
      async (tx, stored) => {
        if (move.stakeMinor > 0) await confirmStake(tx, txId);
        await tx
          .update(playRoundTable)
          .set({ ...stored, stakeMinor })
          .where(eq(playRoundTable.roundId, roundId));
      },
    );
  return move.stakeMinor > 0 ? refundOnError(context, session, { roundId, txId, stakeMinor: move.stakeMinor }, play) : play();
}

/** The result of a round that is not open in this session: the page may have lost the response, or another page continued it. */
async function readEndedRound(context: PlayContext, session: PlaySession, roundId: string): Promise<PlayResult> {
  const isOwnRound = and(
    eq(playRoundTable.roundId, roundId),
    inArray(playRoundTable.sessionId, sessionsOfOwner(context.database, session)),
    isNull(playRoundTable.tableRound),
  );
  const [round] = await context.database.select().from(playRoundTable).where(isOwnRound);
  if (!round) return { kind: 'refused', code: 'ROUND_ENDED' };
  if (!round.endedAt) return { kind: 'refused', code: 'OPENED_ELSEWHERE' };
  const { view, stakeMinor, winMinor } = round;
  const balanceMinor = (await readBalance(context.wallet, session))?.balanceMinor ?? session.balanceMinor;
  return { kind: 'played', round: { roundId, view, isOver: true, stakeMinor, winMinor }, balanceMinor };
}

type StoredStep = Pick<PlayRound, 'state' | 'view' | 'winMinor' | 'endedAt'>;

/** Plays and stores a step; when it ends the round, the win is recorded in the same transaction and then sent to the context.wallet. */
async function finish(
  context: PlayContext,
  session: PlaySession,
  play: (tx: Database) => Step | Promise<Step>,
  { roundId, stakeMinor }: Pick<PlayRound, 'roundId' | 'stakeMinor'>,
  balanceMinor: number,
  store: (tx: Database, stored: StoredStep) => Promise<void>,
): Promise<PlayResult> {
  const { step, win } = await context.database.transaction(async (tx) => {
    const { state, ...played } = await play(tx);
    await store(tx, { state, view: played.view, winMinor: played.winMinor, endedAt: played.isOver ? new Date() : null });
    if (played.isOver && stakeMinor === 0) await addFreeSpinWin(tx, session, played.winMinor);
    return {
      step: played,
      win: played.isOver ? await recordWin(tx, session, roundId, played.winMinor) : undefined,
    };
  });
  const { view, winMinor, isOver } = step;
  const paidBalance = win && (await payWin(context.wallet, session, win));
  const round = { roundId, view, isOver, stakeMinor, winMinor };
  return { kind: 'played', round, balanceMinor: paidBalance ?? balanceMinor + (isOver ? winMinor : 0) };
}

/** The part of a slot's state that a jackpot is added to. */
const winStateSchema = z.looseObject({ winMinor: z.int() });

async function withJackpot(
  context: PlayContext,
  tx: Database,
  game: GameProfile,
  session: PlaySession,
  move: Move,
  step: Step,
): Promise<Step> {
  if (!hasJackpot(game) || session.mode === 'fun') return step;
  const hitsJackpot = typeof step.view === 'object' && step.view !== null && 'jackpot' in step.view && step.view.jackpot === true;
  const wonMinor = await context.jackpots.stake(tx, session.gameId, session.currency, move.stakeMinor, hitsJackpot);
  if (!hitsJackpot) return step;
  const state = winStateSchema.parse(step.state);
  return {
    ...step,
    // Free spins of the same spin go on from here, and the round pays what its last step has.
    state: { ...state, winMinor: state.winMinor + wonMinor },
    winMinor: step.winMinor + wonMinor,
    view: { ...Object(step.view), jackpotMinor: wonMinor },
  };
}

async function playToTheEnd(context: PlayContext, session: PlaySession): Promise<void> {
  const round = await findOpenRound(context, session);
  if (!round) return;
  const settled = () => rulesOf(session).engine.settle(round.state, context.source, context.realNow());
  await finish(context, session, settled, round, session.balanceMinor, async (tx, stored) => {
    await tx.update(playRoundTable).set(stored).where(eq(playRoundTable.roundId, round.roundId));
  });
}

async function adopt(context: PlayContext, session: PlaySession): Promise<void> {
  if (await findOpenRound(context, session)) return;
  const isOpen = and(
    inArray(playRoundTable.sessionId, sessionsOfOwner(context.database, session)),
    isNull(playRoundTable.endedAt),
    isNull(playRoundTable.tableRound),
  );
  const { roundId } = playRoundTable;
  const [open] = await context.database
    .select({ roundId })
    .from(playRoundTable)
    .where(isOpen)
    .orderBy(desc(playRoundTable.openedAt));
  if (!open) return;
  await context.database.update(playRoundTable).set({ sessionId: session.sessionId }).where(eq(roundId, open.roundId));
}

/** The game of a session and its engine. */
export function rulesOf({ game: slug, currency }: Pick<PlaySession, 'game' | 'currency'>): {
  game: GameProfile;
  engine: GameEngine;
} {
  const game = findGame(slug);
  const engine = game && engineOf(game, currency);
  if (!game || !engine) throw new Error(`no engine for ${slug}`);
  return { game, engine };
}
