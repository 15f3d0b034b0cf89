import { jurisdictionOf } from '#lib/core/market/jurisdiction.ts';
import { type Gateway, type Launch, platformOf } from '../gateway.ts';
import { openPragmatic, openPragmaticDemo } from './contract.ts';

export const pragmaticplay: Gateway = {
  real: async (launch, call) => (await call(openPragmatic, { body: pragmaticBody(launch) })).data.gameURL,
  fun: async (launch, call) => (await call(openPragmaticDemo, { body: pragmaticBody(launch) })).data.gameURL,
};

function pragmaticBody(launch: Launch) {
  const { game, language, currency, lobbyUrl, market } = launch;
  const jurisdiction = jurisdictionOf(market);
  return {
    symbol: game.code,
    language,
    currency,
    platform: platformOf(launch),
    stylename: 'parlour',
    lobbyUrl,
    jurisdiction,
  } as const;
}
