import type { Gateway, Launch } from '../gateway.ts';
import { openPariplay, openPariplayDemo } from './contract.ts';

export const pariplay: Gateway = {
  real: async (launch, call) => (await call(openPariplay, { body: pariplayBody(launch) })).Url,
  fun: async (launch, call) => (await call(openPariplayDemo, { body: pariplayBody(launch) })).Url,
};

function pariplayBody({ game, currency, language, address, country, lobbyUrl }: Launch) {
  return {
    GameCode: game.code,
    CurrencyCode: currency,
    LanguageCode: language,
    PlayerIP: address,
    CountryCode: country,
    HomeUrl: lobbyUrl,
  };
}
