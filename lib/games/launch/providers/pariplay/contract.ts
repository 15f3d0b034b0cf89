import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';
import { address, code, country, currency, language, realRefusals, refusals, tableRefusals, url } from '../fields.ts';

export const openPariplayDemo = endpoint('POST /pariplay/context/demo', {
  by: 'anyone',
  idempotent: true,
  body: z.object({
    GameCode: code,
    CurrencyCode: currency,
    LanguageCode: language,
    PlayerIP: address,
    CountryCode: country,
    HomeUrl: url.optional(),
  }),
  reply: z.object({ Url: url, Token: z.string() }),
  refusals,
  summary: 'Address and token of one of the provider’s games for fun.',
});
export const openPariplay = endpoint('POST /pariplay/context/real', {
  ...openPariplayDemo,
  by: 'player',
  refusals: [...realRefusals, ...tableRefusals],
  summary: 'Address and token of one of the provider’s games or tables for money.',
});
