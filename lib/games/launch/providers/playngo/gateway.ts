import { deviceOf, type Gateway, type Launch, launcherUrl } from '../gateway.ts';
import { createPlayngoToken } from './contract.ts';

export const playngo: Gateway = {
  real: async (launch, call) => {
    const query = launch.isFresh ? { requireNew: 'true' as const } : {};
    return playngoUrl(launch, { practice: '0', ticket: (await call(createPlayngoToken, { query, body: {} })).token });
  },
  fun: async (launch) => playngoUrl(launch, { practice: '1' }),
};

function playngoUrl(launch: Launch, mode: Readonly<Record<string, string>>): string {
  const { game, language, currency, siteUrl, lobbyUrl: lobby, relaxPartner: pid } = launch;
  const query = { pid, gid: game.code, lang: language, currency, ...mode, channel: deviceOf(launch), origin: siteUrl, lobby };
  return launcherUrl(launch, 'playngo/ContainerLauncher', query);
}
