import { type Context, Hono } from 'hono';
import { maskPlayer } from './api.ts';
import type { OpsContext } from './context.ts';
import { readFields, toPlayerChange } from './forms.ts';
import { renderPage } from './page/layout.ts';
import { renderPlayer, renderPlayers } from './page/players.ts';
import { type PlayerCard, playerChangeSchema } from './players.ts';
import { toDocumentsChange, toLimitationChange, toLimitsChange, toLockChange } from './restrictions.ts';
import { readNotice, runForm } from './run-form.ts';

type Fields = Readonly<Record<string, string>>;

/** The pages with the list of players and with the forms of each player. */
export function createPlayerPages({ players, config }: Pick<OpsContext, 'players' | 'config'>): Hono {
  const pages = new Hono();
  const notFound = (c: Context) => c.html(renderPage('Player not found', renderPlayers([], undefined)), 404);

  pages.get('/players', async (c) => {
    const search = c.req.query('search') || undefined;
    const found = (await players.list(search)).map(maskPlayer);
    return c.html(renderPage('Players', renderPlayers(found, search)));
  });
  pages.get('/players/:playerId', async (c) => {
    const playerId = c.req.param('playerId');
    const [player, restrictions] = await Promise.all([players.read(playerId), players.readRestrictions(playerId)]);
    if (!player || !restrictions) return notFound(c);
    return c.html(renderPage(`Player ${player.playerId}`, renderPlayer(player, restrictions), readNotice(c.req.query())));
  });

  function form(path: string, section: string, bodyOf: (fields: Fields, player: PlayerCard) => unknown): void {
    pages.post(path, async (c) => {
      const player = await players.read(c.req.param('playerId') ?? '');
      if (!player) return notFound(c);
      const { playerId } = player;
      const work = async () => {
        const body = await bodyOf(await readFields(c.req), player);
        await players.update(playerId, playerChangeSchema.parse(body), config.operator.user);
      };
      return c.redirect(await runForm(`/players/${playerId}`, section, work), 303);
    });
  }
  const readRestrictions = async ({ playerId }: PlayerCard) => {
    const restrictions = await players.readRestrictions(playerId);
    if (!restrictions) throw new Error(`Player ${playerId} no longer exists.`);
    return restrictions;
  };
  form('/players/:playerId', '', toPlayerChange);
  form('/players/:playerId/limits', '#limits', async (fields, player) => toLimitsChange(fields, await readRestrictions(player)));
  form('/players/:playerId/lock', '#locks', toLockChange);
  form('/players/:playerId/documents', '#documents', async (fields, player) =>
    toDocumentsChange(fields, await readRestrictions(player)),
  );
  form('/players/:playerId/limitations', '#limitations', toLimitationChange);
  return pages;
}
