import { openTicket } from '#lib/realtime/contract.ts';
import { defineRoute } from '../core/route.ts';
import { requireKnownPlayer } from '../players/require-player.ts';
import { issueTicket } from './tickets.ts';

export const realtimeRoutes = [
  defineRoute(openTicket, async ({ playerId, signInId, context: { database } }) => {
    const { id } = await requireKnownPlayer(database, playerId);
    const { ticket, expiresAt } = await issueTicket(database, id, signInId);
    return { ticket, expiresAt: expiresAt.toISOString() };
  }),
];
