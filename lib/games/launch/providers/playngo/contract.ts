import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';
import { realRefusals, token } from '../fields.ts';

/** GAM-07: `requireNew` revokes an older token; the launcher's URL names the game. */
export const createPlayngoToken = endpoint('POST /playngo/auth/token_generation', {
  by: 'player',
  idempotent: true,
  query: z.object({ requireNew: z.enum(['true']).optional() }),
  body: z.object({}),
  reply: z.object({ token, expiresAt: z.string() }),
  refusals: realRefusals,
  summary: 'A token for the provider’s launcher, whose address names the game.',
});
