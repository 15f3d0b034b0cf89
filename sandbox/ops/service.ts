import { Hono } from 'hono';
import type { Service } from '#sandbox/kit/service.ts';
import { createOpsApi } from './api.ts';
import { createConsole } from './console.ts';
import type { OpsDesk } from './desk.ts';
import { requireOperator, requireSameOrigin } from './guard.ts';
import { readHealth } from './health.ts';

/** The operator's console and REST interface (4112, decisions §3.12). Health needs no password: start scripts ask it. */
export function createOpsService(desk: OpsDesk): Service {
  const app = new Hono();
  app.get('/api/health', async (c) => c.json(await readHealth(desk.config)));
  app.use(requireOperator(desk.config), requireSameOrigin);
  app.route('/api', createOpsApi(desk));
  app.route('/', createConsole(desk));
  return { name: 'ops', app, reset: async () => {}, healthy: async () => true };
}
