import { and, asc, eq } from 'drizzle-orm';
import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fromWire, toWire } from '#lib/core/money/money.ts';
import type { Database } from '#sandbox/database/database.ts';
import { findGame } from '#sandbox/games/profile.ts';
import { readBalances } from '#sandbox/ledger/balances.ts';
import { OpsRefusal } from '#sandbox/ops/ops-refusal.ts';
import type { PlayerChange } from '#sandbox/ops/players.ts';
import type { GameLimitation } from '#sandbox/ops/restrictions.ts';
import { findActive, readBonusBalance } from '../../bonuses/assignments.ts';
import { findCampaign } from '../../bonuses/campaigns.ts';
import { contributionOf } from '../../bonuses/wagering.ts';
import type { Player } from '../../players/tables.ts';

const gameLimitationTable = pgTable(
  'game_limitation',
  {
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    gameId: text('game_id').notNull(),
    statusCode: text('status_code').$type<'GAME_EXCLUDED' | 'MAX_BET'>().notNull(),
    maxBetMinor: bigint('max_bet_minor', { mode: 'number' }),
    bonusAssignmentId: text('bonus_assignment_id'),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.gameId] })],
);
type Limitation = Pick<typeof gameLimitationTable.$inferSelect, 'statusCode' | 'maxBetMinor' | 'bonusAssignmentId'>;

/**
 * The limitation that a bonus puts on a game, as the wallet enforces it (GAM-26); undefined if there is none. An active bonus
 * limits the stake in its vertical even without a limitation of the game.
 */
export async function findLimitation(db: Database, player: Player, gameId: string): Promise<Limitation | undefined> {
  const [limitation] = await db
    .select()
    .from(gameLimitationTable)
    .where(and(eq(gameLimitationTable.playerId, player.id), eq(gameLimitationTable.gameId, gameId)));
  if (limitation) return limitation;
  const active = await findActive(db, player.id, findGame(gameId)?.table ? 'LIVE_CASINO' : 'CASINO');
  if (!active || (await readBonusBalance(db, active)) === 0) return undefined;
  const { assignmentId: bonusAssignmentId, maxBetMinor, moneyType, campaignId } = active;
  const excludedGames = (await findCampaign(db, campaignId))?.terms.excludedGames ?? [];
  if (contributionOf(gameId, { excludedGames }) > 0) return { statusCode: 'MAX_BET', maxBetMinor, bonusAssignmentId };
  const mainMinor = (await readBalances(db, String(player.id)))?.main.money.minor ?? 0;
  // Real money that is not part of the bonus may still be played.
  const mayPlay = moneyType === 'NON_STICKY' && mainMinor > 0;
  return mayPlay ? undefined : { statusCode: 'GAME_EXCLUDED', maxBetMinor: null, bonusAssignmentId };
}

/** The limitations set per game, for the operator's console. */
export async function listLimitations(db: Database, { id, currencyCode: currency }: Player): Promise<readonly GameLimitation[]> {
  const rows = await db
    .select()
    .from(gameLimitationTable)
    .where(eq(gameLimitationTable.playerId, id))
    .orderBy(asc(gameLimitationTable.gameId));
  return rows.map(({ gameId, statusCode, maxBetMinor }) => ({
    game: findGame(gameId)?.slug ?? gameId,
    title: findGame(gameId)?.title ?? gameId,
    statusCode,
    maxBet: maxBetMinor === null ? null : toWire({ minor: maxBetMinor, currency }),
  }));
}

/** Sets or removes limitations. Throws a refusal for an unknown game. */
export async function setLimitations(db: Database, player: Player, changes: PlayerChange['limitations'] = []): Promise<void> {
  for (const { game: name, statusCode, maxBet } of changes) {
    const game = findGame(name);
    if (!game) throw new OpsRefusal(400, 'error.game.not_found', `There is no game ${name}.`);
    const { gameId } = game;
    const isOne = and(eq(gameLimitationTable.playerId, player.id), eq(gameLimitationTable.gameId, gameId));
    await db.delete(gameLimitationTable).where(isOne);
    if (!statusCode) continue;
    const maxBetMinor = maxBet === undefined ? null : fromWire(maxBet, player.currencyCode).minor;
    await db.insert(gameLimitationTable).values({ playerId: player.id, gameId, statusCode, maxBetMinor });
  }
}
