import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';
import { address, realRefusals, token } from '../fields.ts';

export const createCreedroomzToken = endpoint('POST /creedroomz/token/generate', {
  by: 'player',
  idempotent: true,
  body: z.object({ ipAddress: address }),
  reply: z.object({ token }),
  refusals: realRefusals,
  summary: 'A token for the provider’s launcher.',
});
export const readCreedroomzToken = endpoint('GET /creedroomz/token', {
  by: 'player',
  query: z.object({ ip: address }),
  reply: z.object({ token }),
  refusals: realRefusals,
  summary: 'The token that the player has at this IP address.',
});

/** GAM-08: the tables of one of the provider's lobbies, or one table by id. */
export const listCreedroomzTables = endpoint('GET /creedroomz/tables/{tableId}', {
  by: 'player',
  reply: z.array(
    z.object({
      tableId: z.string(),
      name: z.string(),
      seats: z.number().int().nonnegative(),
      seatsTaken: z.number().int().nonnegative(),
      betLimits: z.array(z.object({ min: z.number(), max: z.number(), currency: z.string() })),
      open: z.boolean(),
    }),
  ),
  summary: 'The tables of one of the provider’s lobbies, or one table by its id.',
});
