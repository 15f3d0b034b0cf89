import { providerTable } from '#sandbox/data/tables/provider-table.ts';
import type { Database } from '#sandbox/database/database.ts';
import { findGame, type GameProfile, listTables } from '#sandbox/games/port.ts';
import { serviceUrl } from '#sandbox/kit/config.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { refusal } from '../../core/refusal.ts';
import { requireKnownPlayer } from '../../players/require-player.ts';
import type { Player } from '../../players/tables.ts';
import { isRealityCheckDue, recordOnce } from '../../protection/activity.ts';
import { findRefusal } from '../../protection/find-refusal.ts';
import { readLimits, remainingMinor } from '../../protection/limits/limits.ts';
import { readLossLimit } from '../../protection/limits/market-limits.ts';
import { hasOpenRound } from '../../seamless/open-round.ts';
import { openGameSession } from '../../seamless/sessions.ts';
import { needsOwnMoney, requireNoExclusion } from './limitations.ts';

/** A provider's launch call; some providers request a token before the game is known. */
export interface LaunchRequest {
  readonly provider: string;
  /** The provider's game code. */
  readonly code: string | undefined;
  readonly isLive?: boolean;
  readonly language?: string;
  readonly currency?: string;
  readonly isMobile?: boolean;
  readonly lobbyUrl?: string;
  readonly depositUrl?: string;
}

/** The player of a launch, and the session that the game ends with. */
export interface LaunchingPlayer {
  readonly playerId: string;
  readonly signInId: string;
}

/** Throws 400 `error.game.not_found` for a game that the provider does not have. */
export function requireGame(provider: string, code: string): GameProfile {
  const game = findGame(code);
  if (game?.provider !== provider || game.code !== code) throw refusal(400, 'error.game.not_found');
  return game;
}

/** A closed table accepts no one, a full one only watchers (GAM-14). */
export function requireTable(
  { clock }: SandboxContext,
  { provider, code }: Pick<LaunchRequest, 'provider' | 'code'>,
  as: 'player' | 'watcher',
): void {
  const table = listTables(provider, clock.now()).find(({ tableId }) => tableId === code);
  if (!table) return;
  const error = provider === 'evolution' ? 'error.evolution.table' : 'error.table';
  if (!table.open) throw refusal(400, `${error}.closed`);
  if (as === 'player' && table.seatsTaken >= table.seats) throw refusal(400, `${error}.full`);
}

/**
 * Opens a real-money game session and returns its launch token. Throws the refusals of the launch contract; an unfinished round
 * is resumed whatever forbids new stakes, which the wallet still refuses.
 */
export async function openRealMoneyGame(context: SandboxContext, { playerId, signInId }: LaunchingPlayer, launch: LaunchRequest) {
  const { database, clock } = context;
  const game = launch.code === undefined ? undefined : requireGame(launch.provider, launch.code);
  const isLive = game ? game.table !== undefined : (launch.isLive ?? false);
  const player = await requireKnownPlayer(database, playerId);
  requireMayPlay(player, launch.provider, isLive);
  if (await findRefusal(database, player, clock.now())) throw refusal(400, 'error.game.restricted');
  if (await isRealityCheckDue(database, player.id, clock.now())) {
    await recordOnce(database, player.id, 'REFUSED_PLAY', clock.now());
    throw refusal(400, 'error.reality_check.due');
  }
  const category = isLive ? 'LIVE_CASINO' : 'CASINO';
  const isResumed = await hasOpenRound(database, player.id, game ?? { provider: launch.provider });
  if (!isResumed) await requireMayStake(context, player, { ...launch, category, gameId: game?.gameId });
  return openGameSession(
    database,
    {
      playerId,
      signInId,
      gameId: game?.gameId ?? '',
      provider: launch.provider,
      category,
      mode: 'real',
      // The wallet's currency, whatever the request says.
      currency: player.currencyCode,
      language: launch.language ?? player.languageCode,
      channel: launch.isMobile ? 'mobile' : 'web',
      lobbyUrl: launch.lobbyUrl ?? '',
      depositUrl: launch.depositUrl ?? '',
    },
    clock.now(),
  );
}

/** What forbids new stakes. */
async function requireMayStake(context: SandboxContext, player: Player, launch: StakingLaunch): Promise<void> {
  const { database, clock } = context;
  requireTable(context, launch, 'player');
  if (player.identityReview) throw refusal(400, 'error.identity.review');
  if (launch.gameId !== undefined) await requireNoExclusion(database, player, launch.gameId);
  const reached = await findReachedLimit(database, player, clock.now());
  if (reached && (await needsOwnMoney(database, player, launch))) throw refusal(400, reached);
}

type StakingLaunch = LaunchRequest & Parameters<typeof needsOwnMoney>[2];

/** The refusal of own money, which alone is limited (DEC-LIM-7). */
async function findReachedLimit(db: Database, player: Player, now: Date) {
  const limits = await readLimits(db, player, now, ['SPEND']);
  if (limits.some((limit) => remainingMinor(limit) === 0)) return 'error.spend.limit.reached' as const;
  const loss = await readLossLimit(db, { ...player, playerId: player.id, currency: player.currencyCode }, now);
  return loss && remainingMinor(loss) === 0 ? ('error.loss.limit.reached' as const) : undefined;
}

function requireMayPlay(player: Player, provider: string, isLive: boolean): void {
  const mayPlay = isLive ? player.flags.liveCasino : player.flags.casino;
  const funOnlyIn = providerTable.find(({ providerId }) => providerId === provider)?.funOnlyIn ?? [];
  const isRestricted = player.flags.payout || player.multibrandSuspended || !mayPlay || funOnlyIn.includes(player.market);
  if (isRestricted) throw refusal(400, 'error.game.restricted');
}

/** The URL of a provider's launcher; without a token the game opens in fun mode. */
export function launcherUrl(
  { config }: SandboxContext,
  launch: LaunchRequest & { readonly code: string },
  token?: string,
): string {
  const query = new URLSearchParams({
    ...(token ? { token } : { mode: 'fun' }),
    game: launch.code,
    ...(launch.language && { lang: launch.language }),
    currency: launch.currency ?? 'EUR',
    channel: launch.isMobile ? 'mobile' : 'web',
    lobbyUrl: launch.lobbyUrl ?? '',
    depositUrl: launch.depositUrl ?? '',
  });
  return `${serviceUrl(config, 'games')}/${launch.provider}/launch?${query}`;
}
