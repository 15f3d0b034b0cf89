import type { CallInput, Endpoint, ReplyOf } from '#lib/core/api/endpoint.ts';
import { CallError, envelopeOf } from '#lib/core/api/errors.ts';
import { type OwnGatewayProvider, type Provider, providerRecords } from '#lib/core/config/game-providers.ts';
import { jurisdictionOf } from '#lib/core/market/jurisdiction.ts';
import { ownValue } from '#lib/core/own-value.ts';
import {
  createCreedroomzToken,
  createPlayngoToken,
  createRelaxTicket,
  createYggdrasilSession,
  listCreedroomzTables,
  openEvolution,
  openEvolutionDemo,
  openGame,
  openGameDemo,
  openNovomatic,
  openNovomaticDemo,
  openPariplay,
  openPariplayDemo,
  openPragmatic,
  openPragmaticDemo,
  openSoftswiss,
  openSoftswissDemo,
} from './contract.ts';
import { relaxJurisdictionOf } from './jurisdictions.ts';
import type { Channel, PlayableGame } from './rules.ts';

export interface Launch {
  readonly game: PlayableGame;
  readonly market: string;
  /** The platform's language code: `en`, `fi`. */
  readonly language: string;
  readonly currency: string;
  /** ISO 3166 code of the visitor's country; empty where it is unknown. */
  readonly country: string;
  readonly address: string;
  readonly channel: Channel;
  /** Empty for a visitor. */
  readonly playerId: string;
  readonly lobbyUrl: string;
  readonly depositUrl: string;
  readonly siteUrl: string;
  readonly gamesUrl: string;
  readonly relaxPartner: string;
  /** Revokes the provider's session of an earlier launch. */
  readonly isFresh: boolean;
}

/** Calls the platform, with the player's token where the contract needs one. */
export type Call = <const E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<ReplyOf<E>>;

type Open = (launch: Launch, call: Call) => Promise<string>;

interface Gateway {
  readonly real: Open;
  readonly fun?: Open;
}

/** Providers whose games the platform opens by its general call. */
const generalGateway: Gateway = {
  real: async (launch, call) => (await call(openGame, { body: generalBody(launch) })).data.gameURL,
  fun: async (launch, call) => (await call(openGameDemo, { body: generalBody(launch) })).data.gameURL,
};

const ownGateways: Readonly<Record<OwnGatewayProvider, Gateway>> = {
  pragmaticplay: {
    real: async (launch, call) => (await call(openPragmatic, { body: pragmaticBody(launch) })).data.gameURL,
    fun: async (launch, call) => (await call(openPragmaticDemo, { body: pragmaticBody(launch) })).data.gameURL,
  },
  pariplay: {
    real: async (launch, call) => (await call(openPariplay, { body: pariplayBody(launch) })).Url,
    fun: async (launch, call) => (await call(openPariplayDemo, { body: pariplayBody(launch) })).Url,
  },
  softswiss: {
    real: async (launch, call) => {
      const body = { ...softswissBody(launch), playerCurrentCountryCode: launch.country };
      return (await call(openSoftswiss, { body })).launch_options.game_url;
    },
    fun: async (launch, call) => (await call(openSoftswissDemo, { body: softswissBody(launch) })).launch_options.game_url,
  },
  playngo: {
    real: async (launch, call) => {
      const query = launch.isFresh ? { requireNew: 'true' as const } : {};
      return playngoUrl(launch, { practice: '0', ticket: (await call(createPlayngoToken, { query, body: {} })).token });
    },
    fun: async (launch) => playngoUrl(launch, { practice: '1' }),
  },
  yggdrasil: {
    real: async (launch, call) => {
      const body = { gameId: launch.game.code, channel: launch.channel };
      return yggdrasilUrl(launch, (await call(createYggdrasilSession, { body })).sessionToken);
    },
    fun: async (launch) => yggdrasilUrl(launch, 'demo'),
  },
  relax: {
    real: async (launch, call) => {
      const { game, channel, market, relaxPartner: partner } = launch;
      const body = { gameId: game.code, channel, partner, jurisdiction: relaxJurisdictionOf(game.code, market) };
      return relaxUrl(launch, { moneymode: 'real', ticket: (await call(createRelaxTicket, { body })).ticket });
    },
    fun: async (launch) => relaxUrl(launch, { moneymode: 'fun' }),
  },
  evolution: {
    real: async (launch, call) => {
      const body = { ...evolutionBody(launch), ipAddress: launch.address };
      return (await call(openEvolution, { body })).data.entryEmbedded;
    },
    fun: async (launch, call) => {
      const body = { ...evolutionBody(launch), currency: launch.currency, language: launch.language };
      return (await call(openEvolutionDemo, { body })).data.entry;
    },
  },
  novomatic: {
    real: async (launch, call) =>
      (await call(openNovomatic, { body: { ...novomaticBody(launch), playerId: launch.playerId } })).url,
    fun: async (launch, call) =>
      (await call(openNovomaticDemo, { body: { ...novomaticBody(launch), currency: launch.currency } })).url,
  },
  creedroomz: {
    real: async (launch, call) => {
      await requireCreedroomzSeat(launch.game.code, call);
      const { token } = await call(createCreedroomzToken, { body: { ipAddress: launch.address } });
      return launcherUrl(launch, 'creedroomz/launch', {
        token,
        tableId: launch.game.code,
        lang: launch.language,
        lobby: launch.lobbyUrl,
      });
    },
  },
};

