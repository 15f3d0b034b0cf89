import type { BodyOf } from '#lib/core/api/endpoint.ts';
import { openPariplay, openPariplayDemo } from '#lib/games/launch/providers/pariplay/contract.ts';
import { defineRoute } from '../../../core/route.ts';
import { launchForFun, launchForMoney, type NamedLaunch } from '../launch.ts';

export const pariplayRoutes = [
  defineRoute(openPariplay, async ({ body, context, ...player }) => {
    const { url, token } = await launchForMoney(context, player, nameLaunch(body));
    return { Url: url, Token: token };
  }),
  defineRoute(openPariplayDemo, async ({ body, context }) => ({ Url: launchForFun(context, nameLaunch(body)), Token: '' })),
];

function nameLaunch(body: BodyOf<typeof openPariplayDemo>): NamedLaunch {
  const { GameCode: code, LanguageCode: language, CurrencyCode: currency, HomeUrl: lobbyUrl } = body;
  return { provider: 'pariplay', code, language, currency, ...(lobbyUrl && { lobbyUrl }) };
}
