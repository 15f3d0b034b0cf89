import { logOutInactive, migratePlayer, signOut } from '#lib/session/contract.ts';
import { migrateLegacyPlayer } from '../players/legacy-players.ts';
import { requireKnownPlayer } from '../players/require-player.ts';
import { signOutTable } from '../players/tables.ts';
import { refusal } from '../refusal.ts';
import { defineRoute } from '../route.ts';
import { endSessions } from '../sportsbook/sessions.ts';
import { closeGameSessions } from '../wallet/seamless/sessions.ts';

export const sessionRoutes = [
  defineRoute(migratePlayer, async ({ body, context }) => {
    const migrated = await migrateLegacyPlayer(context, body.email.toLowerCase(), body.password);
    if (!migrated) throw refusal(404, 'error.player.not.found');
    return migrated;
  }),

  defineRoute(signOut, async ({ playerId, context: { database, clock } }) => {
    const { id } = await requireKnownPlayer(database, playerId);
    await database.insert(signOutTable).values({ playerId: id, at: clock.now() });
    await closeGameSessions(database, playerId, clock.now());
    await endSessions(database, id);
    return undefined;
  }),

  defineRoute(logOutInactive, async ({ playerId, context: { database, clock } }) => {
    const { id } = await requireKnownPlayer(database, playerId);
    await database.insert(signOutTable).values({ playerId: id, at: clock.now(), reason: 'INACTIVITY' });
    await closeGameSessions(database, playerId, clock.now());
    return undefined;
  }),
];
