import { createRelaxTicket } from '#lib/games/launch/providers/relax/contract.ts';
import { defineRoute } from '../../../core/route.ts';
import { openRealMoneyGame } from '../open-game.ts';

export const relaxRoutes = [
  defineRoute(createRelaxTicket, async ({ body: { gameId, channel }, context, ...player }) => {
    const launch = { provider: 'relax', code: gameId, isMobile: channel === 'mobile' };
    const { launchToken } = await openRealMoneyGame(context, player, launch);
    return { ticket: launchToken, token: launchToken };
  }),
];
