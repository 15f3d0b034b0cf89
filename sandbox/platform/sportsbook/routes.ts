import { openSportsSession } from '#lib/sportsbook/contract.ts';
import { requireKnownPlayer } from '../players/require.ts';
import { serve } from '../serve.ts';
import { openSession, sportsSessionSeconds } from './sessions.ts';

export const sportsbookRoutes = [
  serve(openSportsSession, async ({ playerId, answerHeaders, context: { database } }) => {
    const { id } = await requireKnownPlayer(database, playerId);
    const sessionToken = await openSession(database, id);
    // Without a domain: the sandbox has an address, and that has no siblings.
    const marks = `Path=/; Max-Age=${sportsSessionSeconds}; HttpOnly; Secure; SameSite=None`;
    answerHeaders.append('Set-Cookie', `sb_session=${sessionToken}; ${marks}`);
    return { sessionToken };
  }),
];
