import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import type { ZodError } from 'zod';
import { envelopeOf, fieldErrorsOf } from '#lib/core/api/errors.ts';
import { listSports, listSportsEvents } from '#lib/sportsbook/contract.ts';
import type { VirtualClock } from '#sandbox/kit/clock.ts';
import type { NamesOf } from '../api/names.ts';
import type { EventBook } from '../events/model.ts';
import { listCatalogue, listEvents } from './list-events.ts';

/** Odds change every five seconds. */
const cacheControl = 'public, max-age=5';

interface CatalogueOptions {
  readonly book: EventBook;
  readonly names: NamesOf;
  readonly clock: Pick<VirtualClock, 'now'>;
}

/** SPB-04: sports and events as data, for the site's own pages. */
export function createCatalogueRoutes({ book, names, clock }: CatalogueOptions): Hono {
  const app = new Hono();
  app.use('/api/catalogue/*', etag());
  app.get(listSportsEvents.path, (c) => {
    const query = listSportsEvents.query.safeParse(c.req.query());
    if (!query.success) return refuseQuery(c, query.error);
    c.header('Cache-Control', cacheControl);
    return c.json(listEvents(book, names, clock.now(), query.data));
  });
  app.get(listSports.path, (c) => {
    const query = listSports.query.safeParse(c.req.query());
    if (!query.success) return refuseQuery(c, query.error);
    c.header('Cache-Control', cacheControl);
    return c.json(listCatalogue(book, names, clock.now(), query.data.language));
  });
  return app;
}

function refuseQuery(c: Context, error: ZodError): Response {
  return c.json(envelopeOf(400, 'error.validation', { fieldErrors: fieldErrorsOf('query', error) }), 400);
}
