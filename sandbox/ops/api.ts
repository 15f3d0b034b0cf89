import { Hono } from 'hono';
import { envelopeOf } from '#lib/core/api/errors.ts';
import { maskReceiver } from '#sandbox/kit/mask.ts';
import { createBetApi } from './bet-routes.ts';
import { createBonusApi } from './bonus-routes.ts';
import { createCampaignApi } from './campaign-routes.ts';
import { createChatApi } from './chat-routes.ts';
import type { OpsContext } from './context.ts';
import { showClock, showGeo, showLimits } from './controls.ts';
import { createDocumentApi } from './document-routes.ts';
import { createLedgerApi } from './ledger-routes.ts';
import { readMaintenance } from './maintenance.ts';
import { createMatchApi } from './match-routes.ts';
import { createPlayerApi } from './player-routes.ts';
import { createProtectionApi } from './protection-routes.ts';
import { createQuestionnaireApi } from './questionnaire-routes.ts';
import { refuse, toEnvelope } from './refusals.ts';
import { currentOperator, requireRole } from './roles.ts';
import { createSportsEventApi } from './sports-event-routes.ts';
import { createWithdrawalApi } from './withdrawal-routes.ts';

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
  api.route('/', createPlayerApi(context));
  api.route('/', createLedgerApi(context));
  api.route('/', createWithdrawalApi(context));
  api.route('/', createDocumentApi(context));
  api.route('/', createQuestionnaireApi(context));
  api.route('/', createMatchApi(context));
  api.route('/', createCampaignApi(context));
  api.route('/', createBonusApi(context));
  api.route('/', createProtectionApi(context));
  api.route('/', createChatApi(context));
  api.route('/', createBetApi(context));
  api.route('/', createSportsEventApi(context));
  api.all('*', () => refuse(envelopeOf(404, 'error.not_found')));
  api.onError((error) => refuse(toEnvelope(error)));
  return api;
}

/** Receivers are masked unless the request names one. DEC-X-8. */
async function listMessages({ outbox }: OpsContext, to: string | undefined) {
  if (to) return outbox.list(to);
  return (await outbox.list()).map((message) => ({ ...message, to: maskReceiver(message.to) }));
}
