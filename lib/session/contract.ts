import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';
import { emailSchema, knownPasswordSchema } from '#lib/core/validation/schemas.ts';

/** LOG-13: migrates a player of a former system. `userConfirmed` is true when the player may now sign in. */
export const migratePlayer = endpoint('POST /player/migration', {
  by: 'anyone',
  body: z.object({ email: emailSchema.min(1), password: knownPasswordSchema }),
  reply: z.object({ userConfirmed: z.boolean() }),
  refusals: ['error.player.not.found'],
  summary: 'Migrates a player of a former system, if the password is right there.',
});

export const signOut = endpoint('POST /player/{playerId}/sign_out', {
  by: 'player',
  body: z.object({
    /** Which sessions end: that of the token (the default), all others, or the one named. */
    which: z.enum(['CURRENT', 'OTHERS', 'NAMED']).default('CURRENT'),
    /** `origin_jti` of the tokens of a named session. */
    sessionId: z.string().max(64).optional(),
  }),
  idempotent: true,
  summary: 'Ends sessions of the player: their tokens are refused with 401 from then on, and their sockets are closed.',
});

/** LOG-20. The sign-out itself follows. */
export const logOutInactive = endpoint('POST /player/{playerId}/inactivity_logout', {
  by: 'player',
  browser: true,
  body: z.object({}),
  idempotent: true,
  summary: 'Records that a player is signed out for inactivity.',
});
