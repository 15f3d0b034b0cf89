import { signOut } from '#lib/session/contract.ts';
import { requireKnownPlayer } from '../players/require.ts';
import { signOutTable } from '../players/tables.ts';
import { serve } from '../serve.ts';

export const sessionRoutes = [
  serve(signOut, async ({ playerId, context: { database, clock } }) => {
    const { id } = await requireKnownPlayer(database, playerId);
    await database.insert(signOutTable).values({ playerId: id, at: clock.now() });
    return undefined;
  }),
];
