import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';
import { address, code, country, currency, language, pageUrl, platform, realRefusals, refusals, url } from '../fields.ts';

const novomaticBody = z.object({ country, gameId: code, ip: address, lobbyUrl: pageUrl, locale: language, platform });
export const openNovomatic = endpoint('POST /novomatic/game/url', {
  by: 'player',
  idempotent: true,
  body: novomaticBody.extend({ playerId: z.string().max(32) }),
  reply: z.object({ url }),
  refusals: realRefusals,
  summary: 'Address of one of the provider’s games for money.',
});
export const openNovomaticDemo = endpoint('POST /novomatic/game/url/demo', {
  by: 'anyone',
  idempotent: true,
  body: novomaticBody.extend({ currency }),
  reply: z.object({ url }),
  refusals,
  summary: 'Address of one of the provider’s games for fun.',
});
