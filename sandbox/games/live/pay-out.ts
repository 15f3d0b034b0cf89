import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { type PlaySession, playRoundTable, playSessionTable } from '../play/tables.ts';
import { payWin, recordWin } from '../play/wallet.ts';
import { findGame, type GameProfile } from '../profile.ts';
import { keyOf, type LiveContext, phaseOf, rulesOf, seatOf } from './table-context.ts';
import { chipsOf, outcomesOf } from './table-rounds.ts';

/** Schedules the rounds that an earlier run of the process left unpaid. */
export async function resumePayOuts(context: LiveContext): Promise<void> {
  const unpaid = await context.database
    .select()
    .from(playRoundTable)
    .where(and(isNotNull(playRoundTable.tableRound), isNull(playRoundTable.endedAt)))
    .orderBy(desc(playRoundTable.openedAt));
  for (const { game: slug, tableRound } of unpaid) {
    const game = findGame(slug);
    if (!game || tableRound === null) continue;
    const now = phaseOf(context, game);
    schedulePayOut(context, game, tableRound, now.tableRound === tableRound ? now.closesAt : context.realNow());
  }
}

export function stopPayOuts({ timers }: LiveContext): void {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
}

/** Pays a round once its bets are closed. */
export function schedulePayOut(context: LiveContext, game: GameProfile, tableRound: number, closesAt: number): void {
  const key = keyOf(game, tableRound);
  if (context.timers.has(key)) return;
  const timer = setTimeout(
    () => {
      context.timers.delete(key);
      void payOut(context, game, tableRound).catch((error: unknown) => {
        console.error('games: a table could not be paid', error instanceof Error ? error.name : 'unknown');
        schedulePayOut(context, game, tableRound, context.realNow() + 5_000);
      });
    },
    Math.max(0, closesAt - context.realNow()),
  );
  context.timers.set(key, timer);
}

/** In parallel, so that one slow call of the wallet does not delay the other seats. */
async function payOut(context: LiveContext, game: GameProfile, tableRound: number): Promise<void> {
  const isOpen = and(
    eq(playRoundTable.game, game.slug),
    eq(playRoundTable.tableRound, tableRound),
    isNull(playRoundTable.endedAt),
  );
  const seats = await context.database
    .select({ session: playSessionTable })
    .from(playRoundTable)
    .innerJoin(playSessionTable, eq(playSessionTable.sessionId, playRoundTable.sessionId))
    .where(isOpen);
  await Promise.all(seats.map(({ session }) => paySeat(context, game, tableRound, session)));
}

/** Waits for bets of the same seat that are still being placed. */
export function paySeat(context: LiveContext, game: GameProfile, tableRound: number, session: PlaySession): Promise<void> {
  return context.runExclusive(seatOf(game, tableRound, session), async () => {
    const round = await chipsOf(context, session, tableRound);
    if (!round || round.endedAt) return;
    const outcome = (await outcomesOf(context, game, [tableRound])).get(tableRound);
    if (!outcome) throw new Error('the round has no outcome');
    const winMinor = rulesOf(game).winOf(round.bets ?? {}, outcome);
    const win = await context.database.transaction(async (tx) => {
      const ended = { winMinor, endedAt: new Date(context.realNow()) };
      await tx.update(playRoundTable).set(ended).where(eq(playRoundTable.roundId, round.roundId));
      return recordWin(tx, session, round.roundId, winMinor);
    });
    await payWin(context.wallet, session, win);
  });
}
