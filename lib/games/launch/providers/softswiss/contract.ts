import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';
import {
  address,
  code,
  country,
  currency,
  jurisdiction,
  language,
  pageUrl,
  realRefusals,
  refusals,
  tableRefusals,
  url,
} from '../fields.ts';

const softswissBody = z.object({
  game: code,
  currency,
  locale: language,
  ip: address,
  urls: z.object({ return_url: pageUrl, deposit_url: pageUrl }),
  jurisdiction,
  client_type: z.enum(['desktop', 'mobile']),
});
const softswissReply = z.object({
  launch_options: z.object({ game_url: url, strategy: z.literal('iframe') }),
  session_id: z.string(),
});
export const openSoftswissDemo = endpoint('POST /softswiss/context/demo', {
  by: 'anyone',
  idempotent: true,
  body: softswissBody,
  reply: softswissReply,
  refusals,
  summary: 'Address of one of the provider’s games for fun.',
});
export const openSoftswiss = endpoint('POST /softswiss/context/real', {
  ...openSoftswissDemo,
  by: 'player',
  body: softswissBody.extend({ playerCurrentCountryCode: country }),
  refusals: [...realRefusals, ...tableRefusals],
  summary: 'Address of one of the provider’s games or tables for money.',
});
