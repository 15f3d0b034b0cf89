import { Hono } from 'hono';
import { envelopeOf } from '#lib/core/api/errors.ts';
import type { OpsContext } from './context.ts';
import { readFields } from './forms.ts';
import { renderPage } from './page/layout.ts';
import { renderSportsEvents } from './page/sports-events.ts';
import { refuse } from './refusals.ts';
import { readNotice, runForm } from './run-form.ts';
import { eventDecisionSchema, sportsEventsQuerySchema } from './sports-events.ts';

/** `/api/sports-events`: the events of the sportsbook, and the decision on one of them. */
export function createSportsEventApi({ sportsEvents, config }: Pick<OpsContext, 'sportsEvents' | 'config'>): Hono {
  const api = new Hono();
  api.get('/sports-events', async (c) => {
    const query = sportsEventsQuerySchema.parse(c.req.query());
    return c.json({ events: await sportsEvents.list(query) });
  });
  api.post('/sports-events/:eventId', async (c) => {
    const decision = eventDecisionSchema.parse(JSON.parse(await c.req.text()));
    const decided = await sportsEvents.decide(c.req.param('eventId'), decision, config.operator.user);
    return decided ? c.json(decided) : refuse(envelopeOf(404, 'error.not_found'));
  });
  return api;
}

/** The page `/sports-events`. */
export function createSportsEventPages({ sportsEvents, config }: Pick<OpsContext, 'sportsEvents' | 'config'>): Hono {
  const pages = new Hono();
  pages.get('/sports-events', async (c) => {
    const { refused, done, sport, ...rest } = c.req.query();
    const query = sportsEventsQuerySchema.catch({ state: 'OPEN' }).parse({ ...rest, ...(sport && { sport }) });
    const body = renderSportsEvents(await sportsEvents.list(query), query);
    return c.html(renderPage('Sports events', body, readNotice(c.req.query())));
  });
  pages.post('/sports-events/:eventId', async (c) => {
    const work = async () => {
      const { action, reason, home, away } = await readFields(c.req);
      const score = action === 'SETTLE' ? { home: toNumber(home), away: toNumber(away) } : {};
      const decision = eventDecisionSchema.parse({ action, reason, ...score });
      await sportsEvents.decide(c.req.param('eventId'), decision, config.operator.user);
    };
    return c.redirect(await runForm('/sports-events', '', work), 303);
  });
  return pages;
}

const toNumber = (text: string | undefined) => (text === undefined ? undefined : Number(text));
