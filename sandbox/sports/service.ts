import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { envelopeOf } from '#lib/core/api/errors.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import type { Service } from '#sandbox/kit/service.ts';
import { handleUnexpectedError } from '#sandbox/kit/trace.ts';
import { createContexts } from './contexts/contexts.ts';
import { createContextRoutes } from './contexts/routes.ts';
import { createPlatformClient, type PlatformClient } from './wallet/platform-client.ts';

const maxBodyBytes = 16 * 1024;

/** The platform and real time, for tests. */
export interface SportsOptions {
  readonly platform?: PlatformClient;
  readonly realNow?: () => number;
}

/** A sportsbook (port 4107). */
export async function createSportsService(context: SandboxContext, options: SportsOptions = {}): Promise<Service> {
  const { database } = context;
  const realNow = options.realNow ?? Date.now;
  const closing = new AbortController();
  const platform = options.platform ?? createPlatformClient(context, closing.signal);
  const contexts = createContexts({ ...context, platform, realNow });

  const app = new Hono();
  app.onError(handleUnexpectedError('sports'));
  app.use(bodyLimit({ maxSize: maxBodyBytes, onError: (c) => c.json(envelopeOf(413, 'error.body.too_large'), 413) }));
  app.route('/', createContextRoutes(context, contexts));
  app.notFound((c) => c.json(envelopeOf(404, 'error.not_found'), 404));

  return {
    name: 'sports',
    app,
    reset: async () => {
      await database.execute(sql`truncate sports_context`);
    },
    async healthy() {
      await database.execute(sql`select 1`);
      return true;
    },
    close: async () => closing.abort(),
  };
}
