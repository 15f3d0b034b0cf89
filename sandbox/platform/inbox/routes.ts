import { authenticateInbox, openInboxSession } from '#lib/inbox/contract.ts';
import { refusal } from '../core/refusal.ts';
import { defineRoute } from '../core/route.ts';
import { refusalAt } from '../players/blocks.ts';
import { findPlayer } from '../players/find-player.ts';
import { requireKnownPlayer } from '../players/require-player.ts';
import { findCrmPlayer, openCrmSession } from './sessions.ts';

export const inboxRoutes = [
  defineRoute(openInboxSession, async ({ playerId, signInId, context: { database } }) => {
    const { id } = await requireKnownPlayer(database, playerId);
    return { sid: await openCrmSession(database, id, signInId) };
  }),

  defineRoute(authenticateInbox, async ({ body, context: { database, clock } }) => {
    const playerId = await findCrmPlayer(database, body.sid);
    const player = playerId === undefined ? undefined : await findPlayer(database, playerId);
    if (!player || refusalAt(player, clock.now())) throw refusal(401, 'error.crm.session');
    return { user_id: String(player.id) };
  }),
];
