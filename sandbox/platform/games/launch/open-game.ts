import { providerTable } from '#sandbox/data/tables/provider-table.ts';
import { findGame, type GameProfile } from '#sandbox/games/port.ts';
import { serviceUrl } from '#sandbox/kit/config.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { refusal } from '../../core/refusal.ts';
import { requireKnownPlayer } from '../../players/require-player.ts';
import type { Player } from '../../players/tables.ts';
import { isRealityCheckDue, recordOnce } from '../../protection/activity.ts';
import { findRefusal } from '../../protection/find-refusal.ts';
import { readLimits, remainingMinor } from '../../protection/limits/limits.ts';
import { readLossLimit } from '../../protection/limits/market-limits.ts';
import { openGameSession } from '../../seamless/sessions.ts';
import { requireNoExclusion } from './limitations.ts';

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

/** Opens a real-money game session and returns its launch token. Throws the refusals of the launch contract. */
export async function openRealMoneyGame(
  { database, clock }: SandboxContext,
  { playerId, signInId }: LaunchingPlayer,
  launch: LaunchRequest,
) {
  const game = launch.code === undefined ? undefined : requireGame(launch.provider, launch.code);
  const isLive = game ? game.table !== undefined : (launch.isLive ?? false);
  const player = await requireKnownPlayer(database, playerId);
  requireMayPlay(player, launch.provider, isLive);
  if (player.identityReview) throw refusal(400, 'error.identity.review');
  if (await findRefusal(database, player, clock.now())) throw refusal(400, 'error.game.restricted');
  if (await isRealityCheckDue(database, player.id, clock.now())) {
    await recordOnce(database, player.id, 'REFUSED_PLAY', clock.now());
    throw refusal(400, 'error.reality_check.due');
  }
  if (game) await requireNoExclusion(database, player, game.gameId);
  const limits = await readLimits(database, player, clock.now(), ['SPEND']);
  if (limits.some((limit) => remainingMinor(limit) === 0)) throw refusal(400, 'error.spend.limit.reached');
  const loss = await readLossLimit(database, { ...player, playerId: player.id, currency: player.currencyCode }, clock.now());
  if (loss && loss.usedMinor >= loss.valueMinor) throw refusal(400, 'error.loss.limit.reached');
  return openGameSession(
    database,
    {
      playerId,
      signInId,
      gameId: game?.gameId ?? '',
      provider: launch.provider,
      category: isLive ? 'LIVE_CASINO' : 'CASINO',
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
