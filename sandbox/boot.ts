import { serviceNames } from '#lib/config/services.ts';
import { createGeoBoard } from '#sandbox/access/geo.ts';
import { createAccessService } from '#sandbox/access/service.ts';
import { createCaptchaService } from '#sandbox/captcha/service.ts';
import { projectId } from '#sandbox/content/names.ts';
import { createContentService } from '#sandbox/content/service.ts';
import { buildSeed } from '#sandbox/data/seed.ts';
import type { ContentSeed } from '#sandbox/data/types.ts';
import { type OpenDatabase, openDatabase } from '#sandbox/database/database.ts';
import { createGamesService } from '#sandbox/games/service.ts';
import { createIdentityService } from '#sandbox/identity/service.ts';
import { openClock } from '#sandbox/kit/clock.ts';
import { createClockStore } from '#sandbox/kit/clock-store.ts';
import { type SandboxConfig, serviceUrl } from '#sandbox/kit/config.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { createFaultBoard } from '#sandbox/kit/faults.ts';
import { createLimitBoard } from '#sandbox/kit/limits.ts';
import { createOutbox } from '#sandbox/kit/outbox.ts';
import { type Listening, listen } from '#sandbox/kit/serve.ts';
import { listenSecurely } from '#sandbox/kit/serve-securely.ts';
import type { Service } from '#sandbox/kit/service.ts';
import { keepCertificate } from '#sandbox/kit/tls/keep.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { createOpsService } from '#sandbox/ops/service.ts';
import { createTrackingLog } from '#sandbox/ops/tracking.ts';
import { createPayService } from '#sandbox/pay/service.ts';
import { createIdTokenVerifier } from '#sandbox/platform/id-token.ts';
import { createPlayerDesk } from '#sandbox/platform/players/desk.ts';
import { createPlayerDirectory } from '#sandbox/platform/players/directory.ts';
import { seedUsers } from '#sandbox/platform/players/seed.ts';
import { createPlatformService } from '#sandbox/platform/service.ts';
import { createLedgerDesk } from '#sandbox/platform/wallet/ledger-desk.ts';
import { createWithdrawalDesk } from '#sandbox/platform/withdrawals/desk.ts';
import { createRealtimeService } from '#sandbox/realtime/service.ts';

export interface Sandbox {
  readonly database: 'pglite' | 'postgresql';
  close(): Promise<void>;
}

/** Builds every stand-in over one database and one clock, and binds them to their ports. What was opened is closed when it fails. */
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
      faults: createFaultBoard(),
      outbox: createOutbox(open.db, clock),
      rateLimits: createLimitBoard(config.rateLimit, () => clock.now().getTime()),
    };
    const services = await buildServices(context, open);
    for (const service of services) if (service.close) closers.push(service.close);
    const listening = await bind(services, context);
    closers.push(async () => void (await Promise.all(listening.map((each) => each.close()))));
    return { database: open.kind, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** In the order in which a reset runs through them: identity's users are those of the platform's players. */
async function buildServices(context: SandboxContext, { listen }: OpenDatabase): Promise<readonly Service[]> {
  const { config, clock, database } = context;
  const geo = createGeoBoard();
  const players = createPlayerDesk(database, clock);
  const ledger = createLedgerDesk(database, clock);
  const directory = createPlayerDirectory(database, clock);
  const verifyIdToken = createIdTokenVerifier(config);
  const services = [
    await createPlatformService({ ...context, verifyIdToken }),
    await createIdentityService({ ...context, directory, seedUsers }),
    await createContentService({ ...context, seed: contentSeed(context) }),
    createAccessService({ geo }),
    await createGamesService(context),
    await createPayService(context),
    createCaptchaService({ secret: config.captcha.secret }),
    await createRealtimeService({ ...context, listen, verifyIdToken }),
  ];
  const tracking = createTrackingLog(clock);
  const ops = createOpsService({
    ...context,
    geo,
    services,
    players,
    ledger,
    withdrawals: createWithdrawalDesk(database, clock),
    tracking,
    verifyLedger: () => verifyLedger(database),
  });
  return [...services, ops];
}

/** Built anew at each reading, so that a reset seeds dates around the day of the reset. */
function contentSeed({ clock, config }: SandboxContext): ContentSeed {
  const build = () => buildSeed(clock.now(), serviceUrl(config, 'content'));
  const { drawAsset } = build();
  return {
    get documents() {
      return build().documents;
    },
    drawAsset,
  };
}

/** The lake under the names that the Studio calls it by; signatures and certificates live in real time. */
function bindSecurely(service: Service, context: SandboxContext): Promise<Listening> {
  const { folder, securePort } = context.config;
  const names = ['localhost', `${projectId}.localhost`, '127.0.0.1'];
  return listenSecurely(service, securePort, context, keepCertificate(folder, names, new Date()));
}

/** All or none: a taken port lets the others go. */
async function bind(services: readonly Service[], context: SandboxContext): Promise<readonly Listening[]> {
  const bound: Listening[] = [];
  try {
    for (const name of serviceNames) {
      const service = services.find((candidate) => candidate.name === name);
      if (!service) throw new Error(`No service ${name} was built.`);
      bound.push(await listen(service, context.config.ports[name], context));
      if (name === 'content') bound.push(await bindSecurely(service, context));
    }
    return bound;
  } catch (error) {
    await Promise.all(bound.map((each) => each.close()));
    throw error;
  }
}
