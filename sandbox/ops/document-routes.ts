import { envelopeOf } from '#lib/core/api/errors.ts';
import { maskEmail } from '#sandbox/kit/mask.ts';
import { defineChange } from './changes/change.ts';
import type { ConsolePart } from './console-part.ts';
import { renderDocuments } from './page/documents.ts';
import { sendPage } from './page/layout.ts';
import { renderNotAllowed } from './page/not-found.ts';
import { type DeskDocument, documentDecisionSchema, documentTypeSchema, type OperatorDocuments } from './port/documents.ts';
import { refuse } from './refusals.ts';
import { mayDo } from './roles.ts';

export const documentPart: ConsolePart<'documents'> = {
  /** `/api/documents`: what waits for a decision, or all of one player. */
  api(api, { documents }) {
    api.get('/documents', async (c) => c.json({ documents: await listMasked(documents, c.req.query('playerId')) }));
  },
  /** A document is asked for or decided, or its files are deleted. */
  changes: ({ documents }) => [
    defineChange({
      path: '/documents/:playerId/:type',
      action: ({ action }) => [action === 'erase' ? 'document.delete' : 'document.decide'],
      body: documentDecisionSchema,
      async perform(decision, { params: { playerId = '', type }, cause }) {
        const done = await documents.decide(playerId, documentTypeSchema.parse(type), decision, cause);
        return done && { done };
      },
      forms: [
        {
          path: '/documents/:playerId/:type',
          toBody: ({ rejectReason, ...fields }) => ({ ...fields, ...(fields.action === 'reject' && { rejectReason }) }),
          back: (c) =>
            c.req.query('from') === 'player'
              ? `/documents?playerId=${encodeURIComponent(c.req.param('playerId') ?? '')}`
              : '/documents',
        },
      ],
    }),
  ],
  /** The page `/documents`, and the files that it shows. */
  pages(pages, { documents }) {
    pages.get('/documents', async (c) => {
      const playerId = c.req.query('playerId') || undefined;
      return sendPage(c, 'Documents', renderDocuments(await listMasked(documents, playerId), playerId));
    });
    pages.get('/documents/files/:fileId', async (c) => {
      if (!mayDo('document.see')) return sendPage(c, 'Not allowed', renderNotAllowed('document.see'), 403);
      const file = await documents.readFile(c.req.param('fileId'));
      if (!file) return refuse(envelopeOf(404, 'error.not_found', { message: 'The file was deleted or never existed.' }));
      return c.body(new Uint8Array(file.bytes), 200, {
        'Content-Type': file.mediaType,
        'Content-Disposition': file.mediaType.startsWith('image/') ? 'inline' : 'attachment; filename="document.pdf"',
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'no-store',
      });
    });
  },
};

/** The queue shows masked addresses; the player's page shows the full one. DEC-X-8. */
async function listMasked(documents: OperatorDocuments, playerId: string | undefined): Promise<readonly DeskDocument[]> {
  return (await documents.list(playerId)).map((each) => ({ ...each, email: maskEmail(each.email) }));
}
