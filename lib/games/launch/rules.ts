import { isBlockedIn } from '#lib/content/documents/game-blocks.ts';

export type Channel = 'web' | 'mobile';
export type Mode = 'real' | 'fun';

export interface PlayableGame {
  readonly id: string;
  readonly slug: string;
  /** Provider id from content; it may be one that the site does not know. */
  readonly provider: string;
  readonly code: string;
  readonly gameType: string;
  readonly isLive: boolean;
  /** Whether a live table may be watched without a seat. */
  readonly hasDemo: boolean;
  readonly blockedMarkets: readonly (string | null)[];
  readonly funOnlyMarkets: readonly (string | null)[];
  /** ISO 3166 codes of countries that the studio excludes. */
  readonly closedIn: readonly string[];
}

export type LaunchDecision =
  | { readonly kind: 'play'; readonly mode: Mode; readonly isHeldToFun: boolean }
  /** A live table needs a player. */
  | { readonly kind: 'signIn' }
  /** A live table without a demo, for a player who asked for play money. */
  | { readonly kind: 'moneyOnly' }
  | { readonly kind: 'blocked' };

interface LaunchInput {
  readonly game: PlayableGame;
  /** The page's market, and the player's own: a block in either applies. */
  readonly markets: readonly string[];
  /** ISO 3166 code of the visitor's country; empty where it is unknown. */
  readonly country: string;
  readonly isPlayer: boolean;
  readonly wantsFun: boolean;
  /** XTR-03: whether the page's market keeps the game's lobby for players. */
  readonly isForPlayersOnly: boolean;
}

/** GAM-01, GAM-02, DEC-GAM-7, DEC-GAM-8: a player plays for money unless a market is restricted to fun, a visitor for fun; a live table is never played for fun, and for money only where fun was not asked for. */
export function decideLaunch({ game, markets, country, isPlayer, wantsFun, isForPlayersOnly }: LaunchInput): LaunchDecision {
  if (isBlockedIn(country, game.closedIn)) return { kind: 'blocked' };
  if (markets.some((market) => isBlockedIn(market, game.blockedMarkets))) return { kind: 'blocked' };
  if (!isPlayer && isForPlayersOnly) return { kind: 'signIn' };
  const isHeldToFun = markets.some((market) => isBlockedIn(market, game.funOnlyMarkets));
  if (game.isLive) {
    if (wantsFun && game.hasDemo) return { kind: 'play', mode: 'fun', isHeldToFun: false };
    if (!isPlayer) return { kind: 'signIn' };
    if (isHeldToFun) return { kind: 'blocked' };
    return wantsFun ? { kind: 'moneyOnly' } : { kind: 'play', mode: 'real', isHeldToFun: false };
  }
  const mode = isPlayer && !wantsFun && !isHeldToFun ? 'real' : 'fun';
  return { kind: 'play', mode, isHeldToFun: isPlayer && isHeldToFun };
}

/** GAM-10: the site's id at providers that need one. */
export function partnerId(hasSecondPartner: boolean): string {
  return hasSecondPartner ? '2270' : '2178';
}

/** GAM-24, DEC-GAM-9: the URLs of a game's lobby and of the deposit page. */
export function returnUrls(
  siteUrl: string,
  locale: string,
  isLive: boolean,
): { readonly lobbyUrl: string; readonly depositUrl: string } {
  const home = `${siteUrl}/${locale}`;
  return { lobbyUrl: `${home}/${isLive ? 'live-casino-online' : 'online-casino'}`, depositUrl: `${home}/deposit` };
}
