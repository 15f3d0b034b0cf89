import { maskEmail, maskPhone } from '#sandbox/kit/mask.ts';
import { type ChangeForm, defineChange } from './changes/change.ts';
import type { ConsolePart } from './console-part.ts';
import type { OpsContext } from './context.ts';
import { sendPage } from './page/layout.ts';
import { renderNoPlayer, renderPlayer, renderPlayers } from './page/players.ts';
import { actionsOfPlayerChange, mayChange } from './player-actions.ts';
import type { Fields } from './port/forms.ts';
import { OpsRefusal } from './port/ops-refusal.ts';
import {
  erasureSchema,
  type PlayerCard,
  type PlayerPage,
  type PlayersQuery,
  playerChangeSchema,
  playersQuerySchema,
  toPlayerChange,
} from './port/players.ts';
import {
  type PlayerRestrictions,
  toDocumentsChange,
  toLimitationChange,
  toLimitsChange,
  toLockChange,
} from './port/restrictions.ts';
import { shownIn } from './port/shown.ts';
import { replyFound } from './refusals.ts';

interface KnownPlayer {
  readonly player: PlayerCard;
  readonly restrictions: PlayerRestrictions;
}

const changedMeanwhile =
  'Something of this player has changed since the page was loaded. Nothing was saved: look at what is shown now, and save again.';

export const playerPart: ConsolePart<'players'> = {
  /** `/api/players` and `/api/player/{playerId}`. */
  api(api, { players }) {
    api.get('/players', async (c) => c.json(await listMasked(players, playersQuerySchema.parse(c.req.query()))));
    api.get('/player/:playerId', async (c) => {
      const found = await readAll(players, c.req.param('playerId'));
      return replyFound(found && { ...found.player, ...found.restrictions });
    });
    api.get('/player/:playerId/erasure', async (c) => replyFound(await players.readErasure(c.req.param('playerId'))));
  },
  /** The changes of a player, with a form for each part of the page. */
  changes({ players }) {
    const form = (
      path: string,
      section: string,
      bodyOf: (fields: Fields, known: KnownPlayer) => unknown,
      shown?: (known: KnownPlayer) => string,
    ): ChangeForm => ({
      path: `/players/:playerId${path}`,
      section,
      async toBody(fields, { playerId = '' }) {
        const known = await readAll(players, playerId);
        if (!known) throw new OpsRefusal(404, 'error.not_found', 'There is no such player.');
        if (shown && fields.shown !== shown(known)) throw new OpsRefusal(409, 'error.changed', changedMeanwhile);
        return bodyOf(fields, known);
      },
      back: (c) => `/players/${encodeURIComponent(c.req.param('playerId') ?? '')}`,
    });
    return [
      defineChange({
        path: '/player/:playerId',
        action: actionsOfPlayerChange,
        body: playerChangeSchema,
        perform: (change, { params: { playerId = '' }, cause }) => players.update(playerId, change, cause),
        forms: [
          form(
            '',
            '',
            (fields, { player }) => toPlayerChange(fields, player, mayChange),
            ({ player }) => shownIn.player(player),
          ),
          form(
            '/limits',
            '#limits',
            (fields, { restrictions }) => toLimitsChange(fields, restrictions),
            ({ restrictions }) => shownIn.limits(restrictions),
          ),
          form('/lock', '#locks', toLockChange),
          form(
            '/documents',
            '#documents',
            (fields, { restrictions }) => toDocumentsChange(fields, restrictions),
            ({ restrictions }) => shownIn.documents(restrictions),
          ),
          form('/limitations', '#limitations', (fields, { restrictions }) => toLimitationChange(fields, restrictions)),
        ],
      }),
      defineChange({
        path: '/player/:playerId/erasure',
        action: 'player.erase',
        body: erasureSchema,
        perform: (_, { params: { playerId = '' }, cause }) => players.erase(playerId, cause),
        forms: [form('/erasure', '#erasure', (fields) => fields)],
      }),
    ];
  },
  /** The pages with the list of players and with the forms of each player. */
  pages(pages, { players }) {
    pages.get('/players', async (c) => {
      const query = playersQuerySchema.catch({ search: '', position: 0 }).parse(c.req.query());
      return sendPage(c, 'Players', renderPlayers(await listMasked(players, query), query.search));
    });
    pages.get('/players/:playerId', async (c) => {
      const found = await readAll(players, c.req.param('playerId'));
      if (!found) return sendPage(c, 'Player not found', renderNoPlayer(), 404);
      return sendPage(c, `Player ${found.player.playerId}`, renderPlayer(found));
    });
  },
};

/** Undefined for an unknown player. */
async function readAll(players: OpsContext['players'], playerId: string) {
  const [player, restrictions, erasure] = await Promise.all([
    players.read(playerId),
    players.readRestrictions(playerId),
    players.readErasure(playerId),
  ]);
  return player && restrictions && erasure && { player, restrictions, erasure };
}

/** Lists show masked addresses; the player's page shows the full ones. DEC-X-8. */
async function listMasked(players: OpsContext['players'], query: PlayersQuery): Promise<PlayerPage> {
  const page = await players.list(query);
  return { ...page, players: page.players.map(maskPlayer) };
}

function maskPlayer(player: PlayerCard): PlayerCard {
  return {
    ...player,
    name: player.name.replace(/(?<=\S)\S+/g, '•••'),
    email: maskEmail(player.email),
    mobilePhone: player.mobilePhone && maskPhone(player.mobilePhone),
  };
}
