import { isBlockedIn } from '#lib/games/blocked.ts';

/** Who opens games of which house (D2 §2). Ids of the launch contract, not names that anybody sees. */
export const casinoProviders = [
  'relax',
  'playngo',
  'quickspin',
  'yggdrasil',
  'pariplay',
  'softswiss',
  'pragmaticplay',
  'evolution',
  'novomatic',
] as const;
export const liveProviders = ['evolution', 'pragmaticplay', 'pariplay', 'softswiss', 'creedroomz'] as const;
export type Provider = (typeof casinoProviders)[number] | (typeof liveProviders)[number];
export type Channel = 'web' | 'mobile';
export type Mode = 'real' | 'fun';

/** A game as far as opening it goes. */
export interface PlayableGame {
  readonly id: string;
  readonly slug: string;
  /** Of the launch contract, as content says; one that nobody here can open is possible. */
  readonly provider: string;
  /** What the provider calls it. */
  readonly code: string;
  readonly gameType: string;
  readonly isLive: boolean;
  /** Whether a live table may be looked at without a seat. */
  readonly hasDemo: boolean;
  readonly blockedMarkets: readonly (string | null)[];
  readonly funOnlyMarkets: readonly (string | null)[];
  /** Countries that its studio is closed in. */
  readonly closedIn: readonly string[];
}

export type Verdict =
  | { readonly kind: 'play'; readonly mode: Mode; readonly isHeldToFun: boolean }
  /** No seat without a player. */
  | { readonly kind: 'signIn' }
  | { readonly kind: 'blocked' };

interface Wish {
  readonly game: PlayableGame;
  /** Of the page, and a player's own: what either is kept from stays shut, whichever market's pages he reads. */
  readonly markets: readonly string[];
  /** Where the visitor is; empty where nobody can say. */
  readonly country: string;
  readonly isPlayer: boolean;
  readonly wantsFun: boolean;
}

/** DEC-GAM-7, DEC-GAM-8, GAM-01, GAM-02: a player for money unless his market is kept from it, a visitor for fun, a table never for fun. */
export function judge({ game, markets, country, isPlayer, wantsFun }: Wish): Verdict {
  if (game.closedIn.includes(country)) return { kind: 'blocked' };
  if (markets.some((market) => isBlockedIn(market, game.blockedMarkets))) return { kind: 'blocked' };
  const isHeldToFun = markets.some((market) => isBlockedIn(market, game.funOnlyMarkets));
  if (game.isLive) {
    if (wantsFun && game.hasDemo) return { kind: 'play', mode: 'fun', isHeldToFun: false };
    if (!isPlayer) return { kind: 'signIn' };
    return isHeldToFun ? { kind: 'blocked' } : { kind: 'play', mode: 'real', isHeldToFun: false };
  }
  const mode = isPlayer && !wantsFun && !isHeldToFun ? 'real' : 'fun';
  return { kind: 'play', mode, isHeldToFun: isPlayer && isHeldToFun };
}

const byPrefix: Readonly<Record<string, string>> = { wazdan: 'MT', playson: 'CW', en: 'MT', eg: 'MT', ka: 'CW' };

/** The authority that a market's games are played under. */
export function jurisdictionOf(market: string): string {
  return market === 'SE' ? 'SE' : 'MT';
}

/** DEC-GAM-6, GAM-11: some studios behind this provider have an authority of their own, told by how a game's id begins. */
export function relaxJurisdictionOf(gameCode: string, market: string): string {
  const prefix = /^[a-z]*/i.exec(gameCode)?.[0].toLowerCase() ?? '';
  return byPrefix[prefix] ?? jurisdictionOf(market);
}

/** GAM-10: how the providers that ask for one know us. */
export function partnerId(hasSecondPartner: boolean): string {
  return hasSecondPartner ? '2270' : '2178';
}

/** GAM-24, DEC-GAM-9: where a game leads back to, and where a player without money goes. */
export function waysOut(
  siteUrl: string,
  locale: string,
  isLive: boolean,
): { readonly lobbyUrl: string; readonly depositUrl: string } {
  const home = `${siteUrl}/${locale}`;
  return { lobbyUrl: `${home}/${isLive ? 'live-casino-online' : 'online-casino'}`, depositUrl: `${home}/deposit` };
}
