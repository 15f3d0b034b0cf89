import { createGeoOverrideStore } from '#sandbox/access/geo.ts';
import { createAccessService } from '#sandbox/access/service.ts';
import { type BrowserServices, superviseBrowserServices } from '#sandbox/browser-services/supervise.ts';
import { createChatDesk } from '#sandbox/chat/desk.ts';
import { superviseContent } from '#sandbox/content/process/supervise.ts';
import { openDatabase } from '#sandbox/database/database.ts';
import { createDocsVault } from '#sandbox/docs/vault.ts';
import { createIdentityService } from '#sandbox/identity/service.ts';
import { openClock } from '#sandbox/kit/clock.ts';
import { createClockStore } from '#sandbox/kit/clock-store.ts';
import type { SandboxConfig } from '#sandbox/kit/config.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { createFaultRegistry } from '#sandbox/kit/http/faults.ts';
import { createRateLimits } from '#sandbox/kit/http/limits.ts';
import { type Listening, listen } from '#sandbox/kit/http/serve.ts';
import type { SupervisedServices } from '#sandbox/kit/isolation/supervise-services.ts';
import { createNumberForms } from '#sandbox/kit/number-forms.ts';
import { createOutbox } from '#sandbox/kit/outbox.ts';
import type { Service, ServiceControl } from '#sandbox/kit/service.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { createOpsService } from '#sandbox/ops/service.ts';
import { createTrackingLog } from '#sandbox/ops/tracking.ts';
import { createBonusAdmin } from '#sandbox/platform/bonuses/bonus-admin.ts';
import { createCampaignAdmin } from '#sandbox/platform/bonuses/campaign-admin/campaign-admin.ts';
import { createWithdrawalAdmin } from '#sandbox/platform/cashier/withdrawals/withdrawal-admin.ts';
import { createIdTokenVerifier } from '#sandbox/platform/core/id-token.ts';
import { createDocumentAdmin } from '#sandbox/platform/documents/document-admin.ts';
import { createQuestionnaireAdmin } from '#sandbox/platform/documents/questionnaire/answer-admin.ts';
import { createLedgerAdmin } from '#sandbox/platform/flows/operator/ledger-admin.ts';
import { createMatchAdmin } from '#sandbox/platform/flows/operator/match-admin.ts';
import { createPlayerAdmin } from '#sandbox/platform/flows/operator/player-admin.ts';
import { seedUsers } from '#sandbox/platform/flows/seed/seed.ts';
import { recordOperatorChange } from '#sandbox/platform/protection/operator-changes.ts';
import { createProtectionAdmin } from '#sandbox/platform/protection/protection-admin.ts';
import { createPlatformService } from '#sandbox/platform/service.ts';
import { createPlayerDirectory } from '#sandbox/platform/session/player-directory.ts';

export interface Sandbox {
  readonly database: 'pglite' | 'postgresql';
  readonly processes: readonly SupervisedServices[];
  close(): Promise<void>;
}

/** Starts every service on one database and one clock, those that strangers reach in processes of their own. Closes what it opened if a step fails. */
export async function bootSandbox(config: SandboxConfig): Promise<Sandbox> {
  const open = await openDatabase({ url: config.databaseUrl, folder: config.folder });
  const closers: (() => Promise<void>)[] = [open.close];
  const close = async () => {
    for (const end of closers.splice(0).reverse()) await end();
  };
  try {
    const clock = await openClock(createClockStore(open.db));
    const context = {
      config,
      clock,
      database: open.db,
      faults: createFaultRegistry(),
      outbox: createOutbox(open.db, clock),
      rateLimits: createRateLimits(config.rateLimit, () => clock.now().getTime()),
      readNumberForm: createNumberForms(config),
    };
    const content = superviseContent(context);
    closers.push(content.close);
    const browserServices = await superviseBrowserServices(context, open);
    closers.push(browserServices.close);
    const services = await buildServices(context, { content, browserServices });
    for (const { close: end } of services) if (end) closers.push(end);
    const listening = await bind(services.filter(isHosted), context);
    closers.push(async () => void (await Promise.all(listening.map((each) => each.close()))));
    await Promise.all([content.start(), browserServices.start()]);
    return { database: open.kind, processes: [content, browserServices], close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Processes {
  readonly content: SupervisedServices;
  readonly browserServices: BrowserServices;
}

/** In reset order: identity creates its users from the platform's players. */
async function buildServices(
  context: SandboxContext,
  { content, browserServices }: Processes,
): Promise<readonly ServiceControl[]> {
  const { config, clock, database } = context;
  const geo = createGeoOverrideStore();
  const directory = createPlayerDirectory(database, clock, config.serviceSecret);
  const services: readonly ServiceControl[] = [
    await createPlatformService({ ...context, verifyIdToken: createIdTokenVerifier(config) }),
    await createIdentityService({ ...context, directory, seedUsers }),
    ...content.controls,
    createAccessService({ geo }),
    ...browserServices.controls,
  ];
  const ops = createOpsService({
    ...context,
    geo,
    services,
    players: createPlayerAdmin(context),
    ledger: createLedgerAdmin(database, clock),
    withdrawals: createWithdrawalAdmin(database, clock),
    documents: createDocumentAdmin({ ...context, vault: createDocsVault(database, config.serviceSecret) }),
    questionnaires: createQuestionnaireAdmin(context),
    matches: createMatchAdmin(context),
    campaigns: createCampaignAdmin(database, clock),
    bonuses: createBonusAdmin(database, clock),
    protection: createProtectionAdmin(database, clock),
    chats: createChatDesk(database, clock, recordOperatorChange),
    sportsEvents: browserServices.sportsEvents,
    bets: browserServices.bets,
    tracking: createTrackingLog(clock),
    verifyLedger: () => verifyLedger(database),
  });
  return [...services, ops];
}

/** The others have processes of their own. */
function isHosted(service: ServiceControl): service is Service {
  return 'app' in service;
}

/** Closes the ports already opened if one is in use. */
async function bind(services: readonly Service[], context: SandboxContext): Promise<readonly Listening[]> {
  const bound: Listening[] = [];
  try {
    for (const service of services) bound.push(await listen(service, context.config.ports[service.name], context));
    return bound;
  } catch (error) {
    await Promise.all(bound.map((each) => each.close()));
    throw error;
  }
}
