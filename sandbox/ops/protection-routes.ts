import type { ConsolePart } from './console-part.ts';
import { renderAudit } from './page/audit.ts';
import { sendPage } from './page/layout.ts';
import { renderNoPlayer } from './page/players.ts';
import { renderProtection } from './page/protection.ts';
import { auditQuerySchema, protectionPageSchema } from './port/protection.ts';
import { replyFound } from './refusals.ts';

export const protectionPart: ConsolePart<'protection' | 'config'> = {
  /** `/api/player/{playerId}/protection`, `/api/protection/verify`, and `/api/audit`: what operators changed. */
  api(api, { protection }) {
    api.get('/player/:playerId/protection', async (c) => {
      const { position } = protectionPageSchema.parse(c.req.query());
      return replyFound(await protection.read(c.req.param('playerId'), position));
    });
    api.get('/protection/verify', async (c) => c.json(await protection.verify()));
    api.get('/audit', async (c) => c.json(await protection.listChanges(auditQuerySchema.parse(c.req.query()))));
  },
  /** The pages `/players/{playerId}/protection` and `/audit`. */
  pages(pages, { protection, config }) {
    pages.get('/players/:playerId/protection', async (c) => {
      const { position } = protectionPageSchema.catch({ position: 0 }).parse(c.req.query());
      const playerId = c.req.param('playerId');
      const trail = await protection.read(playerId, position);
      if (!trail) return sendPage(c, 'Player not found', renderNoPlayer(), 404);
      return sendPage(c, `Protection of player ${playerId}`, renderProtection(playerId, trail));
    });
    pages.get('/audit', async (c) => {
      const { position, operator } = auditQuerySchema.catch({ position: 0 }).parse(c.req.query());
      const query = { position, operator: operator || undefined };
      const names = config.operators.map(({ user }) => user);
      return sendPage(c, 'Audit trail', renderAudit(await protection.listChanges(query), names, query.operator));
    });
  },
};
