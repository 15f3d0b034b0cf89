import { parseUrl } from '#lib/core/http/parse-url.ts';
import { toWire } from '#lib/core/money/money.ts';
import {
  createCreedroomzToken,
  createPlayngoToken,
  createRelaxTicket,
  createYggdrasilSession,
  type GameSpins,
  listCreedroomzTables,
  listGameLimitations,
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
  readCreedroomzToken,
  readGameLimitations,
  readOpenGame,
} from '#lib/games/launch/contract.ts';
import { findGame } from '#sandbox/games/profile.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { findSpinsFor, listPlayableSpins } from '../../bonuses/spins-in-game.ts';
import { requireKnownPlayer } from '../../players/require-player.ts';
import type { Player } from '../../players/tables.ts';
import { refusal } from '../../refusal.ts';
import { defineRoute } from '../../route.ts';
import { findOpenGame } from '../../wallet/seamless/sessions.ts';
import { listTables } from '../lobby/live-tables.ts';
import { findGameBonus, listExclusions, statusCodeOf } from './limitations.ts';
import { type LaunchingPlayer, type LaunchRequest, launcherUrl, openRealMoneyGame, requireGame } from './open-game.ts';

type NamedLaunch = LaunchRequest & { readonly code: string };

/** Real time: the provider's token does not follow the virtual clock. */
const tokenLifeMs = 60 * 60_000;

async function launchForMoney(context: SandboxContext, player: LaunchingPlayer, launch: NamedLaunch) {
  requireGame(launch.provider, launch.code);
  requireTable(context, launch, 'player');
  const { launchToken, sessionId } = await openRealMoneyGame(context, player, launch);
  return { url: launcherUrl(context, launch, launchToken), token: launchToken, sessionId };
}

function launchForFun(context: SandboxContext, launch: NamedLaunch): string {
  requireGame(launch.provider, launch.code);
  return launcherUrl(context, launch);
}

const pragmatic = ({ symbol, language, currency, platform, lobbyUrl }: PragmaticBody): NamedLaunch => ({
  provider: 'pragmaticplay',
  code: symbol,
  language,
  currency,
  isMobile: platform === 'MOBILE',
  lobbyUrl,
});
interface PragmaticBody {
  readonly symbol: string;
  readonly language: string;
  readonly currency: string;
  readonly platform: 'WEB' | 'MOBILE';
  readonly lobbyUrl: string;
}

const pariplay = (body: {
  readonly GameCode: string;
  readonly CurrencyCode: string;
  readonly LanguageCode: string;
  readonly HomeUrl?: string | undefined;
}): NamedLaunch => ({
  provider: 'pariplay',
  code: body.GameCode,
  language: body.LanguageCode,
  currency: body.CurrencyCode,
  ...(body.HomeUrl && { lobbyUrl: body.HomeUrl }),
});

interface SoftswissBody {
  readonly game: string;
  readonly currency: string;
  readonly locale: string;
  readonly urls: { readonly return_url: string; readonly deposit_url: string };
  readonly client_type: 'desktop' | 'mobile';
}
const softswiss = ({ game, currency, locale, urls, client_type }: SoftswissBody): NamedLaunch => ({
  provider: 'softswiss',
  code: game,
  language: locale,
  currency,
  isMobile: client_type === 'mobile',
  lobbyUrl: urls.return_url,
  depositUrl: urls.deposit_url,
});

interface NovomaticBody {
  readonly gameId: string;
  readonly locale: string;
  readonly platform: 'WEB' | 'MOBILE';
  readonly lobbyUrl: string;
}
const novomatic = ({ gameId, locale, platform, lobbyUrl }: NovomaticBody): NamedLaunch => ({
  provider: 'novomatic',
  code: gameId,
  language: locale,
  isMobile: platform === 'MOBILE',
  lobbyUrl,
});

