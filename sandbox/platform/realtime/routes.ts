import { openTicket } from '#lib/realtime/contract.ts';
import { issueTicket } from '#sandbox/realtime/tickets.ts';
import { requireKnownPlayer } from '../players/require-player.ts';
import { defineRoute } from '../route.ts';

export const realtimeRoutes = [
  defineRoute(openTicket, async ({ playerId, signInId, context: { database } }) => {
    const { id } = await requireKnownPlayer(database, playerId);
    const { ticket, expiresAt } = await issueTicket(database, id, signInId);
    return { ticket, expiresAt: expiresAt.toISOString() };
  }),
];
