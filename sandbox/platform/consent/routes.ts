import { eq } from 'drizzle-orm';
import { createConsentId } from '#lib/consent/consent-id.ts';
import { changeCookieConsent, readCookieConsent } from '#lib/consent/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { defineRoute } from '../core/route.ts';
import { requireKnownPlayer } from '../players/require-player.ts';
import { cookieConsentTable, type StoredOptions } from './tables.ts';

const proposed: StoredOptions = { essentials: true, performanceFunctional: true, marketing: true };

async function find(database: Database, playerId: number) {
  const [known] = await database.select().from(cookieConsentTable).where(eq(cookieConsentTable.playerId, playerId));
  return known;
}

export const consentRoutes = [
  defineRoute(readCookieConsent, async ({ playerId, context: { database } }) => {
    const { id } = await requireKnownPlayer(database, playerId);
    const known = await find(database, id);
    return { version: known?.version ?? null, options: known?.options ?? proposed, consentId: known?.consentId ?? null };
  }),

  defineRoute(changeCookieConsent, async ({ playerId, body, context: { database, clock } }) => {
    const { id } = await requireKnownPlayer(database, playerId);
    const { version } = body;
    const options = body.options ?? (await find(database, id))?.options ?? proposed;
    // Browsers compare the date in the id with their own clock, so it is real time.
    const consentId = createConsentId(new Date());
    const row = { version, options, consentId, chosenAt: clock.now() };
    await database
      .insert(cookieConsentTable)
      .values({ playerId: id, ...row })
      .onConflictDoUpdate({ target: cookieConsentTable.playerId, set: row });
    return { version, options, consentId };
  }),
];
