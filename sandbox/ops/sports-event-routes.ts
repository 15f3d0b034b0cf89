import { Hono } from 'hono';
import { defineChange } from './changes/change.ts';
import type { OpsContext } from './context.ts';
import { readNotice, renderPage } from './page/layout.ts';
import { renderSportsEvents } from './page/sports-events.ts';
import { eventDecisionSchema, sportsEventsQuerySchema } from './port/sports-events.ts';

/** `/api/sports-events`: the events of the sportsbook. */
export function createSportsEventApi({ sportsEvents }: Pick<OpsContext, 'sportsEvents'>): Hono {
  const api = new Hono();
  api.get('/sports-events', async (c) => {
    const query = sportsEventsQuerySchema.parse(c.req.query());
    return c.json({ events: await sportsEvents.list(query) });
  });
  return api;
}

/** The decision on an event. */
export function sportsEventChanges({ sportsEvents }: Pick<OpsContext, 'sportsEvents'>) {
  return [
    defineChange({
      path: '/sports-events/:eventId',
      action: 'event.decide',
      body: eventDecisionSchema,
      perform: (decision, { params: { eventId = '' }, cause }) => sportsEvents.decide(eventId, decision, cause),
      forms: [
        {
          path: '/sports-events/:eventId',
          toBody: ({ action, home, away }) =>
            action === 'SETTLE' ? { action, home: toNumber(home), away: toNumber(away) } : { action },
          back: () => '/sports-events',
        },
      ],
    }),
  ];
}

/** The page `/sports-events`. */
export function createSportsEventPages({ sportsEvents }: Pick<OpsContext, 'sportsEvents'>): Hono {
  const pages = new Hono();
  pages.get('/sports-events', async (c) => {
    const { refused, done, sport, ...rest } = c.req.query();
    const query = sportsEventsQuerySchema.catch({ state: 'OPEN' }).parse({ ...rest, ...(sport && { sport }) });
    const body = renderSportsEvents(await sportsEvents.list(query), query, sportsEvents.sports);
    return c.html(renderPage('Sports events', body, readNotice(c.req.query())));
  });
  return pages;
}

const toNumber = (text: string | undefined) => (text === undefined ? undefined : Number(text));
