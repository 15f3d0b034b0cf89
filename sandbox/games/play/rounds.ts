import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { GameEngine, Move, Step } from '../engines/engine.ts';
import { engineOf, hasJackpot } from '../engines/registry.ts';
import type { Source } from '../engines/source.ts';
import { findGame, type GameProfile } from '../profile.ts';
import type { Jackpots } from './jackpots.ts';
import { createQueues } from './one-at-a-time.ts';
import { ownerOf, sessionsOfOwner } from './sessions.ts';
import { type PlayRound, type PlaySession, playRoundTable } from './tables.ts';
import { newTxId, type Wallet } from './wallet.ts';

/** How long a page is told of a round that it may not have seen the end of. */
const missedMs = 2 * 60_000;

/** What a page is told of its round. Amounts in minor units. */
export interface Shown {
  readonly roundId: string;
  readonly view: unknown;
  readonly isOver: boolean;
  readonly stakeMinor: number;
  readonly winMinor: number;
}

export type Played =
  | { readonly kind: 'played'; readonly round: Shown; readonly balanceMinor: number }
  | { readonly kind: 'refused'; readonly code: string };

export interface RoundsPorts {
  readonly database: Database;
  readonly wallet: Wallet;
  readonly source: Source;
  readonly jackpots: Jackpots;
  readonly realNow: () => number;
}

export type Rounds = ReturnType<typeof createRounds>;

