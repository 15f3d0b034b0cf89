import { type Gateway, type Launch, launcherUrl } from '../gateway.ts';
import { createRelaxTicket } from './contract.ts';
import { relaxJurisdictionOf } from './jurisdictions.ts';

export const relax: Gateway = {
  real: async (launch, call) => {
    const { game, channel, market, relaxPartner: partner } = launch;
    const body = { gameId: game.code, channel, partner, jurisdiction: relaxJurisdictionOf(game.code, market) };
    return relaxUrl(launch, { moneymode: 'real', ticket: (await call(createRelaxTicket, { body })).ticket });
  },
  fun: async (launch) => relaxUrl(launch, { moneymode: 'fun' }),
};

function relaxUrl(launch: Launch, mode: Readonly<Record<string, string>>): string {
  const { game, language, currency, channel, market, lobbyUrl, relaxPartner: partner } = launch;
  return launcherUrl(launch, 'relax/launch', {
    lang: language,
    channel,
    jurisdiction: relaxJurisdictionOf(game.code, market),
    ...mode,
    partnerid: partner,
    gameid: game.code,
    partner: 'parlour',
    currency,
    homeurl: lobbyUrl,
    fullscreen: 'false',
  });
}
