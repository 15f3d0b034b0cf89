import { readMarketingPermission } from '#lib/protection/marketing/contract.ts';
import { defineRoute } from '../core/route.ts';
import { requireKnownPlayer } from '../players/require-player.ts';
import { activityRoutes } from './activity-routes.ts';
import { limitRoutes } from './limits/routes.ts';
import { readPermission } from './marketing.ts';
import { reviewRoutes } from './review/routes.ts';

export const protectionRoutes = [
  ...activityRoutes,
  ...limitRoutes,
  ...reviewRoutes,

  defineRoute(readMarketingPermission, async ({ playerId, context: { database, clock } }) => {
    const player = await requireKnownPlayer(database, playerId);
    return readPermission(database, player, clock.now());
  }),
];
