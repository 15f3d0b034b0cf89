import { logOutInactive, migratePlayer, signOut } from '#lib/session/contract.ts';
import { migrateLegacyPlayer } from '../players/legacy.ts';
import { requireKnownPlayer } from '../players/require.ts';
import { signOutTable } from '../players/tables.ts';
import { refusal } from '../refusal.ts';
import { closeGameSessions } from '../seamless/sessions.ts';
import { serve } from '../serve.ts';
import { endSessions } from '../sportsbook/sessions.ts';

export const sessionRoutes = [
  serve(migratePlayer, async ({ body, context }) => {
    const migrated = await migrateLegacyPlayer(context, body.email.toLowerCase(), body.password);
    if (!migrated) throw refusal(404, 'error.player.not.found');
    return migrated;
  }),

  serve(signOut, async ({ playerId, context: { database, clock } }) => {
    const { id } = await requireKnownPlayer(database, playerId);
    await database.insert(signOutTable).values({ playerId: id, at: clock.now() });
    await closeGameSessions(database, playerId, clock.now());
    await endSessions(database, id);
    return undefined;
  }),

  serve(logOutInactive, async ({ playerId, context: { database, clock } }) => {
    const { id } = await requireKnownPlayer(database, playerId);
    await database.insert(signOutTable).values({ playerId: id, at: clock.now(), reason: 'INACTIVITY' });
    await closeGameSessions(database, playerId, clock.now());
    return undefined;
  }),
];
