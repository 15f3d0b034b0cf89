import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';
import {
  code,
  currency,
  gameUrl,
  jurisdiction,
  language,
  pageUrl,
  platform,
  realRefusals,
  refusals,
  tableRefusals,
} from '../fields.ts';

const pragmaticBody = z.object({
  symbol: code,
  language,
  currency,
  platform,
  stylename: z.string().max(32),
  lobbyUrl: pageUrl,
  jurisdiction,
});
export const openPragmaticDemo = endpoint('POST /pragmatic/partner/demoGameUrl', {
  by: 'anyone',
  idempotent: true,
  body: pragmaticBody,
  reply: gameUrl,
  refusals,
  summary: 'Address of one of the provider’s games for fun.',
});
export const openPragmatic = endpoint('POST /pragmatic/partner/realGameUrl', {
  ...openPragmaticDemo,
  by: 'player',
  refusals: [...realRefusals, ...tableRefusals],
  summary: 'Address of one of the provider’s games or tables for money.',
});
