import { eq } from 'drizzle-orm';
import { changeAddress, changeMarketing, changeProvince, readMarketing } from '#lib/account/details/contract.ts';
import { checkAddress } from '#lib/account/details/rules.ts';
import { isOfAge } from '#lib/core/market/age.ts';
import { countryRecord } from '#lib/core/market/countries.ts';
import { normalizeLine } from '#lib/core/validation/line.ts';
import { writePostCode } from '#lib/core/validation/post-code.ts';
import { registrationProvinces } from '#sandbox/data/tables/country-table.ts';
import { defineRoute } from '../core/route.ts';
import { lockPlayerAndMoney } from '../players/actor.ts';
import { changePreferences, readPreferences } from '../players/marketing.ts';
import { requireKnownPlayer } from '../players/require-player.ts';
import { type Player, playerTable } from '../players/tables.ts';
import { recordMove } from '../protection/limits/own-calendar.ts';
import { refuseFields } from './refusals.ts';

export const detailRoutes = [
  defineRoute(changeAddress, async ({ playerId, body, context: { database } }) => {
    const { id, countryCode } = await requireKnownPlayer(database, playerId);
    refuseFields({
      ...checkAddress(body, countryCode),
      countryCode: body.countryCode === countryCode ? undefined : 'error.country.fixed',
    });
    const change = {
      address: normalizeLine(body.address),
      city: normalizeLine(body.city),
      postCode: writePostCode(countryCode, body.postCode),
    };
    await database.update(playerTable).set(change).where(eq(playerTable.id, id));
    return { ...change, countryCode };
  }),

  defineRoute(changeProvince, async ({ playerId, body: { province }, context: { database, clock } }) => {
    const now = clock.now();
    return database.transaction(async (tx) => {
      const player = await lockPlayerAndMoney(tx, playerId);
      refuseFields({ province: provinceError(player, province, now) });
      if (province !== player.province) await recordMove(tx, player, { to: province, now });
      await tx.update(playerTable).set({ province }).where(eq(playerTable.id, player.id));
      return { province };
    });
  }),

  defineRoute(readMarketing, async ({ playerId, context: { database } }) => ({
    preferences: await readPreferences(database, await requireKnownPlayer(database, playerId)),
  })),

  defineRoute(changeMarketing, async ({ playerId, body: { preferences }, context: { database } }) => ({
    preferences: await changePreferences(database, await requireKnownPlayer(database, playerId), preferences),
  })),
];

/** DEC-VAL-5: the age from which residents may play depends on the province. */
function provinceError({ countryCode, dateOfBirth }: Player, province: string, now: Date): string | undefined {
  const isServed = countryRecord(countryCode).provinceRequired && registrationProvinces.some(({ code }) => code === province);
  if (!isServed) return 'error.province.not_supported';
  const mayPlay = dateOfBirth !== null && isOfAge(dateOfBirth, { countryCode, province }, now);
  return mayPlay ? undefined : 'error.age.minimum';
}
