import { and, eq, gt, inArray } from 'drizzle-orm';
import { scaleStake } from '#lib/core/money/scale.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { runEach } from '#sandbox/kit/run-each.ts';
import { schedule } from '#sandbox/kit/schedule.ts';
import { grant } from '../bonuses/assignments/assign.ts';
import { expireDue } from '../bonuses/assignments/expire-due.ts';
import { findCampaign } from '../bonuses/campaigns.ts';
import { mayHaveBonuses, readFacts } from '../bonuses/eligibility.ts';
import { assignmentTable } from '../bonuses/tables.ts';
import { postMessage } from '../messages/post-message.ts';
import { lockPlayerAndMoney } from '../players/actor.ts';
import type { Player } from '../players/tables.ts';
import { finalAt, kinds, listEnded, type ScheduledTournament, type TournamentKind } from './calendar.ts';
import { readLeaderboards } from './leaderboard.ts';
import { paidTable } from './tables.ts';

const pollIntervalMs = 10_000;

/** The campaign whose terms a tournament's prizes have. */
export const prizeCampaigns: Readonly<Record<TournamentKind, string>> = {
  daily: 'cmp_daily_sprint',
  midweek: 'cmp_midweek_tournament',
  season: 'cmp_season_league',
};

/**
 * Gives the prizes of tournaments whose standings are final, once per winner (BON-30). After the virtual clock has moved back, tournaments
 * paid in its future are due again; a player who has the prize does not get it twice.
 */
export async function payPrizes(database: Database, now: Date): Promise<void> {
  const ended = listEnded(now).filter((tournament) => finalAt(tournament) <= now);
  const ids = ended.map(({ id }) => id);
  await database.delete(paidTable).where(gt(paidTable.at, now));
  const paid = await database.select().from(paidTable).where(inArray(paidTable.tournamentId, ids));
  const due = ended.filter(({ id }) => !paid.some(({ tournamentId }) => tournamentId === id));
  if (due.length === 0) return;
  const standings = await readLeaderboards(database, due, now);
  // A prize that fails keeps no other waiting; its tournament stays due.
  await runEach(due, async (tournament) => {
    const winners = (standings.get(tournament.id) ?? []).map(({ playerId }, index) => ({ playerId, rank: index + 1 }));
    const players = winners.filter(({ playerId }) => playerId !== '');
    await runEach(players, ({ playerId, rank }) => payPrize(database, tournament, playerId, rank, now));
    await database.insert(paidTable).values({ tournamentId: tournament.id, at: now }).onConflictDoNothing();
  });
}

/** The winner's bonus: paid at once without wagering, else active, or waiting while another one is. */
function payPrize(
  database: Database,
  { id, kind }: ScheduledTournament,
  playerId: string,
  rank: number,
  now: Date,
): Promise<void> {
  return database.transaction(async (tx) => {
    const { pool, steps } = kinds[kind];
    const share = steps.find(({ to }) => rank <= to)?.share;
    const player = await lockPlayerAndMoney(tx, playerId);
    const campaign = await findCampaign(tx, prizeCampaigns[kind]);
    if (share === undefined || !campaign || !(await mayHaveBonuses(tx, player, now))) return;
    await expireDue(tx, player.id, now);
    const { assignments } = await readFacts(tx, player);
    if (assignments.some((one) => one.campaignId === campaign.campaignId && one.period === id)) return;
    const bonusMinor = scaleStake(pool * share, player.currencyCode).minor;
    await grant(tx, player, campaign, { bonusMinor, period: id }, { by: 'SYSTEM', now });
    await postMessage(tx, 'tournamentPrize', { playerId: player.id, eventKey: id, details: { rank } }, now);
  });
}

/** Returns whether a player can win a prize of a tournament; of one with final standings, whether the player was given it. */
export async function readPrizeRights(db: Database, player: Player, now: Date): Promise<(round: ScheduledTournament) => boolean> {
  const mayWin = await mayHaveBonuses(db, player, now);
  const { playerId, campaignId, period } = assignmentTable;
  const given = await db
    .select({ period })
    .from(assignmentTable)
    .where(and(eq(playerId, player.id), inArray(campaignId, Object.values(prizeCampaigns))));
  return (round) => (now < finalAt(round) ? mayWin : given.some((one) => one.period === round.id));
}

/** Returns the function that stops it. */
export function startPrizes({ database, clock }: Pick<SandboxContext, 'database' | 'clock'>): () => Promise<void> {
  const work = () => payPrizes(database, clock.now());
  return schedule({ name: 'platform: the prizes of tournaments', everyMs: pollIntervalMs, work, clock });
}
