import { Hono } from 'hono';
import { envelopeOf } from '#lib/core/api/errors.ts';
import { actionNames, actions, showClock, showGeo, showLimits } from './actions.ts';
import { createBetApi } from './bet-routes.ts';
import { createBonusApi } from './bonus-routes.ts';
import { createCampaignApi } from './campaign-routes.ts';
import { createChatApi } from './chat-routes.ts';
import type { OpsContext } from './context.ts';
import { createDocumentApi } from './document-routes.ts';
import { createLedgerApi } from './ledger-routes.ts';
import { readMaintenance } from './maintenance.ts';
import { maskEmail, maskPhone, maskReceiver } from './mask.ts';
import { createMatchApi } from './match-routes.ts';
import { type PlayerCard, playerChangeSchema } from './players.ts';
import { createProtectionApi } from './protection-routes.ts';
import { createQuestionnaireApi } from './questionnaire-routes.ts';
import { refuse, toEnvelope } from './refusals.ts';
import { createSportsEventApi } from './sports-event-routes.ts';
import { createWithdrawalApi } from './withdrawal-routes.ts';

/** The operator's REST API under `/api`. */
export function createOpsApi(context: OpsContext): Hono {
  const api = new Hono();
  for (const name of actionNames) {
    api.post(`/${name}`, async (c) => c.json((await actions[name](context, await readJson(c.req.raw))) as object));
  }
  api.get('/clock', (c) => c.json(showClock(context)));
  api.get('/geo', (c) => c.json(showGeo(context)));
  api.get('/limits', (c) => c.json(showLimits(context)));
  api.get('/maintenance', async (c) => c.json({ maintenance: await readMaintenance(context.config) }));
  api.get('/faults', (c) => c.json(context.faults.list()));
  api.get('/outbox', async (c) => c.json(await listMessages(context, c.req.query('to'))));
  api.get('/tracking/ads', (c) => c.json(context.tracking.ads()));
  api.get('/tracking', (c) => c.json(context.tracking.list(c.req.query('consentId'))));
  api.get('/ledger/verify', async (c) => c.json(await context.verifyLedger()));
  api.get('/players', async (c) => c.json((await context.players.list(c.req.query('search'))).map(maskPlayer)));
  api.get('/player/:playerId', async (c) => {
    const playerId = c.req.param('playerId');
    const [player, restrictions] = await Promise.all([
      context.players.read(playerId),
      context.players.readRestrictions(playerId),
    ]);
    return player ? c.json({ ...player, ...restrictions }) : refuse(envelopeOf(404, 'error.not_found'));
  });
  api.post('/player/:playerId', async (c) => {
    const change = playerChangeSchema.parse(await readJson(c.req.raw));
    const player = await context.players.update(c.req.param('playerId'), change, context.config.operator.user);
    return player ? c.json(player) : refuse(envelopeOf(404, 'error.not_found'));
  });
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

/** An empty body counts as `{}`. Throws `SyntaxError`. */
async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  return text.trim() === '' ? {} : JSON.parse(text);
}

/** Receivers are masked unless the request names one. DEC-X-8. */
async function listMessages({ outbox }: OpsContext, to: string | undefined) {
  if (to) return outbox.list(to);
  return (await outbox.list()).map((message) => ({ ...message, to: maskReceiver(message.to) }));
}

export function maskPlayer(player: PlayerCard): PlayerCard {
  return {
    ...player,
    name: player.name.replace(/(?<=\S)\S+/g, '•••'),
    email: maskEmail(player.email),
    mobilePhone: player.mobilePhone && maskPhone(player.mobilePhone),
  };
}
