import type { BodyOf } from '#lib/core/api/endpoint.ts';
import { openPragmatic, openPragmaticDemo } from '#lib/games/launch/providers/pragmaticplay/contract.ts';
import { defineRoute } from '../../../core/route.ts';
import { launchForFun, launchForMoney, type NamedLaunch } from '../launch.ts';

export const pragmaticplayRoutes = [
  defineRoute(openPragmatic, async ({ body, context, ...player }) => ({
    data: { gameURL: (await launchForMoney(context, player, nameLaunch(body))).url },
  })),
  defineRoute(openPragmaticDemo, async ({ body, context }) => ({ data: { gameURL: launchForFun(context, nameLaunch(body)) } })),
];

function nameLaunch({ symbol, language, currency, platform, lobbyUrl }: BodyOf<typeof openPragmaticDemo>): NamedLaunch {
  return { provider: 'pragmaticplay', code: symbol, language, currency, isMobile: platform === 'MOBILE', lobbyUrl };
}