/** Plays rounds: the stake is taken before chance decides, and what chance has decided is kept before anybody is told. */
export function createRounds({ database, wallet, source, jackpots, realNow }: RoundsPorts) {
  const queue = createQueues();

  const openRoundOf = async (sessionId: string): Promise<PlayRound | undefined> =>
    (
      await database
        .select()
        .from(playRoundTable)
        .where(and(eq(playRoundTable.sessionId, sessionId), isNull(playRoundTable.endedAt), isNull(playRoundTable.tableRound)))
    )[0];

  async function begin(session: PlaySession, asked: unknown): Promise<Played> {
    const { game, engine } = rulesOf(session);
    const move = engine.open(asked);
    if (!move) return { kind: 'refused', code: 'NOT_ALLOWED' };
    if (await openRoundOf(session.sessionId)) return { kind: 'refused', code: 'ROUND_OPEN' };
    const roundId = `r_${randomUUID()}`;
    const txId = newTxId(roundId);
    const taken = await wallet.take(session, roundId, txId, move.stakeMinor);
    if (taken.kind === 'refused') return taken;
    return orGiveBack(session, { roundId, txId, stakeMinor: move.stakeMinor }, async () => {
      const play = (tx: Database) => withJackpot(tx, game, session, move, move.play(source, realNow()));
      const round = { roundId, sessionId: session.sessionId, game: game.slug, stakeMinor: move.stakeMinor, openedAt: new Date() };
      return finish(session, play, round, taken.balanceMinor, async (tx, kept) => {
        await wallet.confirm(tx, txId);
        await tx.insert(playRoundTable).values({ ...round, ...kept });
      });
    });
  }

  /** What could not be kept has not been played. */
  async function orGiveBack<Result>(
    session: PlaySession,
    { roundId, txId, stakeMinor }: { readonly roundId: string; readonly txId: string; readonly stakeMinor: number },
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (stakeMinor > 0) await wallet.giveBack(session, roundId, txId, stakeMinor);
      throw error;
    }
  }

  async function goOn(session: PlaySession, roundId: string, asked: unknown): Promise<Played> {
    const { engine } = rulesOf(session);
    const round = await openRoundOf(session.sessionId);
    if (!round || round.roundId !== roundId) return lookBack(session, roundId);
    const move = engine.act(round.state, asked);
    if (!move) return { kind: 'refused', code: 'NOT_ALLOWED' };
    const stakeMinor = round.stakeMinor + move.stakeMinor;
    const txId = newTxId(roundId);
    let { balanceMinor } = session;
    if (move.stakeMinor > 0) {
      const taken = await wallet.take(session, roundId, txId, move.stakeMinor);
      if (taken.kind === 'refused') return taken;
      balanceMinor = taken.balanceMinor;
    }
    return orGiveBack(session, { roundId, txId, stakeMinor: move.stakeMinor }, () =>
      finish(
        session,
        () => move.play(source, realNow()),
        { roundId, stakeMinor },
        balanceMinor,
        async (tx, kept) => {
          if (move.stakeMinor > 0) await wallet.confirm(tx, txId);
          await tx
            .update(playRoundTable)
            .set({ ...kept, stakeMinor })
            .where(eq(playRoundTable.roundId, roundId));
        },
      ),
    );
  }

  /**
   * What became of a round that is not open here: a page that lost the answer with its end is told the end once more, and one
   * whose round went on in the player's next page that it did.
   */
  async function lookBack(session: PlaySession, roundId: string): Promise<Played> {
    const isIt = and(
      eq(playRoundTable.roundId, roundId),
      inArray(playRoundTable.sessionId, sessionsOfOwner(database, session)),
      isNull(playRoundTable.tableRound),
    );
    const [round] = await database.select().from(playRoundTable).where(isIt);
    if (!round) return { kind: 'refused', code: 'ROUND_ENDED' };
    if (!round.endedAt) return { kind: 'refused', code: 'OPENED_ELSEWHERE' };
    const { view, stakeMinor, winMinor } = round;
    const balanceMinor = (await wallet.balanceOf(session)) ?? session.balanceMinor;
    return { kind: 'played', round: { roundId, view, isOver: true, stakeMinor, winMinor }, balanceMinor };
  }

  type Kept = Pick<PlayRound, 'state' | 'view' | 'winMinor' | 'endedAt'>;

  /** Plays a step and keeps it; when it ends the round, what was won is owed in the same transaction and paid at once. */
  async function finish(
    session: PlaySession,
    play: (tx: Database) => Step | Promise<Step>,
    { roundId, stakeMinor }: Pick<PlayRound, 'roundId' | 'stakeMinor'>,
    balanceMinor: number,
    keep: (tx: Database, kept: Kept) => Promise<void>,
  ): Promise<Played> {
    const { step, owed } = await database.transaction(async (tx) => {
      const { state, ...played } = await play(tx);
      await keep(tx, { state, view: played.view, winMinor: played.winMinor, endedAt: played.isOver ? new Date() : null });
      return { step: played, owed: played.isOver ? await wallet.owe(tx, session, roundId, played.winMinor) : undefined };
    });
    const { view, winMinor, isOver } = step;
    const paid = owed && (await wallet.pay(session, owed));
    const shown = { roundId, view, isOver, stakeMinor, winMinor };
    return { kind: 'played', round: shown, balanceMinor: paid ?? balanceMinor + (isOver ? winMinor : 0) };
  }

  async function withJackpot(tx: Database, game: GameProfile, session: PlaySession, move: Move, step: Step): Promise<Step> {
    if (!hasJackpot(game) || session.mode === 'fun') return step;
    const falls = typeof step.view === 'object' && step.view !== null && 'jackpot' in step.view && step.view.jackpot === true;
    const wonMinor = await jackpots.stake(tx, session.gameId, session.currency, move.stakeMinor, falls);
    if (!falls) return step;
    return { ...step, winMinor: step.winMinor + wonMinor, view: { ...Object(step.view), jackpotMinor: wonMinor } };
  }

  async function settle(session: PlaySession): Promise<void> {
    const round = await openRoundOf(session.sessionId);
    if (!round) return;
    const settled = () => rulesOf(session).engine.settle(round.state, source, realNow());
    await finish(session, settled, round, session.balanceMinor, async (tx, kept) => {
      await tx.update(playRoundTable).set(kept).where(eq(playRoundTable.roundId, round.roundId));
    });
  }

  async function takeUp(session: PlaySession): Promise<void> {
    if (await openRoundOf(session.sessionId)) return;
    const isLeft = and(
      inArray(playRoundTable.sessionId, sessionsOfOwner(database, session)),
      isNull(playRoundTable.endedAt),
      isNull(playRoundTable.tableRound),
    );
    const { roundId } = playRoundTable;
    const [left] = await database.select({ roundId }).from(playRoundTable).where(isLeft).orderBy(desc(playRoundTable.openedAt));
    if (!left) return;
    await database.update(playRoundTable).set({ sessionId: session.sessionId }).where(eq(roundId, left.roundId));
  }

  return {
    begin: (session: PlaySession, asked: unknown) => queue(ownerOf(session), () => begin(session, asked)),
    goOn: (session: PlaySession, roundId: string, asked: unknown) => queue(ownerOf(session), () => goOn(session, roundId, asked)),
    /** Plays an open round to its end without its player. */
    settle: (session: PlaySession) => queue(ownerOf(session), () => settle(session)),
    /** Lets a new session go on with the round that a former one of the player left open at the game. */
    takeUp: (session: PlaySession) => queue(ownerOf(session), () => takeUp(session)),
    /** The open round, to be taken up again after a reload. */
    async shown(session: PlaySession): Promise<Shown | undefined> {
      const round = await openRoundOf(session.sessionId);
      if (!round) return undefined;
      // Its state is the house's alone: it knows what comes.
      const { roundId, view, stakeMinor, winMinor } = round;
      return { roundId, view, isOver: false, stakeMinor, winMinor };
    },
    /** What the player's last round here came to, as long as its page may have missed it. */
    async last(session: PlaySession): Promise<Pick<Shown, 'stakeMinor' | 'winMinor'> | undefined> {
      const { stakeMinor, winMinor, sessionId, endedAt, tableRound } = playRoundTable;
      const isMissed = and(
        inArray(sessionId, sessionsOfOwner(database, session)),
        gt(endedAt, new Date(realNow() - missedMs)),
        isNull(tableRound),
      );
      const [ended] = await database
        .select({ stakeMinor, winMinor })
        .from(playRoundTable)
        .where(isMissed)
        .orderBy(desc(endedAt))
        .limit(1);
      return ended;
    },
    openRoundOf,
  };
}

/** The rules of a session's game. */
export function rulesOf({ game: slug, currency }: Pick<PlaySession, 'game' | 'currency'>): {
  game: GameProfile;
  engine: GameEngine;
} {
  const game = findGame(slug);
  const engine = game && engineOf(game, currency);
  if (!game || !engine) throw new Error(`no rules for ${slug}`);
  return { game, engine };
}
