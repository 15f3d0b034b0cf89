import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';
import { address, code, currency, language, realRefusals, refusals, url } from '../fields.ts';

/** Its own codes of a table that is closed or full. */
const evolutionRefusals = ['error.evolution.session', 'error.evolution.table.closed', 'error.evolution.table.full'] as const;
const evolutionBody = z.object({
  gameCategory: z.string().max(32),
  tableId: code,
  wrapped: z.literal(false),
  mobile: z.boolean(),
  /** Percent-encoded, as the provider expects it. */
  lobbyURL: z.string().max(1_000),
});
export const openEvolution = endpoint('POST /evolution/user/authenticate', {
  by: 'player',
  idempotent: true,
  body: evolutionBody.extend({ ipAddress: address }),
  reply: z.object({ data: z.object({ entry: url, entryEmbedded: url }) }),
  refusals: [...realRefusals, ...evolutionRefusals],
  summary: 'Address of one of the provider’s tables for money.',
});
/** GAM-13: watches the table without a seat. */
export const openEvolutionDemo = endpoint('POST /evolution/user/authenticate/demo', {
  by: 'anyone',
  idempotent: true,
  body: evolutionBody.extend({ currency, language }),
  reply: z.object({ data: z.object({ entry: url }) }),
  refusals: [...refusals, ...evolutionRefusals],
  summary: 'Address of one of the provider’s tables to watch without a seat.',
});
