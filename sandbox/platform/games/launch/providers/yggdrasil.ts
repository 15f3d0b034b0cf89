import { createYggdrasilSession } from '#lib/games/launch/providers/yggdrasil/contract.ts';
import { defineRoute } from '../../../core/route.ts';
import { openRealMoneyGame } from '../open-game.ts';

export const yggdrasilRoutes = [
  defineRoute(createYggdrasilSession, async ({ body: { gameId, channel }, context, ...player }) => {
    const launch = { provider: 'yggdrasil', code: gameId, isMobile: channel === 'mobile' };
    return { sessionToken: (await openRealMoneyGame(context, player, launch)).launchToken };
  }),
];
