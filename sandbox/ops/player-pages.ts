import { type Context, Hono } from 'hono';
import { maskPlayer } from './api.ts';
import type { OpsDesk } from './desk.ts';
import { bodyOfPlayerForm, readFields } from './forms.ts';
import { bodyOfDocumentsForm, bodyOfLimitationForm, bodyOfLimitsForm } from './holdings.ts';
import { noticeOf, outcome } from './outcome.ts';
import { renderPage } from './page/layout.ts';
import { renderPlayer, renderPlayers } from './page/players.ts';
import { type PlayerCard, playerChangeSchema } from './players.ts';

type Fields = Readonly<Record<string, string>>;

/** The players for a person: the list, and each with what may be changed of him. */
export function createPlayerPages({ players }: Pick<OpsDesk, 'players'>): Hono {
  const pages = new Hono();
  const unknown = (c: Context) => c.html(renderPage('No such player', renderPlayers([], undefined)), 404);

  pages.get('/players', async (c) => {
    const search = c.req.query('search') || undefined;
    const found = (await players.list(search)).map(maskPlayer);
    return c.html(renderPage('Players', renderPlayers(found, search)));
  });
  pages.get('/players/:playerId', async (c) => {
    const playerId = c.req.param('playerId');
    const [player, holdings] = await Promise.all([players.read(playerId), players.readHoldings(playerId)]);
    if (!player || !holdings) return unknown(c);
    return c.html(renderPage(`Player ${player.playerId}`, renderPlayer(player, holdings), noticeOf(c.req.query())));
  });

  function form(path: string, section: string, bodyOf: (fields: Fields, player: PlayerCard) => unknown): void {
    pages.post(path, async (c) => {
      const player = await players.read(c.req.param('playerId') ?? '');
      if (!player) return unknown(c);
      const { playerId } = player;
      const work = async () => {
        const body = await bodyOf(await readFields(c.req), player);
        await players.update(playerId, playerChangeSchema.parse(body));
      };
      return c.redirect(await outcome(`/players/${playerId}`, section, work), 303);
    });
  }
  const holdingsOf = async ({ playerId }: PlayerCard) => {
    const holdings = await players.readHoldings(playerId);
    if (!holdings) throw new Error('a player has left while his form was sent');
    return holdings;
  };
  form('/players/:playerId', '', bodyOfPlayerForm);
  form('/players/:playerId/limits', '#limits', async (fields, player) => bodyOfLimitsForm(fields, await holdingsOf(player)));
  form('/players/:playerId/documents', '#documents', async (fields, player) =>
    bodyOfDocumentsForm(fields, await holdingsOf(player)),
  );
  form('/players/:playerId/limitations', '#limitations', bodyOfLimitationForm);
  return pages;
}
