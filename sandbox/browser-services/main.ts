import { createCaptchaService } from '#sandbox/captcha/service.ts';
import { readHelpQuestions } from '#sandbox/chat/help-pages.ts';
import { createChatService } from '#sandbox/chat/service.ts';
import { readChatSettings } from '#sandbox/chat/settings.ts';
import { createCrmService } from '#sandbox/crm/service.ts';
import { type OpenDatabase, openDatabase } from '#sandbox/database/database.ts';
import type { DatabaseCalls } from '#sandbox/database/database-calls.ts';
import type { NotificationListener } from '#sandbox/database/listen.ts';
import { openRemoteDatabase } from '#sandbox/database/remote-database.ts';
import { createDocsService } from '#sandbox/docs/service.ts';
import { createGamesService } from '#sandbox/games/service.ts';
import { serviceUrl } from '#sandbox/kit/config.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { listen } from '#sandbox/kit/http/serve.ts';
import { hostServices } from '#sandbox/kit/isolation/host-services.ts';
import { createOutbox } from '#sandbox/kit/outbox.ts';
import type { Service } from '#sandbox/kit/service.ts';
import { OpsRefusal } from '#sandbox/ops/port/ops-refusal.ts';
import { createPayService } from '#sandbox/pay/service.ts';
import { createIdTokenVerifier } from '#sandbox/platform/core/id-token.ts';
import { findClosedAccounts } from '#sandbox/platform/players/find-closed.ts';
import { createRealtimeService } from '#sandbox/realtime/service.ts';
import { createSportsService, type SportsService } from '#sandbox/sports/service.ts';
import type { BrowserServicesFunctions, BrowserServicesOwner, DeskAnswer } from './functions.ts';

type Share = Pick<OpenDatabase, 'db' | 'listen' | 'close'>;

const listeners = new Map<string, Set<NotificationListener>>();
let sports: SportsService | undefined;

const functions: BrowserServicesFunctions = {
  notify(channel, payload) {
    for (const { onMessage } of listeners.get(channel) ?? []) onMessage(payload);
  },
  listBets: (...input) => answerDesk(() => requireSports().desk.list(...input)),
  decideBet: (...input) => answerDesk(() => requireSports().desk.decide(...input)),
  listSportsEvents: (...input) => answerDesk(() => requireSports().eventDesk.list(...input)),
  decideSportsEvent: (...input) => answerDesk(() => requireSports().eventDesk.decide(...input)),
};

hostServices<BrowserServicesOwner>(async (hostContext, owner) => {
  const { config, clock } = hostContext;
  const share = config.databaseUrl ? await openDatabase({ url: config.databaseUrl, folder: undefined }) : shareOf(owner);
  const { db: database } = share;
  const context = { ...hostContext, database, outbox: createOutbox(database, clock) };
  const services = await buildServices(context, share);
  const listening = await Promise.all(services.map((service) => listen(service, config.ports[service.name], context)));
  return { services, listening, close: share.close };
}, functions);

async function buildServices(context: SandboxContext, { listen: listenTo }: Share): Promise<readonly Service[]> {
  const { config } = context;
  const content = { url: serviceUrl(config, 'content'), token: config.readerToken };
  sports = await createSportsService(context);
  return [
    await createGamesService(context),
    await createPayService(context),
    await createDocsService(context),
    sports,
    createChatService({
      ...context,
      readQuestions: (locale) => readHelpQuestions(content, locale),
      readSettings: (locale) => readChatSettings(content, locale),
      findClosedAccounts: (playerIds) => findClosedAccounts(context.database, playerIds),
    }),
    await createCrmService({ ...context, platformUrl: serviceUrl(config, 'platform') }),
    createCaptchaService({ secret: config.captcha.secret }),
    await createRealtimeService({ ...context, listen: listenTo, verifyIdToken: createIdTokenVerifier(config) }),
  ];
}

/** The parent hands on the notifications of the embedded database; it stays their only listener. */
function shareOf(owner: DatabaseCalls): Share {
  return {
    db: openRemoteDatabase(owner),
    async listen(channel, listener) {
      const known = listeners.get(channel) ?? new Set();
      listeners.set(channel, known.add(listener));
      return async () => void known.delete(listener);
    },
    close: async () => undefined,
  };
}

function requireSports(): SportsService {
  if (!sports) throw new Error('The services have not been started.');
  return sports;
}

async function answerDesk<Value>(work: () => Promise<Value>): Promise<DeskAnswer<Value>> {
  try {
    return { value: await work() };
  } catch (error) {
    if (error instanceof OpsRefusal) return { refusal: error.envelope };
    throw error;
  }
}
