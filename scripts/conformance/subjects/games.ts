import {
  listGameLimitations,
  openGame,
  openGameDemo,
  openPragmaticDemo,
  readGameLimitations,
  readOpenGame,
} from '#lib/games/launch/contract.ts';
import type { Backend } from '../backend.ts';
import type { Runs } from '../point.ts';
import { noToken, requireRefused } from '../refusals.ts';
import { requireEqual } from '../shapes.ts';
import { fetchReply } from '../wire.ts';

const unknownGame = { status: 400, code: 'error.game.not_found' };

/** A launch of a game that does not exist. */
function launchOf({ settings: { siteUrl } }: Backend) {
  return {
    provider: 'quickspin',
    gameId: 'conformance-unknown',
    language: 'en',
    currency: 'EUR',
    channel: 'web',
    lobbyUrl: `${siteUrl}/en-UN`,
    depositUrl: `${siteUrl}/en-UN/deposit`,
    jurisdiction: 'MT',
  };
}

/** Launches of games. */
export const gameRuns = {
  'games.unknown': async (backend) => {
    const body = launchOf(backend);
    await requireRefused(backend, openGameDemo, { body }, unknownGame);
    await requireRefused(backend, openGame, { body }, unknownGame, { as: await backend.player() });
    const { language, currency, lobbyUrl, jurisdiction } = body;
    const pragmatic = {
      symbol: 'conformance',
      language,
      currency,
      platform: 'WEB',
      stylename: 'parlour',
      lobbyUrl,
      jurisdiction,
    };
    await requireRefused(backend, openPragmaticDemo, { body: pragmatic }, unknownGame);
  },
  'games.own': async (backend) => {
    await requireRefused(backend, openGame, { body: launchOf(backend) }, noToken);
  },
  'games.limitations': async (backend) => {
    const as = await backend.player();
    await fetchReply(backend, listGameLimitations, {}, { as });
    const { statusCode, maxBet } = await fetchReply(
      backend,
      readGameLimitations,
      { params: { gameId: 'conformance-game' } },
      { as },
    );
    requireEqual(maxBet !== undefined, statusCode === 'MAX_BET', 'maxBet with MAX_BET alone');
    await fetchReply(backend, readOpenGame, {}, { as });
  },
} satisfies Partial<Runs>;
