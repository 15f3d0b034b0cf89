import { and, asc, eq } from 'drizzle-orm';
import type { MoneyType } from '#lib/bonuses/fields.ts';
import { fromWire, toWire } from '#lib/core/money/money.ts';
import type { GameBonus, GameLimitations } from '#lib/games/launch/contract.ts';
import type { GameCategory, StakeRule } from '#lib/wallet/seamless/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { findGame, type GameProfile, listGames } from '#sandbox/games/port.ts';
import { readBalances } from '#sandbox/ledger/balances.ts';
import { OpsRefusal } from '#sandbox/ops/port/ops-refusal.ts';
import type { PlayerChange } from '#sandbox/ops/port/players.ts';
import type { GameLimitation } from '#sandbox/ops/port/restrictions.ts';
import { readBonusBalance } from '../../bonuses/assignments/account.ts';
import { findActive } from '../../bonuses/assignments/queue.ts';
import { findCampaign } from '../../bonuses/campaigns.ts';
import { listPlayableSpins } from '../../bonuses/spins-in-game.ts';
import { textIn } from '../../bonuses/texts.ts';
import { progressOf } from '../../bonuses/wagering/progress.ts';
import { contributionOf } from '../../bonuses/wagering/wagering.ts';
import { refusal } from '../../core/refusal.ts';
import type { Actor } from '../../players/actor.ts';
import type { Player } from '../../players/tables.ts';
import { recordOperatorChange } from '../../protection/operator-changes.ts';
import { gameLimitationTable } from './tables.ts';

/**
 * What the player's bonuses or the operator do in a game, as the wallet enforces it (GAM-26): the lower limit, the operator's where
 * both are equal. Undefined where nothing limits it.
 */
export async function findGameBonus(
  db: Database,
  player: Player,
  gameId: string,
  language = player.languageCode,
): Promise<GameBonus | undefined> {
  const currency = player.currencyCode;
  const [set] = await db
    .select()
    .from(gameLimitationTable)
    .where(and(eq(gameLimitationTable.playerId, player.id), eq(gameLimitationTable.gameId, gameId)));
  const ofOperator = set && writeOperatorLimit(set, currency);
  const held = await findHeldBonus(db, player, categoryOf(findGame(gameId)));
  if (!held) return ofOperator;
  const { assignment, campaign } = held;
  const contribution = contributionOf(gameId, campaign.terms);
  const mainMinor = await readMainBalance(db, player);
  const ownMinor = assignment.moneyType === 'STICKY' ? 0 : mainMinor;
  const maxMinor = contribution > 0 ? (assignment.maxBetMinor ?? Number.POSITIVE_INFINITY) : ownMinor;
  if (set && (set.maxBetMinor ?? 0) <= maxMinor) return ofOperator;
  return {
    bonusAssignmentId: assignment.assignmentId,
    title: textIn(campaign, language).title,
    rule: contribution > 0 ? 'MAX_BET' : exclusionRule(assignment.moneyType, mainMinor),
    maxBet: contribution > 0 ? writeAmount(assignment.maxBetMinor, currency) : null,
    currency,
    contribution,
    wageringProgress: toWire({ minor: progressOf(assignment.progressCenti), currency }),
    wageringAmount: toWire({ minor: assignment.requiredMinor, currency }),
  };
}

const writeAmount = (minor: number | null, currency: string) => (minor === null ? null : toWire({ minor, currency }));

function writeOperatorLimit({ statusCode, maxBetMinor }: typeof gameLimitationTable.$inferSelect, currency: string): GameBonus {
  return {
    bonusAssignmentId: null,
    title: null,
    rule: statusCode === 'MAX_BET' ? 'MAX_BET' : 'EXCLUDED',
    maxBet: writeAmount(maxBetMinor, currency),
    currency,
    contribution: 0,
    wageringProgress: 0,
    wageringAmount: 0,
  };
}

/** The status of the launch contract: own money that may be played is no limitation. */
export function statusCodeOf(bonus: GameBonus | undefined): 'NO_LIMITATIONS' | 'GAME_EXCLUDED' | 'MAX_BET' {
  if (!bonus || bonus.rule === 'OWN_MONEY_ONLY') return 'NO_LIMITATIONS';
  return bonus.rule === 'MAX_BET' ? 'MAX_BET' : 'GAME_EXCLUDED';
}

/** Throws `error.game.limitation`, which names the bonus, for a game that cannot be played for money now. */
export async function requireNoExclusion(db: Database, player: Player, gameId: string): Promise<void> {
  const bonus = await findGameBonus(db, player, gameId);
  if (statusCodeOf(bonus) === 'GAME_EXCLUDED') throw refusal(400, 'error.game.limitation', { additionalInfo: { ...bonus } });
}

