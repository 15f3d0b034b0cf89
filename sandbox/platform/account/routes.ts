import { desc, eq } from 'drizzle-orm';
import { changeLanguage, readAccessDetails, readProfile, readSignIns, readTransactionSummary } from '#lib/account/contract.ts';
import { toWire } from '#lib/core/money/money.ts';
import { readPaymentSummary } from '#sandbox/ledger/payments.ts';
import { countDepositEvents } from '../cashier/deposits/deposit-events.ts';
import { defineRoute } from '../core/route.ts';
import { requireKnownPlayer } from '../players/require-player.ts';
import { playerTable, signInTable } from '../players/tables.ts';
import { readMinutes } from '../protection/activity.ts';
import { detailRoutes } from './details-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { phoneRoutes } from './phone-routes.ts';
import { writeProfile } from './profile.ts';

export const accountRoutes = [
  ...detailRoutes,
  ...passwordRoutes,
  ...phoneRoutes,

  defineRoute(readProfile, async ({ playerId, context: { database, clock } }) => {
    const player = await requireKnownPlayer(database, playerId);
    const { firstDepositAt } = await readPaymentSummary(database, playerId);
    return writeProfile(player, firstDepositAt, clock.now());
  }),

  defineRoute(readAccessDetails, async ({ playerId, context: { database } }) => {
    const { flags, multibrandSuspended } = await requireKnownPlayer(database, playerId);
    const { payout, casino, liveCasino, sports, virtualSports, bonuses, deposit, withdrawal } = flags;
    return { payout, casino, liveCasino, sports, virtualSports, bonuses, deposit, withdrawal, multibrandSuspended };
  }),

  defineRoute(readSignIns, async ({ playerId, query: { limit }, context: { database } }) => {
    const { id } = await requireKnownPlayer(database, playerId);
    const latest = await database
      .select()
      .from(signInTable)
      .where(eq(signInTable.playerId, id))
      .orderBy(desc(signInTable.id))
      .limit(limit);
    return latest.map(({ at, ipAddress, country, device }) => ({
      loginDate: at.toISOString(),
      loginIp: ipAddress,
      loginCountry: country,
      loginDevice: device,
    }));
  }),

  defineRoute(changeLanguage, async ({ playerId, body: { languageCode }, context: { database } }) => {
    const { id } = await requireKnownPlayer(database, playerId);
    await database.update(playerTable).set({ languageCode }).where(eq(playerTable.id, id));
    return undefined;
  }),

  defineRoute(readTransactionSummary, async ({ playerId, context: { database, clock } }) => {
    const player = await requireKnownPlayer(database, playerId);
    const { currencyCode: currency } = player;
    // Every page asks for it once a minute, also that of a player without reality checks.
    await readMinutes(database, player.id, clock.now());
    const { deposits, withdrawals } = await readPaymentSummary(database, playerId);
    return {
      totalDepositsCount: deposits.count,
      totalDepositsAmount: toWire({ minor: deposits.minor, currency }),
      totalWithdrawalsCount: withdrawals.count,
      totalWithdrawalsAmount: toWire({ minor: withdrawals.minor, currency }),
      currency,
      depositsToTell: await countDepositEvents(database, player, clock.now()),
    };
  }),
];