/** DEC-GAM-1: the URL of a game's launcher, by each provider's call. Throws `CallError`. */
export const gateways = Object.fromEntries(
  Object.keys(providerRecords).map((id) => [id, ownValue(ownGateways, id) ?? generalGateway]),
) as Readonly<Record<Provider, Gateway>>;

/** GAM-08, GAM-14: the provider's token names no table, so its state is read before. Throws `CallError`. */
async function requireCreedroomzSeat(tableId: string, call: Call): Promise<void> {
  const [table] = await call(listCreedroomzTables, { params: { tableId } });
  if (!table) throw new CallError('platform', envelopeOf(400, 'error.game.not_found'));
  if (!table.open) throw new CallError('platform', envelopeOf(400, 'error.table.closed'));
  if (table.seatsTaken >= table.seats) throw new CallError('platform', envelopeOf(400, 'error.table.full'));
}

const platformOf = ({ channel }: Launch) => (channel === 'web' ? 'WEB' : 'MOBILE');
const deviceOf = ({ channel }: Launch) => (channel === 'web' ? 'desktop' : 'mobile');

function launcherUrl({ gamesUrl }: Launch, path: string, query: Readonly<Record<string, string>>): string {
  return `${gamesUrl}/${path}?${new URLSearchParams(query)}`;
}

function pragmaticBody(launch: Launch) {
  const { game, language, currency, lobbyUrl, market } = launch;
  const jurisdiction = jurisdictionOf(market);
  return {
    symbol: game.code,
    language,
    currency,
    platform: platformOf(launch),
    stylename: 'parlour',
    lobbyUrl,
    jurisdiction,
  } as const;
}

function pariplayBody({ game, currency, language, address, country, lobbyUrl }: Launch) {
  return {
    GameCode: game.code,
    CurrencyCode: currency,
    LanguageCode: language,
    PlayerIP: address,
    CountryCode: country,
    HomeUrl: lobbyUrl,
  };
}

function softswissBody(launch: Launch) {
  const { game, currency, language, address, lobbyUrl, depositUrl, market } = launch;
  return {
    game: game.code,
    currency,
    locale: language,
    ip: address,
    urls: { return_url: lobbyUrl, deposit_url: depositUrl },
    jurisdiction: jurisdictionOf(market),
    client_type: deviceOf(launch),
  } as const;
}

function generalBody({ game, language, currency, channel, lobbyUrl, depositUrl, market }: Launch) {
  const jurisdiction = jurisdictionOf(market);
  return { provider: game.provider, gameId: game.code, language, currency, channel, lobbyUrl, depositUrl, jurisdiction };
}

function evolutionBody({ game, channel, lobbyUrl }: Launch) {
  const isMobile = channel === 'mobile';
  return {
    gameCategory: game.gameType,
    tableId: game.code,
    wrapped: false,
    mobile: isMobile,
    lobbyURL: encodeURIComponent(lobbyUrl),
  } as const;
}

function novomaticBody(launch: Launch) {
  const { country, game, address, lobbyUrl, language } = launch;
  return { country, gameId: game.code, ip: address, lobbyUrl, locale: language, platform: platformOf(launch) } as const;
}

function playngoUrl(launch: Launch, mode: Readonly<Record<string, string>>): string {
  const { game, language, currency, siteUrl, lobbyUrl: lobby, relaxPartner: pid } = launch;
  const query = { pid, gid: game.code, lang: language, currency, ...mode, channel: deviceOf(launch), origin: siteUrl, lobby };
  return launcherUrl(launch, 'playngo/ContainerLauncher', query);
}

function yggdrasilUrl(launch: Launch, key: string): string {
  const { game, language: lang, currency, channel, lobbyUrl: lobby } = launch;
  const query = { key, gameid: game.code, org: 'parlour', lang, currency, channel, lobby };
  return launcherUrl(launch, 'yggdrasil/launch', query);
}

/** GAM-09. */
function relaxUrl(launch: Launch, mode: Readonly<Record<string, string>>): string {
  const { game, language, currency, channel, market, lobbyUrl, relaxPartner: partner } = launch;
  return launcherUrl(launch, 'relax/launch', {
    lang: language,
    channel,
    jurisdiction: relaxJurisdictionOf(game.code, market),
    ...mode,
    partnerid: partner,
    gameid: game.code,
    partner: 'parlour',
    currency,
    homeurl: lobbyUrl,
    fullscreen: 'false',
  });
}
