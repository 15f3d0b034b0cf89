import { defineChange } from './changes/change.ts';
import type { ConsolePart } from './console-part.ts';
import { sendPage } from './page/layout.ts';
import { renderFoundLine, renderPlayerLedger } from './page/ledger.ts';
import { renderNoPlayer } from './page/players.ts';
import { adjustmentSchema, ledgerPageSchema } from './port/ledger.ts';
import { readTypedAmount } from './port/typed-amount.ts';
import { replyFound } from './refusals.ts';

export const ledgerPart: ConsolePart<'ledger' | 'players'> = {
  /** `/api/player/{playerId}/ledger` and `/api/transactions/{reference}`. */
  api(api, { ledger }) {
    api.get('/player/:playerId/ledger', async (c) => {
      const { position } = ledgerPageSchema.parse(c.req.query());
      return replyFound(await ledger.read(c.req.param('playerId'), position));
    });
    api.get('/transactions/:reference', async (c) => replyFound(await ledger.find(c.req.param('reference'))));
  },
  /** The correction of a balance. */
  changes: ({ ledger }) => [
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
  ],
  /** The pages `/players/{playerId}/ledger` and `/transactions`. */
  pages(pages, { ledger, players }) {
    pages.get('/players/:playerId/ledger', async (c) => {
      const { position } = ledgerPageSchema.catch({ position: 0 }).parse(c.req.query());
      const playerId = c.req.param('playerId');
      const [player, found] = await Promise.all([players.read(playerId), ledger.read(playerId, position)]);
      if (!player || !found) return sendPage(c, 'Player not found', renderNoPlayer(), 404);
      return sendPage(c, `Ledger of player ${player.playerId}`, renderPlayerLedger(player, found, crypto.randomUUID()));
    });
    pages.get('/transactions', async (c) => {
      const reference = c.req.query('reference')?.trim().slice(0, 40) ?? '';
      const found = await ledger.find(reference);
      return sendPage(c, 'Transactions', renderFoundLine(found, reference));
    });
  },
};
