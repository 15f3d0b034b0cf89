import { z } from 'zod';
import { endpoint } from '#lib/platform/endpoint.ts';

/** LOG-19: names the player to the sportsbook on a sister domain. A sign-in does not wait long for it. */
export const openSportsSession = endpoint({
  method: 'POST',
  path: '/auth/session/create',
  by: 'player',
  body: z.object({}),
  reply: z.object({ sessionToken: z.string().regex(/^[\w.~+/=-]{16,2000}$/) }),
  timeoutMs: 3_000,
  summary: 'A token that names the player across sub-domains for a year; also set as the cookie sb_session.',
});
