import { jurisdictionOf } from '#lib/core/market/jurisdiction.ts';
import { deviceOf, type Gateway, type Launch } from '../gateway.ts';
import { openSoftswiss, openSoftswissDemo } from './contract.ts';

export const softswiss: Gateway = {
  real: async (launch, call) => {
    const body = { ...softswissBody(launch), playerCurrentCountryCode: launch.country };
    return (await call(openSoftswiss, { body })).launch_options.game_url;
  },
  fun: async (launch, call) => (await call(openSoftswissDemo, { body: softswissBody(launch) })).launch_options.game_url,
};

function softswissBody(launch: Launch) {
  const { game, currency, language, address, lobbyUrl, depositUrl, market } = launch;
  return {
    game: game.code,
    currency,
    locale: language,
    ip: address,
    urls: { return_url: lobbyUrl, deposit_url: depositUrl },
    jurisdiction: jurisdictionOf(market),
    client_type: deviceOf(launch),
  } as const;
}