/**
 * Whether every round of a game, or of a provider where the game is not known, takes own money. Free spins take none, and bonus
 * money is staked alone where there is no own money, which comes first (DEC-BON-15).
 */
export async function needsOwnMoney(
  db: Database,
  player: Player,
  {
    provider,
    category,
    gameId,
  }: { readonly provider: string; readonly category: GameCategory; readonly gameId: string | undefined },
): Promise<boolean> {
  const spins = await listPlayableSpins(db, player.id);
  if (spins.some((one) => (gameId === undefined ? findGame(one.gameId)?.provider === provider : one.gameId === gameId)))
    return false;
  if ((await readMainBalance(db, player)) > 0) return true;
  const held = await findHeldBonus(db, player, category);
  if (!held || (gameId !== undefined && contributionOf(gameId, held.campaign.terms) === 0)) return true;
  return (await readBonusBalance(db, held.assignment)) === 0;
}

/** Every game that a bonus or the operator excludes, by the bonus; the operator's, which hold where both exclude a game, come last. */
export async function listExclusions(db: Database, player: Player, language = player.languageCode): Promise<Exclusions> {
  const exclusions: Exclusions[number][] = [];
  const mainMinor = await readMainBalance(db, player);
  for (const category of ['CASINO', 'LIVE_CASINO'] as const) {
    const held = await findHeldBonus(db, player, category);
    if (!held) continue;
    const { assignment, campaign } = held;
    const gameIds = listGames()
      .filter((game) => categoryOf(game) === category && contributionOf(game.gameId, campaign.terms) === 0)
      .map(({ gameId }) => gameId);
    const { title } = textIn(campaign, language);
    const rule = exclusionRule(assignment.moneyType, mainMinor);
    exclusions.push({ bonusAssignmentId: assignment.assignmentId, title, rule, gameIds });
  }
  const set = await db
    .select({ gameId: gameLimitationTable.gameId })
    .from(gameLimitationTable)
    .where(and(eq(gameLimitationTable.playerId, player.id), eq(gameLimitationTable.statusCode, 'GAME_EXCLUDED')));
  if (set.length > 0) {
    exclusions.push({ bonusAssignmentId: null, title: null, rule: 'EXCLUDED', gameIds: set.map(({ gameId }) => gameId) });
  }
  return exclusions;
}

type Exclusions = GameLimitations['exclusions'];

/** What is left of a game that an active bonus excludes. Real money that is not part of the bonus may still be played. */
function exclusionRule(moneyType: MoneyType, mainMinor: number): StakeRule {
  if (moneyType === 'STICKY') return 'EXCLUDED';
  return mainMinor > 0 ? 'OWN_MONEY_ONLY' : 'NO_OWN_MONEY';
}

function categoryOf(game: GameProfile | undefined): GameCategory {
  return game?.table ? 'LIVE_CASINO' : 'CASINO';
}

/** The active bonus of a vertical, with its campaign: sticky money limits stakes also while all of it is staked. */
async function findHeldBonus(db: Database, player: Player, category: GameCategory) {
  const assignment = await findActive(db, player.id, category);
  if (!assignment) return undefined;
  if (assignment.moneyType !== 'STICKY' && (await readBonusBalance(db, assignment)) === 0) return undefined;
  const campaign = await findCampaign(db, assignment.campaignId);
  return campaign && { assignment, campaign };
}

async function readMainBalance(db: Database, player: Player): Promise<number> {
  return (await readBalances(db, String(player.id)))?.main.money.minor ?? 0;
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
    maxBet: writeAmount(maxBetMinor, currency),
  }));
}

/** Sets or removes limitations and records it. Throws a refusal for an unknown game. */
export async function setLimitations(
  db: Database,
  player: Player,
  changes: PlayerChange['limitations'] = [],
  actor: Actor,
): Promise<void> {
  for (const { game: name, statusCode, maxBet } of changes) {
    const game = findGame(name);
    if (!game) throw new OpsRefusal(400, 'error.game.not_found', `There is no game ${name}.`);
    const { gameId } = game;
    const isOne = and(eq(gameLimitationTable.playerId, player.id), eq(gameLimitationTable.gameId, gameId));
    await db.delete(gameLimitationTable).where(isOne);
    const maxBetMinor = maxBet === undefined ? null : fromWire(maxBet, player.currencyCode).minor;
    const details = { gameId, to: statusCode, maxBetMinor };
    await recordOperatorChange(db, actor, { kind: 'GAME_LIMITATION_CHANGED', playerId: player.id, details }, actor.now);
    if (!statusCode) continue;
    await db.insert(gameLimitationTable).values({ playerId: player.id, gameId, statusCode, maxBetMinor });
  }
}
