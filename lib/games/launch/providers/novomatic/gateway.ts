import { type Gateway, type Launch, platformOf } from '../gateway.ts';
import { openNovomatic, openNovomaticDemo } from './contract.ts';

export const novomatic: Gateway = {
  real: async (launch, call) =>
    (await call(openNovomatic, { body: { ...novomaticBody(launch), playerId: launch.playerId } })).url,
  fun: async (launch, call) =>
    (await call(openNovomaticDemo, { body: { ...novomaticBody(launch), currency: launch.currency } })).url,
};

function novomaticBody(launch: Launch) {
  const { country, game, address, lobbyUrl, language } = launch;
  return { country, gameId: game.code, ip: address, lobbyUrl, locale: language, platform: platformOf(launch) } as const;
}
