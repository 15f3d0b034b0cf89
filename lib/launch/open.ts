import 'server-only';
import { type Profile, readProfile } from '#lib/account/contract.ts';
import { siteConfig } from '#lib/config/site.ts';
import { seesDrafts } from '#lib/content/drafts.ts';
import type { PageContext } from '#lib/content/params.ts';
import { readTermsVersion } from '#lib/content/terms.ts';
import { readGameNames } from '#lib/games/names.ts';
import { shutProviders } from '#lib/games/shut.ts';
import { homeMarket } from '#lib/market/locale.ts';
import type { Credentials } from '#lib/platform/call.ts';
import { CallError, envelopeOf, isCallError } from '#lib/platform/errors.ts';
import { call } from '#lib/platform/server.ts';
import { needsTerms } from '#lib/terms/due.ts';
import type { LaunchAnswer } from './answer.ts';
import { readGameLimitations } from './contract.ts';
import { type GamePage, readGame } from './game.ts';
import { gateways, type Launch } from './gateways.ts';
import { type Channel, judge, type Provider, partnerId, waysOut } from './rules.ts';

export interface LaunchWish {
  readonly slug: string;
  readonly wantsFun: boolean;
  readonly isFresh: boolean;
  readonly channel: Channel;
  readonly address: string;
  /** Where the visitor is; empty where nobody can say. */
  readonly country: string;
}

/** Opens a game for whoever asks: for money, for fun, or says why not. Throws `CallError`. D2 §7, decisions §3.5. */
export async function openFor(
  context: PageContext,
  credentials: Credentials | undefined,
  wish: LaunchWish,
): Promise<LaunchAnswer> {
  const { locale } = context;
  const [game, profile] = await Promise.all([
    requireGame(context, wish.slug),
    credentials && !wish.wantsFun ? call(readProfile, {}, credentials) : undefined,
  ]);
  const own = profile && homeMarket(profile.countryCode);
  const markets = own ? [locale.market, own] : [locale.market];
  const verdict = judge({ game, markets, country: wish.country, isPlayer: credentials !== undefined, wantsFun: wish.wantsFun });
  if (verdict.kind !== 'play') return verdict;
  const player = verdict.mode === 'real' ? credentials : undefined;
  if (player && profile) await Promise.all([requireTerms(profile), requireNoLimitation(game.id, player)]);
  const config = siteConfig();
  const launch: Launch = {
    game,
    market: own ?? locale.market,
    language: locale.apiLanguage,
    currency: player && profile ? profile.currencyCode : locale.currency,
    country: wish.country,
    address: wish.address,
    channel: wish.channel,
    playerId: player?.playerId ?? '',
    ...waysOut(config.SITE_URL, locale.locale, game.isLive),
    siteUrl: config.SITE_URL,
    gamesUrl: config.GAMES_URL,
    relaxPartner: partnerId(config.RELAX_SECOND_PARTNER),
    isFresh: wish.isFresh,
  };
  const open = gatewayOf(game.provider)?.[verdict.mode];
  if (!open) throw new CallError('platform', envelopeOf(400, 'error.game.restricted'));
  const url = await open(launch, (endpoint, input) => call(endpoint, input, player)).catch((error: unknown) => {
    // Without the player's token a refusal says nothing about his session.
    throw isCallError(error) && !player ? new CallError(error.layer, error.envelope, { keepsSession: true }) : error;
  });
  if (!config.gameOrigins.includes(new URL(url).origin)) {
    console.error(`The launcher of ${game.provider} leads to ${new URL(url).origin}, which GAME_ORIGINS does not name.`);
    throw new CallError('contract', envelopeOf(502, 'error.system.error'));
  }
  return { kind: 'game', url, mode: verdict.mode, isHeldToFun: verdict.isHeldToFun };
}

/** The way to a provider; none to one that is unknown or switched off. */
function gatewayOf(provider: string) {
  const known = Object.keys(gateways).find((id): id is Provider => id === provider);
  return known === undefined || shutProviders().has(known) ? undefined : gateways[known];
}

/** Each answer of the lake is kept, so that a name that somebody made up must not reach it. */
async function requireGame(context: PageContext, slug: string): Promise<GamePage> {
  const isKnown = (await readGameNames(context)).has(slug) || (await seesDrafts());
  const game = isKnown ? await readGame(context, slug) : undefined;
  if (!game) throw new CallError('platform', envelopeOf(404, 'error.game.not_found'));
  return game;
}

/** RTE-43: new terms come before a game for money; the middleware's word for it is a hint that a browser can lose. */
async function requireTerms(profile: Profile): Promise<void> {
  if (needsTerms(profile, await readTermsVersion())) throw new CallError('platform', envelopeOf(400, 'error.terms.due'));
}

/** GAM-26: a bonus may keep a player from a game. */
async function requireNoLimitation(gameId: string, credentials: Credentials): Promise<void> {
  const { statusCode } = await call(readGameLimitations, { params: { gameId } }, credentials);
  if (statusCode === 'GAME_EXCLUDED') throw new CallError('platform', envelopeOf(400, 'error.game.limitation'));
}
