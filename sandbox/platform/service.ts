import { sql } from 'drizzle-orm';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { Service } from '#sandbox/kit/service.ts';
import { accountRoutes } from './account/routes.ts';
import { createPlatformApp } from './app.ts';
import { startBonusExpiry } from './bonuses/expiry.ts';
import { bonusRoutes } from './bonuses/routes/routes.ts';
import { depositRoutes } from './cashier/deposits/routes.ts';
import { startAutomaticApproval } from './cashier/withdrawals/automatic.ts';
import { withdrawalRoutes } from './cashier/withdrawals/routes.ts';
import { consentRoutes } from './consent/routes.ts';
import type { VerifyIdToken } from './core/request-checks.ts';
import type { Route } from './core/route.ts';
import { startDocumentExpiry } from './documents/expiry.ts';
import { questionnaireRoutes } from './documents/questionnaire/routes.ts';
import { startDocumentRetention } from './documents/retention.ts';
import { documentRoutes } from './documents/routes.ts';
import { blockRoutes } from './flows/block/routes.ts';
import { startRetention } from './flows/erase/retention.ts';
import { leavingRoutes } from './flows/leave/routes.ts';
import { paymentRoutes } from './flows/payment-routes.ts';
import { seedPlayers } from './flows/seed/seed.ts';
import { launchRoutes } from './games/launch/routes.ts';
import { lobbyRoutes } from './games/lobby/routes.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { payAndPlayRoutes } from './pay-and-play/routes.ts';
import { fillIdentities } from './persons/fill-identities.ts';
import { playerTable } from './players/tables.ts';
import { fillNames } from './players/write-players.ts';
import { protectionRoutes } from './protection/routes.ts';
import { realtimeRoutes } from './realtime/routes.ts';
import { recoveryRoutes } from './recovery/routes.ts';
import { registrationRoutes } from './registration/routes.ts';
import { seamlessRoutes } from './seamless/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { startBalanceAnnouncements } from './sportsbook/announce-balances.ts';
import { sportsbookRoutes } from './sportsbook/routes.ts';
import { termsRoutes } from './terms/routes.ts';
import { startPrizes } from './tournaments/prizes.ts';
import { tournamentRoutes } from './tournaments/routes.ts';
import { walletRoutes } from './wallet/routes.ts';

/** Every endpoint of the player platform. */
export const platformRoutes: readonly Route[] = [
  ...accountRoutes,
  ...walletRoutes,
  ...sessionRoutes,
  ...termsRoutes,
  ...bonusRoutes,
  ...depositRoutes,
  ...consentRoutes,
  ...documentRoutes,
  ...questionnaireRoutes,
  ...inboxRoutes,
  ...launchRoutes,
  ...lobbyRoutes,
  ...payAndPlayRoutes,
  ...protectionRoutes,
  ...blockRoutes,
  ...leavingRoutes,
  ...paymentRoutes,
  ...realtimeRoutes,
  ...recoveryRoutes,
  ...registrationRoutes,
  ...seamlessRoutes,
  ...tournamentRoutes,
  ...sportsbookRoutes,
  ...withdrawalRoutes,
];

export interface PlatformContext extends SandboxContext {
  readonly verifyIdToken: VerifyIdToken;
  readonly checkReplies?: boolean;
}

/** Creates the player platform (port 4100) on top of the ledger. Seeds an empty database with the test players. */
export async function createPlatformService(context: PlatformContext): Promise<Service> {
  const { database, clock, verifyIdToken, checkReplies } = context;
  const seed = () => seedPlayers(database, clock.now(), context.config);
  const [known] = await database.select({ id: playerTable.id }).from(playerTable).limit(1);
  if (known) {
    await fillIdentities(database, { now: clock.now(), secret: context.config.serviceSecret });
    await fillNames(database);
  } else await seed();
  const stops: readonly (() => void | Promise<void>)[] = [
    startAutomaticApproval(context),
    startBonusExpiry(context),
    startPrizes(context),
    startDocumentExpiry(context),
    startDocumentRetention(context),
    startRetention(context),
    startBalanceAnnouncements(context),
  ];
  return {
    name: 'platform',
    bodies: { maxBytes: 256 * 1024 },
    app: createPlatformApp(platformRoutes, { context, verifyIdToken, checkReplies }),
    reset: seed,
    async healthy() {
      await database.execute(sql`select 1`);
      return true;
    },
    async close() {
      for (const stop of stops) await stop();
    },
  };
}
