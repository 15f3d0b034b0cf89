import { Hono } from 'hono';
import { envelopeOf } from '#lib/core/api/errors.ts';
import { defineChange } from './changes/change.ts';
import type { OpsContext } from './context.ts';
import { readNotice, renderPage } from './page/layout.ts';
import { renderFoundLine, renderPlayerLedger } from './page/ledger.ts';
import { renderNoPlayer } from './page/players.ts';
import { adjustmentSchema, ledgerPageSchema } from './port/ledger.ts';
import { readTypedAmount } from './port/typed-amount.ts';
import { refuse } from './refusals.ts';

/** `/api/player/{playerId}/ledger` and `/api/transactions/{reference}`. */
export function createLedgerApi({ ledger }: Pick<OpsContext, 'ledger'>): Hono {
  const api = new Hono();
  api.get('/player/:playerId/ledger', async (c) => {
    const { position } = ledgerPageSchema.parse(c.req.query());
    const found = await ledger.read(c.req.param('playerId'), position);
    return found ? c.json(found) : refuse(envelopeOf(404, 'error.not_found'));
  });
  api.get('/transactions/:reference', async (c) => {
    const found = await ledger.find(c.req.param('reference'));
    return found ? c.json(found) : refuse(envelopeOf(404, 'error.not_found'));
  });
  return api;
}

/** The correction of a balance. */
export function ledgerChanges({ ledger }: Pick<OpsContext, 'ledger'>) {
  return [
    defineChange({
      path: '/player/:playerId/adjustment',
      action: 'ledger.correct',
      body: adjustmentSchema,
      perform: (adjustment, { params: { playerId = '' }, cause }) => ledger.adjust(playerId, adjustment, cause),
      forms: [
        {
          path: '/players/:playerId/ledger',
          async toBody({ amount = '', reference }, { playerId = '' }) {
            const currency = (await ledger.read(playerId, 0))?.currency ?? '';
            return { amount: readTypedAmount(amount, currency), reference };
          },
          back: (c) => `/players/${encodeURIComponent(c.req.param('playerId') ?? '')}/ledger`,
        },
      ],
    }),
  ];
}

/** The pages `/players/{playerId}/ledger` and `/transactions`. */
export function createLedgerPages({ ledger, players }: Pick<OpsContext, 'ledger' | 'players'>): Hono {
  const pages = new Hono();
  pages.get('/players/:playerId/ledger', async (c) => {
    const { position } = ledgerPageSchema.catch({ position: 0 }).parse(c.req.query());
    const playerId = c.req.param('playerId');
    const [player, found] = await Promise.all([players.read(playerId), ledger.read(playerId, position)]);
    if (!player || !found) return c.html(renderPage('Player not found', renderNoPlayer()), 404);
    const body = renderPlayerLedger(player, found, crypto.randomUUID());
    return c.html(renderPage(`Ledger of player ${player.playerId}`, body, readNotice(c.req.query())));
  });
  pages.get('/transactions', async (c) => {
    const reference = c.req.query('reference')?.trim().slice(0, 40) ?? '';
    const found = await ledger.find(reference);
    return c.html(renderPage('Transactions', renderFoundLine(found, reference)));
  });
  return pages;
}
