import { Hono } from 'hono';
import { maskReceiver } from '#sandbox/kit/mask.ts';
import { consoleParts } from './console-parts.ts';
import type { OpsContext } from './context.ts';
import { showClock, showGeo, showLimits } from './controls.ts';
import { readMaintenance } from './maintenance.ts';
import { refuse, refuseUnknown, toEnvelope } from './refusals.ts';
import { currentOperator, requireRole } from './roles.ts';

/** What the operator's REST API under `/api` reads; what it changes is in `changes/`. */
export function createOpsApi(context: OpsContext): Hono {
  const api = new Hono();
  api.get('/clock', (c) => c.json(showClock(context)));
  api.get('/geo', (c) => c.json(showGeo(context)));
  api.get('/limits', (c) => c.json(showLimits(context)));
  api.get('/maintenance', async (c) => c.json({ maintenance: await readMaintenance(context.config) }));
  api.get('/faults', (c) => c.json(context.faults.list()));
  api.get('/outbox', async (c) => {
    requireRole(currentOperator().role, ['message.read']);
    return c.json(await listMessages(context, c.req.query('to')));
  });
  api.get('/tracking/ads', (c) => c.json(context.tracking.ads()));
  api.get('/tracking', (c) => c.json(context.tracking.list(c.req.query('consentId'))));
  api.get('/ledger/verify', async (c) => c.json(await context.verifyLedger()));
  for (const part of consoleParts) part.api(api, context);
  api.all('*', () => refuseUnknown());
  api.onError((error) => refuse(toEnvelope(error)));
  return api;
}

/** Receivers are masked unless the request names one. DEC-X-8. */
async function listMessages({ outbox }: OpsContext, to: string | undefined) {
  if (to) return outbox.list(to);
  return (await outbox.list()).map((message) => ({ ...message, to: maskReceiver(message.to) }));
}
