import { Hono } from 'hono';
import { envelopeOf } from '#lib/platform/errors.ts';
import { actionNames, actions, showClock, showGeo, showLimits } from './actions.ts';
import type { OpsDesk } from './desk.ts';
import { createLedgerApi } from './ledger-routes.ts';
import { readMaintenance } from './maintenance.ts';
import { maskEmail, maskPhone, maskReceiver } from './mask.ts';
import { type PlayerCard, playerChangeSchema } from './players.ts';
import { envelopeFor, refuse } from './refusals.ts';
import { createWithdrawalApi } from './withdrawal-routes.ts';

/** The operator's REST interface under `/api` (decisions §3.12). */
export function createOpsApi(desk: OpsDesk): Hono {
  const api = new Hono();
  for (const name of actionNames) {
    api.post(`/${name}`, async (c) => c.json((await actions[name](desk, await readJson(c.req.raw))) as object));
  }
  api.get('/clock', (c) => c.json(showClock(desk)));
  api.get('/geo', (c) => c.json(showGeo(desk)));
  api.get('/limits', (c) => c.json(showLimits(desk)));
  api.get('/maintenance', async (c) => c.json({ maintenance: await readMaintenance(desk.config) }));
  api.get('/faults', (c) => c.json(desk.faults.list()));
  api.get('/outbox', async (c) => c.json(await listMessages(desk, c.req.query('to'))));
  api.get('/tracking', (c) => c.json(desk.tracking.list(c.req.query('consentId'))));
  api.get('/ledger/verify', async (c) => c.json(await desk.verifyLedger()));
  api.get('/players', async (c) => c.json((await desk.players.list(c.req.query('search'))).map(maskPlayer)));
  api.get('/player/:playerId', async (c) => {
    const playerId = c.req.param('playerId');
    const [player, holdings] = await Promise.all([desk.players.read(playerId), desk.players.readHoldings(playerId)]);
    return player ? c.json({ ...player, ...holdings }) : refuse(envelopeOf(404, 'error.not_found'));
  });
  api.post('/player/:playerId', async (c) => {
    const change = playerChangeSchema.parse(await readJson(c.req.raw));
    const player = await desk.players.update(c.req.param('playerId'), change);
    return player ? c.json(player) : refuse(envelopeOf(404, 'error.not_found'));
  });
  api.route('/', createLedgerApi(desk));
  api.route('/', createWithdrawalApi(desk));
  api.all('*', () => refuse(envelopeOf(404, 'error.not_found')));
  api.onError((error) => refuse(envelopeFor(error)));
  return api;
}

/** An empty body counts as `{}`. Throws `SyntaxError`. */
async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  return text.trim() === '' ? {} : JSON.parse(text);
}

/** Whoever names the receiver may read the address; a list of everybody is masked. DEC-X-8. */
async function listMessages({ outbox }: OpsDesk, to: string | undefined) {
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
