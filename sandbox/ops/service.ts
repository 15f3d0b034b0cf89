import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { z } from 'zod';
import { handleUnexpectedError, refuseUnknownAddress } from '#sandbox/kit/http/trace.ts';
import type { Service } from '#sandbox/kit/service.ts';
import { createOpsApi } from './api.ts';
import type { OpsEnv } from './changes/change.ts';
import { listChanges } from './changes/list-changes.ts';
import { serveChanges } from './changes/serve-changes.ts';
import { createConsole } from './console.ts';
import type { OpsContext } from './context.ts';
import { requireOperator, requireSameOrigin, setSecurityHeaders } from './guard.ts';
import { readHealth } from './health.ts';
import { refuse, toEnvelope } from './refusals.ts';

const maxEventBytes = 8 * 1024;
const maxFormBytes = 256 * 1024;
/** The script of an advertising partner. */
const adScript = readFileSync(new URL('./client/ad.js', import.meta.url), 'utf8');

/** The operator console and REST API (port 4112). The health check, the tracking collector and the advertising tag need no password. */
export function createOpsService(context: OpsContext): Service {
  const app = new Hono();
  app.onError(handleUnexpectedError('ops'));
  app.notFound(refuseUnknownAddress);
  app.get('/api/health', async (c) => c.json(await readHealth(context.config)));
  app.post('/collect', async (c) => {
    try {
      context.tracking.collect(JSON.parse(await c.req.text()));
      return c.body(null, 204);
    } catch (error) {
      return refuse(toEnvelope(error));
    }
  });
  app.get('/tag/ad.js', (c) =>
    c.body(adScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }),
  );
  app.get('/tag/seen.svg', (c) => {
    const market = z
      .string()
      .regex(/^[A-Z]{2}$/)
      .safeParse(c.req.query('market'));
    if (market.success) context.tracking.sawAd(market.data);
    return c.body('<svg xmlns="http://www.w3.org/2000/svg"/>', 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'no-store',
    });
  });
  const signedIn = new Hono<OpsEnv>();
  signedIn.use(setSecurityHeaders, requireOperator(context.config), requireSameOrigin);
  serveChanges(signedIn, listChanges(context));
  signedIn.route('/api', createOpsApi(context));
  signedIn.route('/', createConsole(context));
  app.route('/', signedIn);
  return {
    name: 'ops',
    app,
    bodies: { maxBytes: (url) => (url.startsWith('/collect') ? maxEventBytes : maxFormBytes) },
    reset: async () => {},
    healthy: async () => true,
  };
}
