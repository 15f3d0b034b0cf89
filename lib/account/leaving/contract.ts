import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';
import { knownPasswordSchema } from '#lib/core/validation/schemas.ts';

/** DEC-ACC-3: names what the platform holds about the player. Counted: five copies a day. */
export const startDataCopy = endpoint('POST /player/{playerId}/personal_data', {
  by: 'player',
  perHour: 20,
  body: z.object({}),
  reply: z.object({ sections: z.array(z.string().regex(/^\w{1,64}$/)) }),
  refusals: ['error.confirmation.required', 'error.too_many_requests'],
  summary: "Begins a copy of the player's data; needs a confirmed password.",
});

/** One page of a section. `next` is the position of the next one, null after the last. */
export const readDataSection = endpoint('GET /player/{playerId}/personal_data/{section}', {
  by: 'player',
  timeoutMs: 10_000,
  query: z.object({ position: z.coerce.number().int().min(0).default(0) }),
  reply: z.object({ rows: z.array(z.record(z.string(), z.unknown())), next: z.number().int().nullable() }),
  refusals: ['error.confirmation.required', 'error.not_found'],
  summary: "Reads a page of the player's data, within an hour, by the session that began the copy.",
});

/**
 * DEC-ACC-3: with money in the account the player has to say that the operator may keep it until it is asked for. DEC-PRI-2: the
 * erasure that follows can be asked for, which is recorded.
 */
export const closeAccount = endpoint('POST /player/{playerId}/closure', {
  by: 'player',
  browser: true,
  perHour: 40,
  event: 'account-closure',
  body: z.object({ password: knownPasswordSchema, leavesBalance: z.boolean(), requestsErasure: z.boolean().default(false) }),
  refusals: ['error.old_password.incorrect', 'error.too_many_requests', 'error.account.balance'],
  summary: 'Closes the account at the request of its player, and ends every session.',
});
