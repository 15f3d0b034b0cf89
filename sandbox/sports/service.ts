import { Hono } from 'hono';
import type { Service } from '#sandbox/kit/service.ts';
import { handleUnexpectedError } from '#sandbox/kit/trace.ts';

/** A sportsbook (port 4107). */
export function createSportsService(): Service {
  const app = new Hono();
  app.onError(handleUnexpectedError('sports'));
  return { name: 'sports', app, reset: async () => undefined, healthy: async () => true };
}
