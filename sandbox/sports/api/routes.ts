import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '#sandbox/database/database.ts';
import type { VirtualClock } from '#sandbox/kit/clock.ts';
import { findBet, listBets } from '../bets/bet-store.ts';
import { acceptCashOut } from '../bets/cash-out.ts';
import type { BetsContext } from '../bets/context.ts';
import type { Offers } from '../bets/offers.ts';
import { placeBet, readAttempt, takeUpBet } from '../bets/place.ts';
import { createReader } from '../bets/selections.ts';
import type { ShowBet } from '../bets/show-bet.ts';
import type { EventBook } from '../events/model.ts';
import type { ReadMe } from '../wallet/read-me.ts';
import { attemptKey, cashOutSchema, maxSearchText, placeBetSchema } from '../wire.ts';
import { findEvents } from './find-events.ts';
import { listSports } from './list-sports.ts';
import type { NamesOf } from './names.ts';
import { handle, type PageCalls, parse, readBody } from './page-calls.ts';
import type { ShowEvent } from './show-event.ts';

const maxListed = 200;
const part = z.string().regex(/^[a-z0-9-]{1,64}$/);
const eventsQuery = z.object({
  sport: part.optional(),
  region: part.optional(),
  competition: part.optional(),
  phase: z.enum(['LIVE', 'UPCOMING']).optional(),
  text: z.string().max(maxSearchText).optional(),
});
const betsQuery = z.object({
  state: z.enum(['open', 'settled']).default('open'),
  before: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .optional(),
});

export interface ApiPorts {
  readonly database: Database;
  readonly clock: Pick<VirtualClock, 'now'>;
  readonly book: EventBook;
  readonly names: NamesOf;
  readonly calls: PageCalls;
  readonly readMe: ReadMe;
  readonly bets: BetsContext;
  readonly offers: Offers;
  readonly showBet: ShowBet;
  readonly showEvent: ShowEvent;
}

/** The API of the sportsbook's page, as `wire.ts` describes it. */
export function createApiRoutes(ports: ApiPorts): Hono {
  const { database, clock, book, names, calls, readMe, bets, offers, showBet, showEvent } = ports;
  const { contextOf, bettorOf, signedInOf } = calls;
  const app = new Hono();

  app.get(
    '/api/sports',
    handle(async (c) => {
      const { language } = await contextOf(c);
      return c.json({ sports: listSports(book.list(clock.now()), names, language) });
    }),
  );
  app.get(
    '/api/events',
    handle(async (c) => {
      const { language } = await contextOf(c);
      const { sport, region, competition, phase, text } = parse(eventsQuery, c.req.query());
      const filter = {
        ...(sport && { sport }),
        ...(region && { region }),
        ...(competition && { competition }),
        ...(phase && { phase }),
      };
      const now = clock.now();
      const shown = book.list(now, filter).map((state) => showEvent(state, language, false));
      const events = (text === undefined ? shown : findEvents(shown, text)).slice(0, maxListed);
      return c.json({ at: now.toISOString(), events });
    }),
  );
  app.get(
    '/api/events/:eventId',
    handle(async (c) => {
      const { language } = await contextOf(c);
      const now = clock.now();
      const state = book.read(c.req.param('eventId') ?? '', now);
      return c.json({ at: now.toISOString(), events: state ? [showEvent(state, language, true)] : [] });
    }),
  );
  app.get(
    '/api/event',
    handle(async (c) => {
      const { language } = await contextOf(c);
      const [sport = '', region = '', competition = '', slug = ''] = (c.req.query('path') ?? '').split('/');
      const now = clock.now();
      const state = book.find({ sport, region, competition, slug }, now);
      return c.json({ at: now.toISOString(), events: state ? [showEvent(state, language, true)] : [] });
    }),
  );
  app.get(
    '/api/me',
    handle(async (c) => c.json(await readMe(await contextOf(c)))),
  );
  app.post(
    '/api/bets',
    handle(async (c) => {
      const context = await bettorOf(c);
      const bet = await placeBet(bets, context, await readBody(c, placeBetSchema));
      return c.json({ bet: showBet(bet, clock.now()) }, 201);
    }),
  );
  app.post(
    '/api/attempts/:key',
    handle(async (c) => {
      const context = await signedInOf(c);
      const bet = await readAttempt(bets, context, parse(attemptKey, c.req.param('key')));
      return c.json({ bet: showBet(bet, clock.now()) });
    }),
  );
  app.get(
    '/api/bets',
    handle(async (c) => {
      const { playerId } = await signedInOf(c);
      const { state, before } = parse(betsQuery, c.req.query());
      const { bets, next } = await listBets(database, playerId, state, before);
      const reader = createReader(book);
      const now = clock.now();
      return c.json({ bets: bets.map((bet) => showBet(bet, now, reader)), next });
    }),
  );
  app.get(
    '/api/bets/:betId',
    handle(async (c) => {
      const { playerId } = await signedInOf(c);
      const betId = c.req.param('betId') ?? '';
      const bet = await findBet(database, betId);
      if (bet?.playerId !== playerId) return c.json({ code: 'BAD_REQUEST' }, 404);
      const now = clock.now();
      if (bet.dueAt && bet.dueAt <= now) await takeUpBet(bets, bet, now);
      return c.json({ bet: showBet((await findBet(database, betId)) ?? bet, now) });
    }),
  );
  app.post(
    '/api/bets/:betId/cash-out',
    handle(async (c) => {
      const { playerId } = await signedInOf(c);
      const { offerId } = await readBody(c, cashOutSchema);
      const bet = await acceptCashOut(bets, offers, { playerId, betId: c.req.param('betId') ?? '', offerId });
      return c.json({ bet: showBet(bet, clock.now()) });
    }),
  );
  return app;
}
