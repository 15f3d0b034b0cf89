import type { CallInput, Endpoint, ReplyOf } from '#lib/platform/endpoint.ts';
import {
  createCreedroomzToken,
  createPlayngoToken,
  createRelaxTicket,
  createYggdrasilSession,
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
import { type Channel, jurisdictionOf, type PlayableGame, type Provider, relaxJurisdictionOf } from './rules.ts';

/** Everything that any provider asks for. */
export interface Launch {
  readonly game: PlayableGame;
  readonly market: string;
  /** Of the backend: `en`, `fi`. */
  readonly language: string;
  readonly currency: string;
  /** Where the visitor is; empty where nobody can say. */
  readonly country: string;
  readonly address: string;
  readonly channel: Channel;
  /** Empty for a visitor. */
  readonly playerId: string;
  readonly lobbyUrl: string;
  readonly depositUrl: string;
  readonly siteUrl: string;
  /** Where the providers' launchers stand. */
  readonly gamesUrl: string;
  readonly relaxPartner: string;
  /** Throws away what an earlier launch has left at the provider. */
  readonly isFresh: boolean;
}

/** Calls the platform, with the player's token where the contract asks for one. */
export type Ask = <const E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<ReplyOf<E>>;

type Open = (launch: Launch, ask: Ask) => Promise<string>;

interface Gateway {
  readonly real: Open;
  readonly fun?: Open;
}

/** D2 §7: the address of a game's launcher, by each provider's own call. Throws `CallError`. */
export const gateways: Readonly<Record<Provider, Gateway>> = {
  pragmaticplay: {
    real: async (launch, ask) => (await ask(openPragmatic, { body: pragmaticBody(launch) })).data.gameURL,
    fun: async (launch, ask) => (await ask(openPragmaticDemo, { body: pragmaticBody(launch) })).data.gameURL,
  },
  pariplay: {
    real: async (launch, ask) => (await ask(openPariplay, { body: pariplayBody(launch) })).Url,
    fun: async (launch, ask) => (await ask(openPariplayDemo, { body: pariplayBody(launch) })).Url,
  },
  softswiss: {
    real: async (launch, ask) => {
      const body = { ...softswissBody(launch), playerCurrentCountryCode: launch.country };
      return (await ask(openSoftswiss, { body })).launch_options.game_url;
    },
    fun: async (launch, ask) => (await ask(openSoftswissDemo, { body: softswissBody(launch) })).launch_options.game_url,
  },
  playngo: {
    real: async (launch, ask) => {
      const query = launch.isFresh ? { requireNew: 'true' as const } : {};
      return playngoUrl(launch, { practice: '0', ticket: (await ask(createPlayngoToken, { query, body: {} })).token });
    },
    fun: async (launch) => playngoUrl(launch, { practice: '1' }),
  },
  quickspin: {
    real: async (launch, ask) => (await ask(openGame, { body: plainBody(launch) })).data.gameURL,
    fun: async (launch, ask) => (await ask(openGameDemo, { body: plainBody(launch) })).data.gameURL,
  },
  yggdrasil: {
    real: async (launch, ask) => {
      const body = { gameId: launch.game.code, channel: launch.channel };
      return yggdrasilUrl(launch, (await ask(createYggdrasilSession, { body })).sessionToken);
    },
    fun: async (launch) => yggdrasilUrl(launch, 'demo'),
  },
  relax: {
    real: async (launch, ask) => {
      const { game, channel, market, relaxPartner: partner } = launch;
      const body = { gameId: game.code, channel, partner, jurisdiction: relaxJurisdictionOf(game.code, market) };
      return relaxUrl(launch, { moneymode: 'real', ticket: (await ask(createRelaxTicket, { body })).ticket });
    },
    fun: async (launch) => relaxUrl(launch, { moneymode: 'fun' }),
  },
  evolution: {
    real: async (launch, ask) => {
      const body = { ...evolutionBody(launch), ipAddress: launch.address };
      return (await ask(openEvolution, { body })).data.entryEmbedded;
    },
    fun: async (launch, ask) => {
      const body = { ...evolutionBody(launch), currency: launch.currency, language: launch.language };
      return (await ask(openEvolutionDemo, { body })).data.entry;
    },
  },
  novomatic: {
    real: async (launch, ask) =>
      (await ask(openNovomatic, { body: { ...novomaticBody(launch), playerId: launch.playerId } })).url,
    fun: async (launch, ask) =>
      (await ask(openNovomaticDemo, { body: { ...novomaticBody(launch), currency: launch.currency } })).url,
  },
  creedroomz: {
    real: async (launch, ask) => {
      const { token } = await ask(createCreedroomzToken, { body: { ipAddress: launch.address } });
      return launcherUrl(launch, 'creedroomz/launch', { token, tableId: launch.game.code, lang: launch.language });
    },
  },
};

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

function pariplayBody({ game, currency, language, address, country }: Launch) {
  return { GameCode: game.code, CurrencyCode: currency, LanguageCode: language, PlayerIP: address, CountryCode: country };
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

function plainBody({ game, language, currency, channel, lobbyUrl, depositUrl, market }: Launch) {
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

function playngoUrl(launch: Launch, how: Readonly<Record<string, string>>): string {
  const { game, language, currency, siteUrl, relaxPartner: pid } = launch;
  const query = { pid, gid: game.code, lang: language, currency, ...how, channel: deviceOf(launch), origin: siteUrl };
  return launcherUrl(launch, 'playngo/ContainerLauncher', query);
}

function yggdrasilUrl(launch: Launch, key: string): string {
  const { game, language, currency, channel } = launch;
  return launcherUrl(launch, 'yggdrasil/launch', { key, gameid: game.code, org: 'parlour', lang: language, currency, channel });
}

/** GAM-09. */
function relaxUrl(launch: Launch, how: Readonly<Record<string, string>>): string {
  const { game, language, currency, channel, market, lobbyUrl, relaxPartner: partner } = launch;
  return launcherUrl(launch, 'relax/launch', {
    lang: language,
    channel,
    jurisdiction: relaxJurisdictionOf(game.code, market),
    ...how,
    partnerid: partner,
    gameid: game.code,
    partner: 'parlour',
    currency,
    homeurl: lobbyUrl,
    fullscreen: 'false',
  });
}
