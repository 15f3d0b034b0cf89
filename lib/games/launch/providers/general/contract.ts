import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';
import { channel, code, currency, gameUrl, jurisdiction, language, pageUrl, realRefusals, refusals } from '../fields.ts';

export const openGameDemo = endpoint('POST /game/launch/demo', {
  by: 'anyone',
  idempotent: true,
  body: z.object({
    provider: code,
    gameId: code,
    language,
    currency,
    channel,
    lobbyUrl: pageUrl,
    depositUrl: pageUrl,
    jurisdiction,
  }),
  reply: gameUrl,
  refusals,
  summary: 'Address of a game for fun, of a provider without a call of its own.',
});
export const openGame = endpoint('POST /game/launch/real', {
  ...openGameDemo,
  by: 'player',
  refusals: realRefusals,
  summary: 'Address of a game for money, of a provider without a call of its own.',
});
