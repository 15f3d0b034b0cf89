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
  readCreedroomzToken,
  readGameLimitations,
} from '#lib/launch/contract.ts';
import { toWire } from '#lib/money/money.ts';
import { findGame } from '#sandbox/games/profile.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { listTables } from '../lobby/live-tables.ts';
import { requireKnownPlayer } from '../players/require.ts';
import { refusal } from '../refusal.ts';
import { serve } from '../serve.ts';
import { findLimitation } from './limitations.ts';
import { type GameWish, launcherOf, openForMoney, requireGame } from './open.ts';

type Named = GameWish & { readonly code: string };

/** Real time: a token's life is the provider's affair, not the house's business time. */
const tokenLifeMs = 60 * 60_000;

async function forMoney(context: SandboxContext, playerId: string, wish: Named) {
  const { launchToken, sessionId } = await openForMoney(context, playerId, wish);
  return { url: launcherOf(context, wish, launchToken), token: launchToken, sessionId };
}

function forFun(context: SandboxContext, wish: Named): string {
  requireGame(wish.provider, wish.code);
  return launcherOf(context, wish);
}

const pragmatic = ({ symbol, language, currency, platform, lobbyUrl }: PragmaticBody): Named => ({
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

const pariplay = (body: { readonly GameCode: string; readonly CurrencyCode: string; readonly LanguageCode: string }): Named => ({
  provider: 'pariplay',
  code: body.GameCode,
  language: body.LanguageCode,
  currency: body.CurrencyCode,
});

interface SoftswissBody {
  readonly game: string;
  readonly currency: string;
  readonly locale: string;
  readonly urls: { readonly return_url: string; readonly deposit_url: string };
  readonly client_type: 'desktop' | 'mobile';
}
const softswiss = ({ game, currency, locale, urls, client_type }: SoftswissBody): Named => ({
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
const novomatic = ({ gameId, locale, platform, lobbyUrl }: NovomaticBody): Named => ({
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
/** The lobby's address comes percent-encoded; one that does not decode is left out. */
function evolution({ tableId, mobile, lobbyURL }: EvolutionBody): Named {
  let lobbyUrl = '';
  try {
    lobbyUrl = decodeURIComponent(lobbyURL);
  } catch {}
  return { provider: 'evolution', code: tableId, isMobile: mobile, lobbyUrl, ...languageOf(lobbyUrl) };
}

/** A call for money names no language: the table speaks that of the lobby which its player comes from. */
function languageOf(lobbyUrl: string): { readonly language?: string } {
  const language = URL.parse(lobbyUrl)?.pathname.match(/^\/([a-z]{2,4})-[A-Z]{2}\//)?.[1];
  return language === undefined ? {} : { language };
}

/** GAM-14: a table that is shut takes nobody, and a full one only those who watch. */
function requireTable({ clock }: SandboxContext, tableId: string, as: 'player' | 'watcher'): void {
  const table = listTables('evolution', clock.now()).find((each) => each.tableId === tableId);
  if (!table) return;
  if (!table.open) throw refusal(400, 'error.evolution.table.closed');
  if (as === 'player' && table.seatsTaken >= table.seats) throw refusal(400, 'error.evolution.table.full');
}

export const launchRoutes = [
  serve(openPragmatic, async ({ playerId, body, context }) => ({
    data: { gameURL: (await forMoney(context, playerId, pragmatic(body))).url },
  })),
  serve(openPragmaticDemo, async ({ body, context }) => ({ data: { gameURL: forFun(context, pragmatic(body)) } })),

  serve(openPariplay, async ({ playerId, body, context }) => {
    const { url, token } = await forMoney(context, playerId, pariplay(body));
    return { Url: url, Token: token };
  }),
  serve(openPariplayDemo, async ({ body, context }) => ({ Url: forFun(context, pariplay(body)), Token: '' })),

  serve(openSoftswiss, async ({ playerId, body, context }) => {
    const { url, sessionId } = await forMoney(context, playerId, softswiss(body));
    return { launch_options: { game_url: url, strategy: 'iframe' as const }, session_id: sessionId };
  }),
  serve(openSoftswissDemo, async ({ body, context }) => ({
    launch_options: { game_url: forFun(context, softswiss(body)), strategy: 'iframe' as const },
    session_id: '',
  })),

  serve(createPlayngoToken, async ({ playerId, context }) => {
    const { launchToken } = await openForMoney(context, playerId, { provider: 'playngo', code: undefined });
    return { token: launchToken, expiresAt: new Date(Date.now() + tokenLifeMs).toISOString() };
  }),

  serve(createCreedroomzToken, async ({ playerId, context }) => {
    const wish = { provider: 'creedroomz', code: undefined, isLive: true };
    return { token: (await openForMoney(context, playerId, wish)).launchToken };
  }),
  serve(readCreedroomzToken, async ({ playerId, context }) => {
    const wish = { provider: 'creedroomz', code: undefined, isLive: true };
    return { token: (await openForMoney(context, playerId, wish)).launchToken };
  }),

  serve(listCreedroomzTables, async ({ params: { tableId }, context: { clock } }) =>
    listTables('creedroomz', clock.now())
      .filter((table) => tableId === 'all' || table.tableId === tableId)
      .map(({ dealer: _, ...table }) => ({ ...table, name: findGame(table.tableId)?.title ?? table.tableId })),
  ),

  serve(createRelaxTicket, async ({ playerId, body: { gameId, channel }, context }) => {
    const wish = { provider: 'relax', code: gameId, isMobile: channel === 'mobile' };
    const { launchToken } = await openForMoney(context, playerId, wish);
    return { ticket: launchToken, token: launchToken };
  }),

  serve(createYggdrasilSession, async ({ playerId, body: { gameId, channel }, context }) => {
    const wish = { provider: 'yggdrasil', code: gameId, isMobile: channel === 'mobile' };
    return { sessionToken: (await openForMoney(context, playerId, wish)).launchToken };
  }),

  serve(openEvolution, async ({ playerId, body, context }) => {
    const wish = evolution(body);
    requireGame(wish.provider, wish.code);
    requireTable(context, body.tableId, 'player');
    const { url } = await forMoney(context, playerId, wish);
    return { data: { entry: url, entryEmbedded: url } };
  }),
  serve(openEvolutionDemo, async ({ body, context }) => {
    const wish = { ...evolution(body), language: body.language, currency: body.currency };
    const game = requireGame(wish.provider, wish.code);
    if (game.table && !game.table.demoViewable) throw refusal(400, 'error.game.restricted');
    requireTable(context, body.tableId, 'watcher');
    return { data: { entry: launcherOf(context, wish) } };
  }),

  serve(openNovomatic, async ({ playerId, body, context }) => ({
    url: (await forMoney(context, playerId, novomatic(body))).url,
  })),
  serve(openNovomaticDemo, async ({ body, context }) => ({
    url: forFun(context, { ...novomatic(body), currency: body.currency }),
  })),

  serve(openGame, async ({ playerId, body, context }) => ({
    data: { gameURL: (await forMoney(context, playerId, plain(body))).url },
  })),
  serve(openGameDemo, async ({ body, context }) => ({ data: { gameURL: forFun(context, plain(body)) } })),

  serve(readGameLimitations, async ({ playerId, params: { gameId }, context: { database } }) => {
    const player = await requireKnownPlayer(database, playerId);
    const found = await findLimitation(database, player, gameId);
    if (!found) return { statusCode: 'NO_LIMITATIONS' as const };
    return {
      statusCode: found.statusCode,
      ...(found.maxBetMinor !== null && { maxBet: toWire({ minor: found.maxBetMinor, currency: player.currencyCode }) }),
      ...(found.bonusAssignmentId && { bonusAssignmentId: found.bonusAssignmentId }),
    };
  }),
];

interface PlainBody {
  readonly provider: string;
  readonly gameId: string;
  readonly language: string;
  readonly currency: string;
  readonly channel: 'web' | 'mobile';
  readonly lobbyUrl: string;
  readonly depositUrl: string;
}

function plain({ provider, gameId, language, currency, channel, lobbyUrl, depositUrl }: PlainBody): Named {
  return { provider, code: gameId, language, currency, isMobile: channel === 'mobile', lobbyUrl, depositUrl };
}