interface EvolutionBody {
  readonly tableId: string;
  readonly mobile: boolean;
  readonly lobbyURL: string;
}
/** The lobby URL is percent-encoded; an invalid one is ignored. */
function evolution({ tableId, mobile, lobbyURL }: EvolutionBody): NamedLaunch {
  let lobbyUrl = '';
  try {
    lobbyUrl = decodeURIComponent(lobbyURL);
  } catch {}
  return { provider: 'evolution', code: tableId, isMobile: mobile, lobbyUrl, ...languageOf(lobbyUrl) };
}

/** A real-money call has no language, so the table uses that of the lobby URL. */
function languageOf(lobbyUrl: string): { readonly language?: string } {
  const language = parseUrl(lobbyUrl)?.pathname.match(/^\/([a-z]{2,4})-[A-Z]{2}\//)?.[1];
  return language === undefined ? {} : { language };
}

/** A closed table accepts no one, a full one only watchers (GAM-14). */
function requireTable({ clock }: SandboxContext, { provider, code }: NamedLaunch, as: 'player' | 'watcher'): void {
  const table = listTables(provider, clock.now()).find(({ tableId }) => tableId === code);
  if (!table) return;
  const error = provider === 'evolution' ? 'error.evolution.table' : 'error.table';
  if (!table.open) throw refusal(400, `${error}.closed`);
  if (as === 'player' && table.seatsTaken >= table.seats) throw refusal(400, `${error}.full`);
}

export const launchRoutes = [
  defineRoute(openPragmatic, async ({ body, context, ...player }) => ({
    data: { gameURL: (await launchForMoney(context, player, pragmatic(body))).url },
  })),
  defineRoute(openPragmaticDemo, async ({ body, context }) => ({ data: { gameURL: launchForFun(context, pragmatic(body)) } })),

  defineRoute(openPariplay, async ({ body, context, ...player }) => {
    const { url, token } = await launchForMoney(context, player, pariplay(body));
    return { Url: url, Token: token };
  }),
  defineRoute(openPariplayDemo, async ({ body, context }) => ({ Url: launchForFun(context, pariplay(body)), Token: '' })),

  defineRoute(openSoftswiss, async ({ body, context, ...player }) => {
    const { url, sessionId } = await launchForMoney(context, player, softswiss(body));
    return { launch_options: { game_url: url, strategy: 'iframe' as const }, session_id: sessionId };
  }),
  defineRoute(openSoftswissDemo, async ({ body, context }) => ({
    launch_options: { game_url: launchForFun(context, softswiss(body)), strategy: 'iframe' as const },
    session_id: '',
  })),

  defineRoute(createPlayngoToken, async ({ context, ...player }) => {
    const { launchToken } = await openRealMoneyGame(context, player, { provider: 'playngo', code: undefined });
    return { token: launchToken, expiresAt: new Date(Date.now() + tokenLifeMs).toISOString() };
  }),

  defineRoute(createCreedroomzToken, async ({ context, ...player }) => {
    const launch = { provider: 'creedroomz', code: undefined, isLive: true };
    return { token: (await openRealMoneyGame(context, player, launch)).launchToken };
  }),
  defineRoute(readCreedroomzToken, async ({ context, ...player }) => {
    const launch = { provider: 'creedroomz', code: undefined, isLive: true };
    return { token: (await openRealMoneyGame(context, player, launch)).launchToken };
  }),

  defineRoute(listCreedroomzTables, async ({ params: { tableId }, context: { clock } }) =>
    listTables('creedroomz', clock.now())
      .filter((table) => tableId === 'all' || table.tableId === tableId)
      .map(({ dealer: _, ...table }) => ({ ...table, name: findGame(table.tableId)?.title ?? table.tableId })),
  ),

  defineRoute(createRelaxTicket, async ({ body: { gameId, channel }, context, ...player }) => {
    const launch = { provider: 'relax', code: gameId, isMobile: channel === 'mobile' };
    const { launchToken } = await openRealMoneyGame(context, player, launch);
    return { ticket: launchToken, token: launchToken };
  }),

  defineRoute(createYggdrasilSession, async ({ body: { gameId, channel }, context, ...player }) => {
    const launch = { provider: 'yggdrasil', code: gameId, isMobile: channel === 'mobile' };
    return { sessionToken: (await openRealMoneyGame(context, player, launch)).launchToken };
  }),

  defineRoute(openEvolution, async ({ body, context, ...player }) => {
    const { url } = await launchForMoney(context, player, evolution(body));
    return { data: { entry: url, entryEmbedded: url } };
  }),
  defineRoute(openEvolutionDemo, async ({ body, context }) => {
    const launch = { ...evolution(body), language: body.language, currency: body.currency };
    const game = requireGame(launch.provider, launch.code);
    if (game.table && !game.table.demoViewable) throw refusal(400, 'error.game.restricted');
    requireTable(context, launch, 'watcher');
    return { data: { entry: launcherUrl(context, launch) } };
  }),

  defineRoute(openNovomatic, async ({ body, context, ...player }) => ({
    url: (await launchForMoney(context, player, novomatic(body))).url,
  })),
  defineRoute(openNovomaticDemo, async ({ body, context }) => ({
    url: launchForFun(context, { ...novomatic(body), currency: body.currency }),
  })),

  defineRoute(openGame, async ({ body, context, ...player }) => ({
    data: { gameURL: (await launchForMoney(context, player, plain(body))).url },
  })),
  defineRoute(openGameDemo, async ({ body, context }) => ({ data: { gameURL: launchForFun(context, plain(body)) } })),

  defineRoute(readGameLimitations, async ({ playerId, params: { gameId }, query: { language }, context: { database } }) => {
    const player = await requireKnownPlayer(database, playerId);
    const bonus = await findGameBonus(database, player, gameId, language);
    const spins = await findSpinsFor(database, player.id, gameId);
    const statusCode = statusCodeOf(bonus);
    const isLimited = bonus !== undefined && statusCode !== 'NO_LIMITATIONS';
    return {
      statusCode,
      ...(isLimited && bonus.maxBet !== null && { maxBet: bonus.maxBet }),
      ...(isLimited && bonus.bonusAssignmentId && { bonusAssignmentId: bonus.bonusAssignmentId }),
      ...(bonus && { bonus }),
      ...(spins && { freeSpins: writeGameSpins(spins, player) }),
    };
  }),
  defineRoute(readOpenGame, async ({ playerId, context: { database, clock } }) => {
    const { id } = await requireKnownPlayer(database, playerId);
    const open = await findOpenGame(database, id, clock.now());
    return { game: open ? { sessionId: open.sessionId, gameId: open.gameId } : null };
  }),
  defineRoute(listGameLimitations, async ({ playerId, query: { language }, context: { database } }) => {
    const player = await requireKnownPlayer(database, playerId);
    const spins = await listPlayableSpins(database, player.id);
    return {
      exclusions: [...(await listExclusions(database, player, language))],
      freeSpins: spins.map((one) => ({ gameId: one.gameId, ...writeGameSpins(one, player) })),
    };
  }),
];

function writeGameSpins(
  { assignmentId, remaining, betMinor }: { readonly assignmentId: string; readonly remaining: number; readonly betMinor: number },
  { currencyCode: currency }: Player,
): GameSpins {
  return { assignmentId, remaining, betValue: toWire({ minor: betMinor, currency }), currency };
}

interface PlainBody {
  readonly provider: string;
  readonly gameId: string;
  readonly language: string;
  readonly currency: string;
  readonly channel: 'web' | 'mobile';
  readonly lobbyUrl: string;
  readonly depositUrl: string;
}

function plain({ provider, gameId, language, currency, channel, lobbyUrl, depositUrl }: PlainBody): NamedLaunch {
  return { provider, code: gameId, language, currency, isMobile: channel === 'mobile', lobbyUrl, depositUrl };
}
