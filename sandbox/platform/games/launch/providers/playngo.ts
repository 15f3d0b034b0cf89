import { createPlayngoToken } from '#lib/games/launch/providers/playngo/contract.ts';
import { defineRoute } from '../../../core/route.ts';
import { openRealMoneyGame } from '../open-game.ts';

/** Real time: the provider's token does not follow the virtual clock. */
const tokenLifeMs = 60 * 60_000;

export const playngoRoutes = [
  defineRoute(createPlayngoToken, async ({ context, ...player }) => {
    const { launchToken } = await openRealMoneyGame(context, player, { provider: 'playngo', code: undefined });
    return { token: launchToken, expiresAt: new Date(Date.now() + tokenLifeMs).toISOString() };
  }),
];
