import { Hono } from 'hono';
import { envelopeOf } from '#lib/core/api/errors.ts';
import type { OpsContext } from './context.ts';
import { type DeskDocument, documentDecisionSchema, documentTypeSchema, type OperatorDocuments } from './documents.ts';
import { readFields } from './forms.ts';
import { maskEmail } from './mask.ts';
import { renderDocuments } from './page/documents.ts';
import { renderPage } from './page/layout.ts';
import { refuse } from './refusals.ts';
import { readNotice, runForm } from './run-form.ts';

/** `/api/documents`: what waits for a decision, and the decision. */
export function createDocumentApi({ documents, config }: OpsContext): Hono {
  const api = new Hono();
  api.get('/documents', async (c) => c.json({ documents: await listMasked(documents, c.req.query('playerId')) }));
  api.post('/documents/:playerId/:type', async (c) => {
    const type = documentTypeSchema.parse(c.req.param('type'));
    const decision = documentDecisionSchema.parse(JSON.parse(await c.req.text()));
    const done = await documents.decide(c.req.param('playerId'), type, decision, config.operator.user);
    return done ? c.json({ done }) : refuse(envelopeOf(404, 'error.not_found'));
  });
  return api;
}

/** The page `/documents`, and the files that it shows. */
export function createDocumentPages({ documents, config }: OpsContext): Hono {
  const pages = new Hono();
  pages.get('/documents', async (c) => {
    const playerId = c.req.query('playerId') || undefined;
    const body = renderDocuments(await listMasked(documents, playerId), playerId);
    return c.html(renderPage('Documents', body, readNotice(c.req.query())));
  });
  pages.get('/documents/files/:fileId', async (c) => {
    const file = await documents.readFile(c.req.param('fileId'));
    if (!file) return c.text('The file was deleted or never existed.', 404);
    return c.body(new Uint8Array(file.bytes), 200, {
      'Content-Type': file.mediaType,
      'Content-Disposition': file.mediaType.startsWith('image/') ? 'inline' : 'attachment; filename="document.pdf"',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    });
  });
  pages.post('/documents/:playerId/:type', async (c) => {
    const playerId = c.req.param('playerId');
    const work = async () => {
      const { action, reason, expiresOn, documentId } = await readFields(c.req);
      const decision = documentDecisionSchema.parse({ action, expiresOn, documentId, ...(action === 'reject' && { reason }) });
      await documents.decide(playerId, documentTypeSchema.parse(c.req.param('type')), decision, config.operator.user);
    };
    const query = c.req.query('from') === 'player' ? `?playerId=${encodeURIComponent(playerId)}` : '';
    const target = await runForm('/documents', '', work);
    return c.redirect(query === '' ? target : target.replace('?', `${query}&`), 303);
  });
  return pages;
}

/** The queue shows masked addresses; the player's page shows the full one. DEC-X-8. */
async function listMasked(documents: OperatorDocuments, playerId: string | undefined): Promise<readonly DeskDocument[]> {
  return (await documents.list(playerId)).map((each) => ({ ...each, email: maskEmail(each.email) }));
}
