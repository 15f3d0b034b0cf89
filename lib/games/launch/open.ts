import 'server-only';
import { type Profile, readProfile } from '#lib/account/contract.ts';
import { siteDisabledProviders } from '#lib/content/documents/disabled-providers.ts';
import { readPlayersOnly } from '#lib/content/documents/promotions/players-only.ts';
import { readTermsVersion } from '#lib/content/documents/terms.ts';
import type { PageContext } from '#lib/content/pages/params.ts';
import { canVisitorEnter } from '#lib/content/pages/sections.ts';
import { seesDrafts } from '#lib/content/query/drafts.ts';
import type { Credentials } from '#lib/core/api/call.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { call } from '#lib/core/api/server.ts';
import type { Provider } from '#lib/core/config/game-providers.ts';
import { siteConfig } from '#lib/core/config/site.ts';
import { homeMarket } from '#lib/core/market/locale.ts';
import { protectionRules } from '#lib/core/market/protection.ts';
import { readGameNames } from '#lib/games/catalog/names.ts';
import { needsTerms } from '#lib/terms/due.ts';
import { readGameLimitations, readOpenGame } from './contract.ts';
import { type GamePage, readGame } from './game.ts';
import { gateways } from './gateways.ts';
import type { LaunchResult } from './launch-result.ts';
import type { Launch } from './providers/gateway.ts';
import { type Channel, decideLaunch, partnerId, returnUrls } from './rules.ts';

export interface LaunchRequest {
  readonly slug: string;
  readonly wantsFun: boolean;
  readonly isFresh: boolean;
  /** The session of the last game of the same tab, which is no game elsewhere. */
  readonly ownSession?: string | undefined;
  /** The player has answered that a game which is open elsewhere may be closed. */
  readonly closesOther: boolean;
  readonly channel: Channel;
  readonly address: string;
  /** ISO 3166 code of the visitor's country; empty where it is unknown. */
  readonly country: string;
}

/** DEC-GAM-1: launches a game for money or for fun, or returns why it may not be played. Throws `CallError`. */
export async function launchGame(
  context: PageContext,
  credentials: Credentials | undefined,
  request: LaunchRequest,
): Promise<LaunchResult> {
  const { locale } = context;
  const requiredGame = requireGame(context, request.slug);
  const startedLimitations =
    credentials && !request.wantsFun ? early(requiredGame.then(({ id }) => readLimitations(id, locale, credentials))) : undefined;
  const [game, profile, playersOnly] = await Promise.all([
    requiredGame,
    credentials && readOwnProfile(credentials, request.wantsFun),
    credentials ? [] : readPlayersOnly(locale.market),
  ]);
  const ownMarket = profile && homeMarket(profile.countryCode);
  const markets = ownMarket ? [locale.market, ownMarket] : [locale.market];
  const decision = decideLaunch({
    game,
    markets,
    country: request.country,
    isPlayer: credentials !== undefined,
    wantsFun: request.wantsFun,
    isForPlayersOnly: !canVisitorEnter(game.isLive ? 'live' : 'casino', playersOnly),
  });
  if (decision.kind !== 'play') return decision;
  const player = decision.mode === 'real' ? credentials : undefined;
  const market = ownMarket ?? locale.market;
  const { showsNetResult, confirmsSecondGame } = protectionRules(market);
  const confirming = confirmsSecondGame ? player : undefined;
  const otherGame = confirming && !request.closesOther ? early(call(readOpenGame, {}, confirming)) : undefined;
  if (player && profile) await requireTerms(profile);
  const limitations = player && (await startedLimitations);
  const { bonus, freeSpins, hasOpenRound = false } = limitations ?? {};
  if (limitations?.statusCode === 'GAME_EXCLUDED' && !hasOpenRound) {
    // A platform may not say which bonus it is.
    if (!bonus) throw new CallError('platform', envelopeOf(400, 'error.game.limitation'));
    return { kind: 'limitation', bonus };
  }
  const elsewhere = (await otherGame)?.game;
  if (elsewhere && elsewhere.sessionId !== request.ownSession) return { kind: 'elsewhere' };
  const config = siteConfig();
  const launch: Launch = {
    game,
    market,
    language: locale.apiLanguage,
    currency: player && profile ? profile.currencyCode : locale.currency,
    country: request.country,
    address: request.address,
    channel: request.channel,
    playerId: player?.playerId ?? '',
    ...returnUrls(config.SITE_URL, locale.locale, game.isLive),
    siteUrl: config.SITE_URL,
    gamesUrl: config.GAMES_URL,
    relaxPartner: partnerId(config.RELAX_SECOND_PARTNER),
    isFresh: request.isFresh,
    hasOpenRound,
  };
  const open = gatewayOf(game.provider)?.[decision.mode];
  if (!open) throw new CallError('platform', envelopeOf(400, 'error.game.restricted'));
  const url = await open(launch, (endpoint, input) => call(endpoint, input, player));
  if (!config.gameOrigins.includes(new URL(url).origin)) {
    console.error(`The launcher of ${game.provider} has the origin ${new URL(url).origin}, which is missing in GAME_ORIGINS.`);
    throw new CallError('contract', envelopeOf(502, 'error.system.error'));
  }
  // Without it the next launch of this tab asks once too often.
  const session = confirming && (await call(readOpenGame, {}, confirming).catch(() => undefined))?.game?.sessionId;
  return { kind: 'game', url, mode: decision.mode, isHeldToFun: decision.isHeldToFun, showsNetResult, session, bonus, freeSpins };
}

/** For a call that is awaited later, or never where the launch is refused before: a rejection is not reported as unhandled. */
function early<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined);
  return promise;
}

/** Undefined for a game for fun whose player cannot be read: it opens by the page's market alone. */
function readOwnProfile(credentials: Credentials, wantsFun: boolean): Promise<Profile | undefined> {
  const profile = call(readProfile, {}, credentials);
  return wantsFun ? profile.catch(() => undefined) : profile;
}

/** Undefined for an unknown or disabled provider. */
function gatewayOf(provider: string) {
  const known = Object.keys(gateways).find((id): id is Provider => id === provider);
  return known === undefined || siteDisabledProviders().has(known) ? undefined : gateways[known];
}

/** Rejects unknown slugs before querying, because every answer of the content service is cached. */
async function requireGame(context: PageContext, slug: string): Promise<GamePage> {
  const isKnown = (await readGameNames(context, [slug])).has(slug) || (await seesDrafts());
  const game = isKnown ? await readGame(context, slug) : undefined;
  if (!game) throw new CallError('platform', envelopeOf(404, 'error.game.not_found'));
  return game;
}

/** RTE-43: a player must accept new terms before playing for money. The middleware checks only a cookie, which may be missing. */
async function requireTerms(profile: Profile): Promise<void> {
  if (needsTerms(profile, await readTermsVersion())) throw new CallError('platform', envelopeOf(400, 'error.terms.due'));
}

/** GAM-26: what the player's bonuses do in a game, in the page's language. */
function readLimitations(gameId: string, { languageCode }: PageContext['locale'], credentials: Credentials) {
  const [language] = languageCode.split('-');
  return call(readGameLimitations, { params: { gameId }, query: { language } }, credentials);
}
