import { openSportsSession } from '#lib/sportsbook/contract.ts';
import { requireKnownPlayer } from '../players/require-player.ts';
import { defineRoute } from '../route.ts';
import { openSession, sportsSessionSeconds } from './sessions.ts';

export const sportsbookRoutes = [
  defineRoute(openSportsSession, async ({ playerId, signInId, responseHeaders, context: { database } }) => {
    const { id } = await requireKnownPlayer(database, playerId);
    const sessionToken = await openSession(database, id, signInId);
    // No `Domain`: the sandbox is reached by IP address, which has no subdomains.
    const attributes = `Path=/; Max-Age=${sportsSessionSeconds}; HttpOnly; Secure; SameSite=None`;
    responseHeaders.append('Set-Cookie', `sb_session=${sessionToken}; ${attributes}`);
    return { sessionToken };
  }),
];
