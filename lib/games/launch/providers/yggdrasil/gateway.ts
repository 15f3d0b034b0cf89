import { type Gateway, type Launch, launcherUrl } from '../gateway.ts';
import { createYggdrasilSession } from './contract.ts';

export const yggdrasil: Gateway = {
  real: async (launch, call) => {
    const body = { gameId: launch.game.code, channel: launch.channel };
    return yggdrasilUrl(launch, (await call(createYggdrasilSession, { body })).sessionToken);
  },
  fun: async (launch) => yggdrasilUrl(launch, 'demo'),
};

function yggdrasilUrl(launch: Launch, key: string): string {
  const { game, language: lang, currency, channel, lobbyUrl: lobby } = launch;
  const query = { key, gameid: game.code, org: 'parlour', lang, currency, channel, lobby };
  return launcherUrl(launch, 'yggdrasil/launch', query);
}
