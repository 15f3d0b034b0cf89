import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Service } from '#sandbox/kit/service.ts';
import { answerBroken } from '#sandbox/kit/trace.ts';
import { createOpsApi } from './api.ts';
import { createConsole } from './console.ts';
import type { OpsDesk } from './desk.ts';
import { requireOperator, requireSameOrigin } from './guard.ts';
import { readHealth } from './health.ts';
import { envelopeFor, refuse } from './refusals.ts';

const maxEventBytes = 8 * 1024;

/** The operator's console and REST interface (4112, decisions §3.12). Health needs no password: start scripts ask it; nor does the collector. */
export function createOpsService(desk: OpsDesk): Service {
  const app = new Hono();
  app.onError(answerBroken('ops'));
  app.get('/api/health', async (c) => c.json(await readHealth(desk.config)));
  app.post('/collect', bodyLimit({ maxSize: maxEventBytes }), async (c) => {
    try {
      desk.tracking.collect(JSON.parse(await c.req.text()));
      return c.body(null, 204);
    } catch (error) {
      return refuse(envelopeFor(error));
    }
  });
  app.use(requireOperator(desk.config), requireSameOrigin);
  app.route('/api', createOpsApi(desk));
  app.route('/', createConsole(desk));
  return { name: 'ops', app, reset: async () => {}, healthy: async () => true };
}
