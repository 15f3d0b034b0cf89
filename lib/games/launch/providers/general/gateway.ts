import { jurisdictionOf } from '#lib/core/market/jurisdiction.ts';
import type { Gateway, Launch } from '../gateway.ts';
import { openGame, openGameDemo } from './contract.ts';

export const general: Gateway = {
  real: async (launch, call) => (await call(openGame, { body: generalBody(launch) })).data.gameURL,
  fun: async (launch, call) => (await call(openGameDemo, { body: generalBody(launch) })).data.gameURL,
};

function generalBody({ game, language, currency, channel, lobbyUrl, depositUrl, market }: Launch) {
  const jurisdiction = jurisdictionOf(market);
  return { provider: game.provider, gameId: game.code, language, currency, channel, lobbyUrl, depositUrl, jurisdiction };
}
