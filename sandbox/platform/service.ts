import { sql } from 'drizzle-orm';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { Service } from '#sandbox/kit/service.ts';
import { accountRoutes } from './account/routes.ts';
import { createPlatformApp } from './app.ts';
import type { VerifyIdToken } from './ask.ts';
import { cashierRoutes } from './cashier/routes.ts';
import { consentRoutes } from './consent/routes.ts';
import { launchRoutes } from './launch/routes.ts';
import { lobbyRoutes } from './lobby/routes.ts';
import { payAndPlayRoutes } from './pay-and-play/routes.ts';
import { seedPlayers } from './players/seed.ts';
import { playerTable } from './players/tables.ts';
import { protectionRoutes } from './protection/routes.ts';
import { realtimeRoutes } from './realtime/routes.ts';
import { recoveryRoutes } from './recovery/routes.ts';
import { registrationRoutes } from './registration/routes.ts';
import { seamlessRoutes } from './seamless/routes.ts';
import type { Served } from './serve.ts';
import { sessionRoutes } from './session/routes.ts';
import { sportsbookRoutes } from './sportsbook/routes.ts';
import { termsRoutes } from './terms/routes.ts';
import { tournamentRoutes } from './tournaments/routes.ts';
import { walletRoutes } from './wallet/routes.ts';
import { approveByItself } from './withdrawals/automatic.ts';
import { withdrawalRoutes } from './withdrawals/routes.ts';

/** Every endpoint that the stand-in answers. */
export const platformRoutes: readonly Served[] = [
  ...accountRoutes,
  ...walletRoutes,
  ...sessionRoutes,
  ...termsRoutes,
  ...cashierRoutes,
  ...consentRoutes,
  ...launchRoutes,
  ...lobbyRoutes,
  ...payAndPlayRoutes,
  ...protectionRoutes,
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

/** The player platform (port 4100) over the ledger. An empty database is seeded with the test players. */
export async function createPlatformService(context: PlatformContext): Promise<Service> {
  const { database, clock, verifyIdToken, checkReplies } = context;
  const [known] = await database.select({ id: playerTable.id }).from(playerTable).limit(1);
  if (!known) await seedPlayers(database, clock.now());
  const stopApproving = approveByItself(context);
  return {
    name: 'platform',
    app: createPlatformApp(platformRoutes, { context, verifyIdToken, checkReplies }),
    reset: () => seedPlayers(database, clock.now()),
    async healthy() {
      await database.execute(sql`select 1`);
      return true;
    },
    close: async () => stopApproving(),
  };
}
