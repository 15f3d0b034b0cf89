import { Hono } from 'hono';
import { envelopeOf } from '#lib/core/api/errors.ts';
import type { OpsContext } from './context.ts';
import { readFields } from './forms.ts';
import { adjustmentSchema, ledgerPageSchema } from './ledger.ts';
import { renderPage } from './page/layout.ts';
import { renderPlayerLedger } from './page/ledger.ts';
import { renderPlayers } from './page/players.ts';
import { refuse } from './refusals.ts';
import { readNotice, runForm } from './run-form.ts';

/** `/api/player/{playerId}/ledger` and `/adjustment`. */
export function createLedgerApi(context: OpsContext): Hono {
  const api = new Hono();
  api.get('/player/:playerId/ledger', async (c) => {
    const { position } = ledgerPageSchema.parse(c.req.query());
    const ledger = await context.ledger.read(c.req.param('playerId'), position);
    return ledger ? c.json(ledger) : refuse(envelopeOf(404, 'error.not_found'));
  });
  api.post('/player/:playerId/adjustment', async (c) => {
    const adjustment = adjustmentSchema.parse(JSON.parse(await c.req.text()));
    const receipt = await context.ledger.adjust(c.req.param('playerId'), adjustment, context.config.operator.user);
    return receipt ? c.json(receipt) : refuse(envelopeOf(404, 'error.not_found'));
  });
  return api;
}

/** The page `/players/{playerId}/ledger`. */
export function createLedgerPages(context: OpsContext): Hono {
  const pages = new Hono();
  pages.get('/players/:playerId/ledger', async (c) => {
    const { position } = ledgerPageSchema.catch({ position: 0 }).parse(c.req.query());
    const playerId = c.req.param('playerId');
    const [player, ledger] = await Promise.all([context.players.read(playerId), context.ledger.read(playerId, position)]);
    if (!player || !ledger) return c.html(renderPage('Player not found', renderPlayers([], undefined)), 404);
    const body = renderPlayerLedger(player, ledger, crypto.randomUUID());
    return c.html(renderPage(`Ledger of player ${player.playerId}`, body, readNotice(c.req.query())));
  });
  pages.post('/players/:playerId/ledger', async (c) => {
    const playerId = c.req.param('playerId');
    const work = async () => {
      const { amount, reason, reference } = await readFields(c.req);
      const adjustment = adjustmentSchema.parse({ amount: Number(amount ?? Number.NaN), reason: reason ?? '', reference });
      await context.ledger.adjust(playerId, adjustment, context.config.operator.user);
    };
    return c.redirect(await runForm(`/players/${encodeURIComponent(playerId)}/ledger`, '', work), 303);
  });
  return pages;
}
