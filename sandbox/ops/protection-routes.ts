import { Hono } from 'hono';
import { envelopeOf } from '#lib/core/api/errors.ts';
import type { OpsContext } from './context.ts';
import { renderPage } from './page/layout.ts';
import { renderPlayers } from './page/players.ts';
import { renderProtection } from './page/protection.ts';
import { protectionPageSchema } from './protection.ts';
import { refuse } from './refusals.ts';

/** `/api/player/{playerId}/protection` and `/api/protection/verify`. */
export function createProtectionApi({ protection }: Pick<OpsContext, 'protection'>): Hono {
  const api = new Hono();
  api.get('/player/:playerId/protection', async (c) => {
    const { position } = protectionPageSchema.parse(c.req.query());
    const trail = await protection.read(c.req.param('playerId'), position);
    return trail ? c.json(trail) : refuse(envelopeOf(404, 'error.not_found'));
  });
  api.get('/protection/verify', async (c) => c.json(await protection.verify()));
  return api;
}

/** The page `/players/{playerId}/protection`. */
export function createProtectionPages({ protection }: Pick<OpsContext, 'protection'>): Hono {
  const pages = new Hono();
  pages.get('/players/:playerId/protection', async (c) => {
    const { position } = protectionPageSchema.catch({ position: 0 }).parse(c.req.query());
    const playerId = c.req.param('playerId');
    const trail = await protection.read(playerId, position);
    if (!trail) return c.html(renderPage('Player not found', renderPlayers([], undefined)), 404);
    return c.html(renderPage(`Protection of player ${playerId}`, renderProtection(playerId, trail)));
  });
  return pages;
}
