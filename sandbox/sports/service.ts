import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { envelopeOf } from '#lib/core/api/errors.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { withFaults } from '#sandbox/kit/http/fault-response.ts';
import { handleUnexpectedError } from '#sandbox/kit/http/trace.ts';
import type { Service } from '#sandbox/kit/service.ts';
import type { OperatorBets } from '#sandbox/ops/port/bets.ts';
import type { OperatorSportsEvents } from '#sandbox/ops/port/sports-events.ts';
import { createFairnessRoutes } from './api/fairness-routes.ts';
import { createCallLimits } from './api/limits.ts';
import { createPageCalls } from './api/page-calls.ts';
import { createApiRoutes } from './api/routes.ts';
import { createShowEvent } from './api/show-event.ts';
import { createBetDesk } from './bets/desk.ts';
import { createLoop } from './bets/loop.ts';
import { createOffers } from './bets/offers.ts';
import { createShowBet } from './bets/show-bet.ts';
import { createSportsPublisher } from './catalogue/publish.ts';
import { createCatalogueRoutes } from './catalogue/routes.ts';
import { type Contexts, createContexts } from './contexts/contexts.ts';
import { createContextRoutes } from './contexts/routes.ts';
import { catalogueNames } from './data/catalogue.ts';
import { createEventBook } from './events/book.ts';
import { createDecisionStore } from './events/decision-store.ts';
import { createEventDesk } from './events/desk.ts';
import { readMatchSecret } from './events/match-secret.ts';
import { createSeeds } from './events/match-seed.ts';
import type { EventBook } from './events/model.ts';
import { createNameFavourite } from './favourites/name-favourite.ts';
import { createFavouriteRoutes } from './favourites/routes.ts';
import { createEventTexts } from './feed/event-texts.ts';
import { createFeed } from './feed/feed.ts';
import { createUpgrade } from './feed/upgrade.ts';
import { createPageRoutes } from './page/routes.ts';
import { createCalls } from './wallet/calls.ts';
import { createPlatformClient, type PlatformClient } from './wallet/platform-client.ts';
import { createReadMe } from './wallet/read-me.ts';
import { createWalletRoutes } from './wallet/routes.ts';
import { createSessionCheck } from './wallet/session-check.ts';

const maxBodyBytes = 16 * 1024;

/** Events, platform and real time, for tests. */
export interface SportsOptions {
  readonly book?: EventBook;
  readonly platform?: PlatformClient;
  readonly realNow?: () => number;
}

export interface SportsService extends Service {
  /** Applies what business time and the operator have decided, and sends it to the open pages. */
  readonly applyAll: () => Promise<void>;
  readonly desk: OperatorBets;
  readonly eventDesk: OperatorSportsEvents;
  /** The context that a frame's address names. */
  readonly readContext: Contexts['readContext'];
}

/** A sportsbook (port 4107). */
export async function createSportsService(context: SandboxContext, options: SportsOptions = {}): Promise<SportsService> {
  const { config, clock, database, faults } = context;
  const { realNow = Date.now } = options;
  const decisions = createDecisionStore(database);
  await decisions.load();
  const book = options.book ?? createEventBook(createSeeds(await readMatchSecret(context)), decisions);
  const names = catalogueNames;
  const closing = new AbortController();
  const platform = options.platform ?? createPlatformClient(context, closing.signal);
  const contexts = createContexts({ ...context, platform, realNow });
  const offers = createOffers(config.serviceSecret);
  const showBet = createShowBet(book, offers);
  const showEvent = createShowEvent(names);
  const readMe = createReadMe(platform, contexts);
  const feed = createFeed({ ...context, realNow, contexts, texts: createEventTexts(book, showEvent), showBet, readMe });
  const calls = createCalls({ database, platform, realNow, onChange: feed.betChanged, onMoney: feed.refreshMe });
  const bets = { database, clock, book, calls, platform, onChange: feed.betChanged };
  const loop = createLoop(bets);

  const publisher = createSportsPublisher({ config, clock, book, decisions, realNow });

  async function applyAll(): Promise<void> {
    await loop.applyAll();
    await feed.publishNow();
    await publisher.publishNow();
  }
  clock.onMove(applyAll);

  const pageCalls = createPageCalls({
    contexts,
    limits: createCallLimits(realNow),
    requireOpenSession: createSessionCheck(platform, contexts, realNow),
  });
  const app = new Hono();
  app.onError(handleUnexpectedError('sports'));
  app.route('/', createContextRoutes(context, contexts));
  app.route('/', createCatalogueRoutes({ book, names, clock }));
  app.route('/', createFairnessRoutes({ book, clock }));
  app.route('/', createWalletRoutes(context, feed.refreshMe));
  app.route('/', createApiRoutes({ database, clock, book, names, calls: pageCalls, readMe, bets, offers, showBet, showEvent }));
  const nameFavourite = createNameFavourite(book, names);
  app.route('/', createFavouriteRoutes({ database, clock, calls: pageCalls, nameFavourite }));
  app.route('/', createPageRoutes(contexts, new URL(config.siteUrl).origin, context.readNumberForm));
  app.notFound((c) => c.json(envelopeOf(404, 'error.not_found'), 404));

  return {
    name: 'sports',
    app,
    bodies: { maxBytes: maxBodyBytes },
    maxConnections: 8_192,
    applyAll,
    desk: createBetDesk(bets),
    eventDesk: createEventDesk({ database, clock, book, decisions, onChange: applyAll }),
    readContext: contexts.readContext,
    upgrade: withFaults('sports', faults, closing.signal, createUpgrade(feed)),
    closeSockets: feed.closeSockets,
    reset: async () => {
      await database.execute(
        sql`truncate sports_context, sportsbook_bet, sportsbook_favourite, sportsbook_refused_attempt, sportsbook_call, sports_event_decision, sports_event_change`,
      );
      await decisions.load();
      feed.closeSockets();
    },
    async healthy() {
      await database.execute(sql`select 1`);
      return true;
    },
    async close() {
      closing.abort();
      await Promise.all([loop.close(), feed.close(), publisher.close()]);
    },
  };
}
