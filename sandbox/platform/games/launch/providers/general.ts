import type { BodyOf } from '#lib/core/api/endpoint.ts';
import { openGame, openGameDemo } from '#lib/games/launch/providers/general/contract.ts';
import { defineRoute } from '../../../core/route.ts';
import { launchForFun, launchForMoney, type NamedLaunch } from '../launch.ts';

export const generalRoutes = [
  defineRoute(openGame, async ({ body, context, ...player }) => ({
    data: { gameURL: (await launchForMoney(context, player, nameLaunch(body))).url },
  })),
  defineRoute(openGameDemo, async ({ body, context }) => ({ data: { gameURL: launchForFun(context, nameLaunch(body)) } })),
];

function nameLaunch(body: BodyOf<typeof openGameDemo>): NamedLaunch {
  const { provider, gameId: code, language, currency, channel, lobbyUrl, depositUrl } = body;
  return { provider, code, language, currency, isMobile: channel === 'mobile', lobbyUrl, depositUrl };
}
