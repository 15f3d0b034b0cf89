import { defineChange, type OpsRequest } from './changes/change.ts';
import type { ConsolePart } from './console-part.ts';
import { sendPage } from './page/layout.ts';
import { renderPlayerBonuses } from './page/player-bonuses.ts';
import { renderNoPlayer } from './page/players.ts';
import { bonusActionSchema, bonusPageSchema, grantSchema } from './port/bonuses.ts';
import { readTypedAmount } from './port/typed-amount.ts';
import { replyFound } from './refusals.ts';

export const bonusPart: ConsolePart<'bonuses' | 'players'> = {
  /** `/api/player/{playerId}/bonuses`: a player's bonuses. */
  api(api, { bonuses }) {
    api.get('/player/:playerId/bonuses', async (c) => {
      const { position } = bonusPageSchema.parse(c.req.query());
      return replyFound(await bonuses.read(c.req.param('playerId'), position));
    });
  },
  /** One bonus is granted, or one is ended. */
  changes({ bonuses }) {
    const back = (c: OpsRequest) => `/players/${encodeURIComponent(c.req.param('playerId') ?? '')}/bonuses`;
    return [
      defineChange({
        path: '/player/:playerId/bonuses',
        action: 'bonus.grant',
        status: 201,
        body: grantSchema,
        perform: (grant, { params: { playerId = '' }, cause }) => bonuses.grant(playerId, grant, cause),
        forms: [
          {
            path: '/players/:playerId/bonuses',
            async toBody({ amount, ...fields }, { playerId = '' }) {
              if (amount === undefined) return fields;
              const currency = (await bonuses.read(playerId, 0))?.currency ?? '';
              return { ...fields, amount: readTypedAmount(amount, currency) };
            },
            back,
          },
        ],
      }),
      defineChange({
        path: '/player/:playerId/bonuses/:assignmentId',
        action: ({ action }) => [`bonus.${action}`],
        body: bonusActionSchema,
        perform: (end, { params: { playerId = '', assignmentId = '' }, cause }) =>
          bonuses.end(playerId, assignmentId, end, cause),
        forms: [{ path: '/players/:playerId/bonuses/:assignmentId', back }],
      }),
    ];
  },
  /** The page `/players/{playerId}/bonuses`. */
  pages(pages, { bonuses, players }) {
    pages.get('/players/:playerId/bonuses', async (c) => {
      const { position } = bonusPageSchema.catch({ position: 0 }).parse(c.req.query());
      const playerId = c.req.param('playerId');
      const [player, found] = await Promise.all([players.read(playerId), bonuses.read(playerId, position)]);
      if (!player || !found) return sendPage(c, 'Player not found', renderNoPlayer(), 404);
      return sendPage(c, `Bonuses of player ${player.playerId}`, renderPlayerBonuses(player.playerId, found));
    });
  },
};
