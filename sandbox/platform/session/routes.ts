import type { BodyOf } from '#lib/core/api/endpoint.ts';
import { logOutInactive, signOut } from '#lib/session/contract.ts';
import type { WhichSessions } from '#sandbox/identity/port.ts';
import { refusal } from '../core/refusal.ts';
import { defineRoute } from '../core/route.ts';
import { requireKnownPlayer } from '../players/require-player.ts';
import { signOutTable } from '../players/tables.ts';
import { endPlay } from '../protection/activity.ts';
import { endPlayerSessions } from './end-sessions.ts';

export const sessionRoutes = [
  defineRoute(signOut, async ({ playerId, signInId, body, context: { database, clock } }) => {
    const { id } = await requireKnownPlayer(database, playerId);
    if (body.which === 'CURRENT') {
      await database.insert(signOutTable).values({ playerId: id, at: clock.now() });
      await endPlay(database, id, signInId, clock.now());
    }
    await endPlayerSessions(database, playerId, whichOf(body, signInId), clock.now());
    return undefined;
  }),

  defineRoute(logOutInactive, async ({ playerId, signInId, context: { database, clock } }) => {
    const { id } = await requireKnownPlayer(database, playerId);
    await database.insert(signOutTable).values({ playerId: id, at: clock.now(), reason: 'INACTIVITY' });
    await endPlay(database, id, signInId, clock.now());
    await endPlayerSessions(database, playerId, { only: signInId }, clock.now());
    return undefined;
  }),
];

function whichOf({ which, sessionId }: BodyOf<typeof signOut>, own: string): WhichSessions {
  if (which === 'OTHERS') return { except: own };
  if (which === 'CURRENT') return { only: own };
  if (!sessionId) throw refusal(400, 'error.validation');
  return { only: sessionId };
}
