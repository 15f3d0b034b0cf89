import { Hono } from 'hono';
import { envelopeOf } from '#lib/core/api/errors.ts';
import type { OpsContext } from './context.ts';
import { renderAudit } from './page/audit.ts';
import { renderPage } from './page/layout.ts';
import { renderNoPlayer } from './page/players.ts';
import { renderProtection } from './page/protection.ts';
import { auditQuerySchema, protectionPageSchema } from './port/protection.ts';
import { refuse } from './refusals.ts';

/** `/api/player/{playerId}/protection`, `/api/protection/verify`, and `/api/audit`: what operators changed. */
export function createProtectionApi({ protection }: Pick<OpsContext, 'protection'>): Hono {
  const api = new Hono();
  api.get('/player/:playerId/protection', async (c) => {
    const { position } = protectionPageSchema.parse(c.req.query());
    const trail = await protection.read(c.req.param('playerId'), position);
    return trail ? c.json(trail) : refuse(envelopeOf(404, 'error.not_found'));
  });
  api.get('/protection/verify', async (c) => c.json(await protection.verify()));
  api.get('/audit', async (c) => c.json(await protection.listChanges(auditQuerySchema.parse(c.req.query()))));
  return api;
}

/** The pages `/players/{playerId}/protection` and `/audit`. */
export function createProtectionPages({ protection, config }: Pick<OpsContext, 'protection' | 'config'>): Hono {
  const pages = new Hono();
  pages.get('/players/:playerId/protection', async (c) => {
    const { position } = protectionPageSchema.catch({ position: 0 }).parse(c.req.query());
    const playerId = c.req.param('playerId');
    const trail = await protection.read(playerId, position);
    if (!trail) return c.html(renderPage('Player not found', renderNoPlayer()), 404);
    return c.html(renderPage(`Protection of player ${playerId}`, renderProtection(playerId, trail)));
  });
  pages.get('/audit', async (c) => {
    const { position, operator } = auditQuerySchema.catch({ position: 0 }).parse(c.req.query());
    const query = { position, operator: operator || undefined };
    const names = config.operators.map(({ user }) => user);
    return c.html(renderPage('Audit trail', renderAudit(await protection.listChanges(query), names, query.operator)));
  });
  return pages;
}
