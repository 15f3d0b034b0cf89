import { eq } from 'drizzle-orm';
import { acceptTerms } from '#lib/terms/contract.ts';
import { refusal } from '../core/refusal.ts';
import { defineRoute } from '../core/route.ts';
import { requireKnownPlayer } from '../players/require-player.ts';
import { playerTable } from '../players/tables.ts';

export const termsRoutes = [
  defineRoute(acceptTerms, async ({ playerId, body: { version }, context: { database } }) => {
    const { id } = await requireKnownPlayer(database, playerId);
    if (!/^\d{1,4}(?:\.\d{1,4})*$/.test(version)) throw refusal(400, 'error.terms.version');
    await database.update(playerTable).set({ termsVersion: version }).where(eq(playerTable.id, id));
    return { termsAndConditionsAcceptedVersion: version };
  }),
];
