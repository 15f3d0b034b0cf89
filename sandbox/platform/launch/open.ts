import { providerTable } from '#sandbox/data/tables/provider-table.ts';
import { findGame, type GameProfile } from '#sandbox/games/profile.ts';
import { serviceUrl } from '#sandbox/kit/config.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { leftOf, readLimits } from '../cashier/limits.ts';
import { requireKnownPlayer } from '../players/require.ts';
import type { Player } from '../players/tables.ts';
import { refusal } from '../refusal.ts';
import { openGameSession } from '../seamless/sessions.ts';
import { findLimitation } from './limitations.ts';

/** What a provider's call says of the game that is to be opened; a token may be asked for before the game is named. */
export interface GameWish {
  readonly provider: string;
  /** The provider's own name of the game. */
  readonly code: string | undefined;
  readonly isLive?: boolean;
  readonly language?: string;
  readonly currency?: string;
  readonly isMobile?: boolean;
  readonly lobbyUrl?: string;
  readonly depositUrl?: string;
}

/** Throws 400 `error.game.not_found` for a game that the provider does not have. */
export function requireGame(provider: string, code: string): GameProfile {
  const game = findGame(code);
  if (game?.provider !== provider || game.code !== code) throw refusal(400, 'error.game.not_found');
  return game;
}

/** Opens a game for money: the token that its launcher shows at the seamless wallet. Throws the refusals of decisions §3.5. */
export async function openForMoney({ database, clock }: SandboxContext, playerId: string, wish: GameWish) {
  const game = wish.code === undefined ? undefined : requireGame(wish.provider, wish.code);
  const isLive = game ? game.table !== undefined : (wish.isLive ?? false);
  const player = await requireKnownPlayer(database, playerId);
  requireAdmission(player, wish.provider, isLive);
  if (game && (await findLimitation(database, player, game.gameId))?.statusCode === 'GAME_EXCLUDED') {
    throw refusal(400, 'error.game.limitation');
  }
  const limits = await readLimits(database, player, clock.now());
  if (limits.some((limit) => limit.kind === 'SPEND' && leftOf(limit) === 0)) throw refusal(400, 'error.spend.limit.reached');
  return openGameSession(
    database,
    {
      playerId,
      gameId: game?.gameId ?? '',
      provider: wish.provider,
      category: isLive ? 'LIVE_CASINO' : 'CASINO',
      mode: 'real',
      // Whatever a site says: a player plays in the currency of his wallet.
      currency: player.currencyCode,
      language: wish.language ?? player.languageCode,
      channel: wish.isMobile ? 'mobile' : 'web',
      lobbyUrl: wish.lobbyUrl ?? '',
      depositUrl: wish.depositUrl ?? '',
    },
    clock.now(),
  );
}

function requireAdmission(player: Player, provider: string, isLive: boolean): void {
  const mayPlay = isLive ? player.flags.liveCasino : player.flags.casino;
  const funOnlyIn = providerTable.find(({ providerId }) => providerId === provider)?.funOnlyIn ?? [];
  const isShut = player.flags.payout || player.multibrandSuspended || !mayPlay || funOnlyIn.includes(player.market);
  if (isShut) throw refusal(400, 'error.game.restricted');
}

/** The launcher of a game as a provider's answer names it; one without a token is for fun. */
export function launcherOf({ config }: SandboxContext, wish: GameWish & { readonly code: string }, token?: string): string {
  const query = new URLSearchParams({
    ...(token ? { token } : { mode: 'fun' }),
    game: wish.code,
    ...(wish.language && { lang: wish.language }),
    currency: wish.currency ?? 'EUR',
    channel: wish.isMobile ? 'mobile' : 'web',
    lobbyUrl: wish.lobbyUrl ?? '',
    depositUrl: wish.depositUrl ?? '',
  });
  return `${serviceUrl(config, 'games')}/${wish.provider}/launch?${query}`;
}
