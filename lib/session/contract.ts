import { z } from 'zod';
import { endpoint } from '#lib/platform/endpoint.ts';

export const signOut = endpoint({
  method: 'POST',
  path: '/player/{playerId}/sign_out',
  by: 'player',
  body: z.object({}),
  idempotent: true,
  summary: "Ends the player's session on the platform.",
});
