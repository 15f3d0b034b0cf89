import { eq } from 'drizzle-orm';
import { acceptTerms } from '#lib/terms/contract.ts';
import { compareVersions } from '#lib/terms/versions.ts';
import { refusal } from '../core/refusal.ts';
import { defineRoute } from '../core/route.ts';
import { requireKnownPlayer } from '../players/require-player.ts';
import { playerTable } from '../players/tables.ts';

export const termsRoutes = [
  defineRoute(acceptTerms, async ({ playerId, body: { version }, context: { database } }) => {
    const { id, termsVersion } = await requireKnownPlayer(database, playerId);
    const isVersion = /^\d{1,4}(?:\.\d{1,4})*$/.test(version);
    if (!isVersion || compareVersions(version, termsVersion) < 0) throw refusal(400, 'error.terms.version');
    await database.update(playerTable).set({ termsVersion: version }).where(eq(playerTable.id, id));
    return { termsAndConditionsAcceptedVersion: version };
  }),
];
