import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';

/** LOG-19: identifies the player to the sportsbook on a sister domain. The short timeout keeps sign-in quick. */
export const openSportsSession = endpoint({
  method: 'POST',
  path: '/auth/session/create',
  by: 'player',
  body: z.object({}),
  reply: z.object({ sessionToken: z.string().regex(/^[\w.~+/=-]{16,2000}$/) }),
  timeoutMs: 3_000,
  summary: 'A token that identifies the player across sub-domains for a year; also set as the cookie sb_session.',
});
