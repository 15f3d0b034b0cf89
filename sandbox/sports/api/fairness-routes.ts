import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { envelopeOf } from '#lib/core/api/errors.ts';
import type { VirtualClock } from '#sandbox/kit/clock.ts';
import type { EventBook } from '../events/model.ts';
import { fairnessOf } from '../events/verify-match.ts';

/** What a result is verified by, for anyone (SPB-10). */
export function createFairnessRoutes({
  book,
  clock,
}: {
  readonly book: EventBook;
  readonly clock: Pick<VirtualClock, 'now'>;
}): Hono {
  const app = new Hono();
  app.get('/api/fairness/:eventId', cors(), (c) => {
    c.header('Cache-Control', 'public, max-age=5');
    const state = book.read(c.req.param('eventId'), clock.now());
    return state ? c.json(fairnessOf(state)) : c.json(envelopeOf(404, 'error.not_found'), 404);
  });
  return app;
}
