import { toWire } from '#lib/core/money/money.ts';
import { type GameSpins, listGameLimitations, readGameLimitations, readOpenGame } from '#lib/games/launch/contract.ts';
import { findSpinsFor, listPlayableSpins } from '../../bonuses/spins-in-game.ts';
import { defineRoute } from '../../core/route.ts';
import { requireKnownPlayer } from '../../players/require-player.ts';
import type { Player } from '../../players/tables.ts';
import { hasOpenRound } from '../../seamless/open-round.ts';
import { findOpenGame } from '../../seamless/sessions.ts';
import { findGameBonus, listExclusions, statusCodeOf } from './limitations.ts';
import { creedroomzRoutes } from './providers/creedroomz.ts';
import { evolutionRoutes } from './providers/evolution.ts';
import { generalRoutes } from './providers/general.ts';
import { novomaticRoutes } from './providers/novomatic.ts';
import { pariplayRoutes } from './providers/pariplay.ts';
import { playngoRoutes } from './providers/playngo.ts';
import { pragmaticplayRoutes } from './providers/pragmaticplay.ts';
import { relaxRoutes } from './providers/relax.ts';
import { softswissRoutes } from './providers/softswiss.ts';
import { yggdrasilRoutes } from './providers/yggdrasil.ts';

export const launchRoutes = [
  ...creedroomzRoutes,
  ...evolutionRoutes,
  ...generalRoutes,
  ...novomaticRoutes,
  ...pariplayRoutes,
  ...playngoRoutes,
  ...pragmaticplayRoutes,
  ...relaxRoutes,
  ...softswissRoutes,
  ...yggdrasilRoutes,

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
      ...((await hasOpenRound(database, player.id, { gameId })) && { hasOpenRound: true }),
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
