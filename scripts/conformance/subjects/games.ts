import {
  listGameLimitations,
  openGame,
  openGameDemo,
  openPragmaticDemo,
  readGameLimitations,
  readOpenGame,
} from '#lib/games/launch/contract.ts';
import type { Backend } from '../backend.ts';
import { type Point, point } from '../point.ts';
import { noToken, requireRefused } from '../refusals.ts';
import { requireEqual } from '../shapes.ts';
import { fetchReply } from '../wire.ts';

const player = ['platform', 'identity', 'player'] as const;
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
export const gamePoints: readonly Point[] = [
  point({
    id: 'games.unknown',
    title: 'A launch of an unknown game is refused with its code',
    rule: 'GAM-27',
    means: 'The page of a game that was removed shows a failure of the site.',
    needs: player,
    async run(backend) {
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
  }),
  point({
    id: 'games.own',
    title: 'A launch for money without a token is refused',
    rule: 'DEC-WIRE-3',
    means: 'Anyone opens games with a player’s money.',
    needs: player,
    async run(backend) {
      await requireRefused(backend, openGame, { body: launchOf(backend) }, noToken);
    },
  }),
  point({
    id: 'games.limitations',
    title: 'The limitations of a player’s bonuses answer by their contracts',
    rule: 'GAM-26',
    means: 'A bonus is lost by a game that it excludes, without a warning.',
    needs: player,
    async run(backend) {
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
  }),
];
