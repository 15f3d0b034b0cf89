import { serviceNames } from '#lib/core/config/services.ts';
import { createGeoOverrideStore } from '#sandbox/access/geo.ts';
import { createAccessService } from '#sandbox/access/service.ts';
import { createCaptchaService } from '#sandbox/captcha/service.ts';
import { createChatDesk } from '#sandbox/chat/desk.ts';
import { readHelpQuestions } from '#sandbox/chat/help-pages.ts';
import { createChatService } from '#sandbox/chat/service.ts';
import { readChatSettings } from '#sandbox/chat/settings.ts';
import { type SupervisedService, superviseContent } from '#sandbox/content/process/supervise.ts';
import { createCrmService } from '#sandbox/crm/service.ts';
import { type OpenDatabase, openDatabase } from '#sandbox/database/database.ts';
import { createDocsService } from '#sandbox/docs/service.ts';
import { createDocsVault } from '#sandbox/docs/vault.ts';
import { createGamesService } from '#sandbox/games/service.ts';
import { createIdentityService } from '#sandbox/identity/service.ts';
import { openClock } from '#sandbox/kit/clock.ts';
import { createClockStore } from '#sandbox/kit/clock-store.ts';
import { type SandboxConfig, serviceUrl } from '#sandbox/kit/config.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { createFaultRegistry } from '#sandbox/kit/faults.ts';
import { createRateLimits } from '#sandbox/kit/limits.ts';
import { createOutbox } from '#sandbox/kit/outbox.ts';
import { type Listening, listen } from '#sandbox/kit/serve.ts';
import type { Service, ServiceControl } from '#sandbox/kit/service.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { createOpsService } from '#sandbox/ops/service.ts';
import { createTrackingLog } from '#sandbox/ops/tracking.ts';
import { createPayService } from '#sandbox/pay/service.ts';
import { createBonusAdmin } from '#sandbox/platform/bonuses/bonus-admin.ts';
import { createCampaignAdmin } from '#sandbox/platform/bonuses/campaign-admin/campaign-admin.ts';
import { createWithdrawalAdmin } from '#sandbox/platform/cashier/withdrawals/withdrawal-admin.ts';
import { createDocumentAdmin } from '#sandbox/platform/documents/document-admin.ts';
import { createQuestionnaireAdmin } from '#sandbox/platform/documents/questionnaire/answer-admin.ts';
import { createIdTokenVerifier } from '#sandbox/platform/id-token.ts';
import { createMatchAdmin } from '#sandbox/platform/persons/match-admin.ts';
import { createPlayerDirectory } from '#sandbox/platform/players/directory.ts';
import { createPlayerAdmin } from '#sandbox/platform/players/player-admin.ts';
import { seedUsers } from '#sandbox/platform/players/seed.ts';
import { createProtectionAdmin } from '#sandbox/platform/protection/protection-admin.ts';
import { createPlatformService } from '#sandbox/platform/service.ts';
import { createLedgerAdmin } from '#sandbox/platform/wallet/ledger-admin.ts';
import { createRealtimeService } from '#sandbox/realtime/service.ts';
import { createSportsService } from '#sandbox/sports/service.ts';

export interface Sandbox {
  readonly database: 'pglite' | 'postgresql';
  close(): Promise<void>;
}

/** Starts every service on one database and one clock. Closes what it opened if a step fails. */
export async function bootSandbox(config: SandboxConfig): Promise<Sandbox> {
  const open = await openDatabase({ url: config.databaseUrl, folder: config.folder });
  const closers: (() => Promise<void>)[] = [open.close];
  const close = async () => {
    for (const end of closers.splice(0).reverse()) await end();
  };
  try {
    const clock = await openClock(createClockStore(open.db));
    const context: SandboxContext = {
      config,
      clock,
      database: open.db,
      faults: createFaultRegistry(),
      outbox: createOutbox(open.db, clock),
      rateLimits: createRateLimits(config.rateLimit, () => clock.now().getTime()),
    };
    // Starts while the others are built.
    const content = superviseContent(context);
    closers.push(content.close);
    const services = await buildServices(context, open, content);
    for (const service of services) if (service.close && service !== content) closers.push(service.close);
    const listening = await bind(services.filter(isHosted), context);
    closers.push(async () => void (await Promise.all(listening.map((each) => each.close()))));
    return { database: open.kind, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** In reset order: identity creates its users from the platform's players. */
async function buildServices(
  context: SandboxContext,
  { listen }: OpenDatabase,
  content: SupervisedService,
): Promise<readonly ServiceControl[]> {
  const { config, clock, database } = context;
  const geo = createGeoOverrideStore();
  const players = createPlayerAdmin(context);
  const ledger = createLedgerAdmin(database, clock);
  const directory = createPlayerDirectory(database, clock, config.serviceSecret);
  const verifyIdToken = createIdTokenVerifier(config);
  const sports = await createSportsService(context);
  const contentSource = { url: serviceUrl(config, 'content'), token: config.readerToken };
  const services: readonly ServiceControl[] = [
    await createPlatformService({ ...context, verifyIdToken }),
    await createIdentityService({ ...context, directory, seedUsers }),
    content,
    createAccessService({ geo }),
    await createGamesService(context),
    await createPayService(context),
    await createDocsService(context),
    sports,
    createChatService({
      ...context,
      readQuestions: (locale) => readHelpQuestions(contentSource, locale),
      readSettings: (locale) => readChatSettings(contentSource, locale),
    }),
    await createCrmService({ ...context, platformUrl: serviceUrl(config, 'platform') }),
    createCaptchaService({ secret: config.captcha.secret }),
    await createRealtimeService({ ...context, listen, verifyIdToken }),
  ];
  await content.ready;
  const tracking = createTrackingLog(clock);
  const ops = createOpsService({
    ...context,
    geo,
    services,
    players,
    ledger,
    withdrawals: createWithdrawalAdmin(database, clock),
    documents: createDocumentAdmin({ ...context, vault: createDocsVault(database, config.serviceSecret) }),
    questionnaires: createQuestionnaireAdmin(context),
    matches: createMatchAdmin(context),
    campaigns: createCampaignAdmin(database, clock),
    bonuses: createBonusAdmin(database, clock),
    protection: createProtectionAdmin(database, clock),
    chats: createChatDesk(database, clock),
    sportsEvents: sports.eventDesk,
    bets: sports.desk,
    tracking,
    verifyLedger: () => verifyLedger(database),
  });
  return [...services, ops];
}

/** The content service has a process of its own. */
function isHosted(service: ServiceControl): service is Service {
  return 'app' in service;
}

/** Closes the ports already opened if one is in use. */
async function bind(services: readonly Service[], context: SandboxContext): Promise<readonly Listening[]> {
  const bound: Listening[] = [];
  try {
    for (const name of serviceNames.filter((each) => each !== 'content')) {
      const service = services.find((candidate) => candidate.name === name);
      if (!service) throw new Error(`No service ${name} was built.`);
      bound.push(await listen(service, context.config.ports[name], context));
    }
    return bound;
  } catch (error) {
    await Promise.all(bound.map((each) => each.close()));
    throw error;
  }
}
