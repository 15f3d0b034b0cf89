import { ownerOf } from '../play/sessions.ts';
import type { PlaySession } from '../play/tables.ts';
import type { GameProfile } from '../profile.ts';
import { paySeat } from './pay-out.ts';
import { tableAt } from './seats.ts';
import { type LiveContext, phaseOf } from './table-context.ts';
import { chipsOf, lastPaidOf, outcomesOf } from './table-rounds.ts';

const shownRounds = 12;
const awayMs = 20_000;
/** How far back the player's last round is searched. */
const missedRounds = 40;

/** The state of a table as one seat sees it; marks the player as present. */
export async function readTable(context: LiveContext, session: PlaySession, game: GameProfile) {
  const { seen, realNow, times } = context;
  const present = seen.get(game.slug) ?? new Map<string, number>();
  seen.set(game.slug, present.set(ownerOf(session), realNow()));
  const now = phaseOf(context, game);
  const last = now.phase === 'result' ? now.tableRound : now.tableRound - 1;
  // The seat is paid before it sees the outcome, so that its win is in the reply.
  if (now.phase === 'result') await paySeat(context, game, now.tableRound, session);
  const rounds = Array.from({ length: shownRounds }, (_, index) => last - index);
  const outcomes = await outcomesOf(context, game, rounds);
  const own = await chipsOf(context, session, now.tableRound);
  return {
    ...now,
    ...times,
    now: realNow(),
    history: rounds.flatMap((round) => outcomes.get(round) ?? []),
    outcome: now.phase === 'result' ? outcomes.get(now.tableRound) : undefined,
    ...tableAt(game, context.now()),
    players: playersAt(context, game),
    bets: own?.bets ?? {},
    stakeMinor: own?.stakeMinor ?? 0,
    winMinor: own?.winMinor ?? 0,
    roundId: own?.roundId,
    last: (await lastPaidOf(context, session, { tableRound: now.tableRound, rounds: missedRounds })) ?? null,
  };
}

function playersAt(context: LiveContext, game: GameProfile): number {
  const present = context.seen.get(game.slug);
  if (!present) return 0;
  for (const [player, at] of present) if (at < context.realNow() - awayMs) present.delete(player);
  return present.size;
}
