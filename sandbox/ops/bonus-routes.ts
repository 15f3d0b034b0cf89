import { Hono } from 'hono';
import { envelopeOf } from '#lib/core/api/errors.ts';
import { bonusActionSchema, bonusPageSchema, grantSchema } from './bonuses.ts';
import type { OpsContext } from './context.ts';
import { readFields } from './forms.ts';
import { OpsRefusal } from './ops-refusal.ts';
import { renderPage } from './page/layout.ts';
import { renderPlayerBonuses } from './page/player-bonuses.ts';
import { renderPlayers } from './page/players.ts';
import { refuse } from './refusals.ts';
import { readNotice, runForm } from './run-form.ts';

/** `/api/player/{playerId}/bonuses`: a player's bonuses; one is granted, or one of them is ended. */
export function createBonusApi({ bonuses, config }: Pick<OpsContext, 'bonuses' | 'config'>): Hono {
  const api = new Hono();
  const notFound = () => refuse(envelopeOf(404, 'error.not_found'));
  api.get('/player/:playerId/bonuses', async (c) => {
    const { position } = bonusPageSchema.parse(c.req.query());
    const found = await bonuses.read(c.req.param('playerId'), position);
    return found ? c.json(found) : notFound();
  });
  api.post('/player/:playerId/bonuses', async (c) => {
    const grant = grantSchema.parse(JSON.parse(await c.req.text()));
    const granted = await bonuses.grant(c.req.param('playerId'), grant, config.operator.user);
    return granted ? c.json(granted, 201) : notFound();
  });
  api.post('/player/:playerId/bonuses/:assignmentId', async (c) => {
    const end = bonusActionSchema.parse(JSON.parse(await c.req.text()));
    const { playerId, assignmentId } = c.req.param();
    const ended = await bonuses.end(playerId, assignmentId, end, config.operator.user);
    return ended ? c.json(ended) : notFound();
  });
  return api;
}

/** The page `/players/{playerId}/bonuses`. */
export function createBonusPages({ bonuses, players, config }: Pick<OpsContext, 'bonuses' | 'players' | 'config'>): Hono {
  const pages = new Hono();
  const pathOf = (playerId: string) => `/players/${encodeURIComponent(playerId)}/bonuses`;
  const requireFound = (found: unknown) => {
    if (!found) throw new OpsRefusal(404, 'error.not_found', 'The player has no such bonus.');
  };
  pages.get('/players/:playerId/bonuses', async (c) => {
    const { position } = bonusPageSchema.catch({ position: 0 }).parse(c.req.query());
    const playerId = c.req.param('playerId');
    const [player, found] = await Promise.all([players.read(playerId), bonuses.read(playerId, position)]);
    if (!player || !found) return c.html(renderPage('Player not found', renderPlayers([], undefined)), 404);
    const body = renderPlayerBonuses(player.playerId, found);
    return c.html(renderPage(`Bonuses of player ${player.playerId}`, body, readNotice(c.req.query())));
  });
  pages.post('/players/:playerId/bonuses', async (c) => {
    const playerId = c.req.param('playerId');
    const work = async () => {
      const { amount, ...fields } = await readFields(c.req);
      const grant = grantSchema.parse({ ...fields, ...(amount !== undefined && { amount: Number(amount) }) });
      requireFound(await bonuses.grant(playerId, grant, config.operator.user));
    };
    return c.redirect(await runForm(pathOf(playerId), '', work), 303);
  });
  pages.post('/players/:playerId/bonuses/:assignmentId', async (c) => {
    const { playerId, assignmentId } = c.req.param();
    const work = async () => {
      const end = bonusActionSchema.parse(await readFields(c.req));
      requireFound(await bonuses.end(playerId, assignmentId, end, config.operator.user));
    };
    return c.redirect(await runForm(pathOf(playerId), '', work), 303);
  });
  return pages;
}
