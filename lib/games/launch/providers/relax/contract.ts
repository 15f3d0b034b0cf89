import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';
import { channel, code, jurisdiction, realRefusals, token } from '../fields.ts';

/** GAM-09: signed by the site. */
export const createRelaxTicket = endpoint('POST /relax/ticket', {
  by: 'player',
  signed: true,
  idempotent: true,
  body: z.object({ gameId: code, channel, partner: z.string().max(16), jurisdiction }),
  reply: z.object({ ticket: token, token }),
  refusals: realRefusals,
  summary: 'A ticket and a token for the provider’s launcher; signed by the site.',
});
