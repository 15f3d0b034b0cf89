import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';
import { channel, code, realRefusals, token } from '../fields.ts';

export const createYggdrasilSession = endpoint('POST /yggdrasil/auth/session', {
  by: 'player',
  idempotent: true,
  body: z.object({ gameId: code, channel }),
  reply: z.object({ sessionToken: token }),
  refusals: realRefusals,
  summary: 'A session token for the provider’s launcher.',
});
