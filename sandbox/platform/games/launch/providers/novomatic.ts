import type { BodyOf } from '#lib/core/api/endpoint.ts';
import { openNovomatic, openNovomaticDemo } from '#lib/games/launch/providers/novomatic/contract.ts';
import { defineRoute } from '../../../core/route.ts';
import { launchForFun, launchForMoney, type NamedLaunch } from '../launch.ts';

export const novomaticRoutes = [
  defineRoute(openNovomatic, async ({ body, context, ...player }) => ({
    url: (await launchForMoney(context, player, nameLaunch(body))).url,
  })),
  defineRoute(openNovomaticDemo, async ({ body, context }) => ({
    url: launchForFun(context, { ...nameLaunch(body), currency: body.currency }),
  })),
];

type SharedBody = Pick<BodyOf<typeof openNovomaticDemo>, 'gameId' | 'locale' | 'platform' | 'lobbyUrl'>;

function nameLaunch({ gameId, locale, platform, lobbyUrl }: SharedBody): NamedLaunch {
  return { provider: 'novomatic', code: gameId, language: locale, isMobile: platform === 'MOBILE', lobbyUrl };
}
