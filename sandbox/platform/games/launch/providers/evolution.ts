import type { BodyOf } from '#lib/core/api/endpoint.ts';
import { parseUrl } from '#lib/core/http/parse-url.ts';
import { openEvolution, openEvolutionDemo } from '#lib/games/launch/providers/evolution/contract.ts';
import { refusal } from '../../../core/refusal.ts';
import { defineRoute } from '../../../core/route.ts';
import { launchForMoney, type NamedLaunch } from '../launch.ts';
import { launcherUrl, requireGame, requireTable } from '../open-game.ts';

export const evolutionRoutes = [
  defineRoute(openEvolution, async ({ body, context, ...player }) => {
    const { url } = await launchForMoney(context, player, nameLaunch(body));
    return { data: { entry: url, entryEmbedded: url } };
  }),
  defineRoute(openEvolutionDemo, async ({ body, context }) => {
    const launch = { ...nameLaunch(body), language: body.language, currency: body.currency };
    const game = requireGame(launch.provider, launch.code);
    if (game.table && !game.table.demoViewable) throw refusal(400, 'error.game.restricted');
    requireTable(context, launch, 'watcher');
    return { data: { entry: launcherUrl(context, launch) } };
  }),
];

type SharedBody = Pick<BodyOf<typeof openEvolution>, 'tableId' | 'mobile' | 'lobbyURL'>;

/** The lobby URL is percent-encoded; an invalid one is ignored. */
function nameLaunch({ tableId, mobile, lobbyURL }: SharedBody): NamedLaunch {
  let lobbyUrl = '';
  try {
    lobbyUrl = decodeURIComponent(lobbyURL);
  } catch {}
  return { provider: 'evolution', code: tableId, isMobile: mobile, lobbyUrl, ...languageOf(lobbyUrl) };
}

/** A real-money call has no language, so the table uses that of the lobby URL. */
function languageOf(lobbyUrl: string): { readonly language?: string } {
  const language = parseUrl(lobbyUrl)?.pathname.match(/^\/([a-z]{2,4})-[A-Z]{2}\//)?.[1];
  return language === undefined ? {} : { language };
}
