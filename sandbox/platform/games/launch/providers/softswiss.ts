import type { BodyOf } from '#lib/core/api/endpoint.ts';
import { openSoftswiss, openSoftswissDemo } from '#lib/games/launch/providers/softswiss/contract.ts';
import { defineRoute } from '../../../core/route.ts';
import { launchForFun, launchForMoney, type NamedLaunch } from '../launch.ts';

export const softswissRoutes = [
  defineRoute(openSoftswiss, async ({ body, context, ...player }) => {
    const { url, sessionId } = await launchForMoney(context, player, nameLaunch(body));
    return { launch_options: { game_url: url, strategy: 'iframe' as const }, session_id: sessionId };
  }),
  defineRoute(openSoftswissDemo, async ({ body, context }) => ({
    launch_options: { game_url: launchForFun(context, nameLaunch(body)), strategy: 'iframe' as const },
    session_id: '',
  })),
];

function nameLaunch({ game, currency, locale, urls, client_type }: BodyOf<typeof openSoftswissDemo>): NamedLaunch {
  return {
    provider: 'softswiss',
    code: game,
    language: locale,
    currency,
    isMobile: client_type === 'mobile',
    lobbyUrl: urls.return_url,
    depositUrl: urls.deposit_url,
  };
}
