import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Service } from '#sandbox/kit/service.ts';
import { handleUnexpectedError } from '#sandbox/kit/trace.ts';
import { createOpsApi } from './api.ts';
import { createConsole } from './console.ts';
import type { OpsContext } from './context.ts';
import { requireOperator, requireSameOrigin } from './guard.ts';
import { readHealth } from './health.ts';
import { refuse, toEnvelope } from './refusals.ts';

const maxEventBytes = 8 * 1024;

/** The operator console and REST API (port 4112). The health check and the tracking collector need no password. */
export function createOpsService(context: OpsContext): Service {
  const app = new Hono();
  app.onError(handleUnexpectedError('ops'));
  app.get('/api/health', async (c) => c.json(await readHealth(context.config)));
  app.post('/collect', bodyLimit({ maxSize: maxEventBytes }), async (c) => {
    try {
      context.tracking.collect(JSON.parse(await c.req.text()));
      return c.body(null, 204);
    } catch (error) {
      return refuse(toEnvelope(error));
    }
  });
  app.use(requireOperator(context.config), requireSameOrigin);
  app.route('/api', createOpsApi(context));
  app.route('/', createConsole(context));
  return { name: 'ops', app, reset: async () => {}, healthy: async () => true };
}
