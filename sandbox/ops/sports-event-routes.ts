import { defineChange } from './changes/change.ts';
import type { ConsolePart } from './console-part.ts';
import { sendPage } from './page/layout.ts';
import { renderSportsEvents } from './page/sports-events.ts';
import { eventDecisionSchema, sportsEventsQuerySchema } from './port/sports-events.ts';

export const sportsEventPart: ConsolePart<'sportsEvents'> = {
  /** `/api/sports-events`: the events of the sportsbook. */
  api(api, { sportsEvents }) {
    api.get('/sports-events', async (c) => {
      const query = sportsEventsQuerySchema.parse(c.req.query());
      return c.json({ events: await sportsEvents.list(query) });
    });
  },
  /** The decision on an event. */
  changes: ({ sportsEvents }) => [
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
  ],
  /** The page `/sports-events`. */
  pages(pages, { sportsEvents }) {
    pages.get('/sports-events', async (c) => {
      const { refused, done, sport, ...rest } = c.req.query();
      const query = sportsEventsQuerySchema.catch({ state: 'OPEN' }).parse({ ...rest, ...(sport && { sport }) });
      return sendPage(c, 'Sports events', renderSportsEvents(await sportsEvents.list(query), query, sportsEvents.sports));
    });
  },
};

const toNumber = (text: string | undefined) => (text === undefined ? undefined : Number(text));
