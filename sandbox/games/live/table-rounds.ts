import { and, desc, eq, gte, inArray, isNotNull } from 'drizzle-orm';
import type { Outcome } from '../engines/live/tables.ts';
import { type EndedRound, showEnded } from '../play/rounds.ts';
import { sessionsOfOwner } from '../play/sessions.ts';
import { liveRoundTable, type PlayRound, type PlaySession, playRoundTable } from '../play/tables.ts';
import type { GameProfile } from '../profile.ts';
import { type LiveContext, rulesOf } from './table-context.ts';

/** The outcomes of rounds whose bets are closed; missing ones are drawn once, on first request. */
export async function outcomesOf(
  context: LiveContext,
  game: GameProfile,
  tableRounds: readonly number[],
): Promise<ReadonlyMap<number, Outcome>> {
  const readAll = () =>
    context.database
      .select()
      .from(liveRoundTable)
      .where(and(eq(liveRoundTable.game, game.slug), inArray(liveRoundTable.tableRound, [...tableRounds])));
  let rows = await readAll();
  const missing = tableRounds.filter((round) => !rows.some(({ tableRound }) => tableRound === round));
  if (missing.length > 0) {
    const drawn = missing.map((tableRound) => ({
      game: game.slug,
      tableRound,
      outcome: rulesOf(game).draw(context.source),
      drawnAt: new Date(context.realNow()),
    }));
    await context.database.insert(liveRoundTable).values(drawn).onConflictDoNothing();
    rows = await readAll();
  }
  return new Map(rows.map(({ tableRound, outcome }) => [tableRound, outcome]));
}

/** A player's chips on a round, from all of the player's sessions. */
export async function chipsOf(context: LiveContext, session: PlaySession, tableRound: number): Promise<PlayRound | undefined> {
  const isOwn = inArray(playRoundTable.sessionId, sessionsOfOwner(context.database, session));
  const isOfRound = and(eq(playRoundTable.game, session.game), eq(playRoundTable.tableRound, tableRound));
  return (await context.database.select().from(playRoundTable).where(and(isOfRound, isOwn)))[0];
}

/** The player's last round at the table that has been paid, among the last `rounds` ones. */
export async function lastPaidOf(
  { database }: LiveContext,
  session: PlaySession,
  { tableRound: now, rounds }: { readonly tableRound: number; readonly rounds: number },
): Promise<EndedRound | undefined> {
  const { game, tableRound, sessionId, endedAt } = playRoundTable;
  const isRecent = and(eq(game, session.game), gte(tableRound, now - rounds), isNotNull(endedAt));
  const [ended] = await database
    .select()
    .from(playRoundTable)
    .where(and(isRecent, inArray(sessionId, sessionsOfOwner(database, session))))
    .orderBy(desc(tableRound))
    .limit(1);
  return ended && showEnded(ended, session);
}
