import type { Gateway, Launch } from '../gateway.ts';
import { openEvolution, openEvolutionDemo } from './contract.ts';

export const evolution: Gateway = {
  real: async (launch, call) => {
    const body = { ...evolutionBody(launch), ipAddress: launch.address };
    return (await call(openEvolution, { body })).data.entryEmbedded;
  },
  fun: async (launch, call) => {
    const body = { ...evolutionBody(launch), currency: launch.currency, language: launch.language };
    return (await call(openEvolutionDemo, { body })).data.entry;
  },
};

function evolutionBody({ game, channel, lobbyUrl }: Launch) {
  const isMobile = channel === 'mobile';
  return {
    gameCategory: game.gameType,
    tableId: game.code,
    wrapped: false,
    mobile: isMobile,
    lobbyURL: encodeURIComponent(lobbyUrl),
  } as const;
}
