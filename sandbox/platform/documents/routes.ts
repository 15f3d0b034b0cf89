import { confirmUpload, listDocuments, notifyDocument, startUpload, uploadTypes } from '#lib/documents/contract.ts';
import { badRequest } from '../core/refusal.ts';
import { defineRoute } from '../core/route.ts';
import { requireKnownPlayer } from '../players/require-player.ts';
import { typeNames } from './change.ts';
import { readDocuments } from './list.ts';
import { applyNotice, confirmDocument } from './notice.ts';
import { startDocumentUpload } from './start.ts';

export const documentRoutes = [
  defineRoute(listDocuments, async ({ playerId, context: { database, clock } }) =>
    readDocuments(database, await requireKnownPlayer(database, playerId), clock.now()),
  ),

  defineRoute(startUpload, async ({ playerId, body, context }) =>
    startDocumentUpload(context, await requireKnownPlayer(context.database, playerId), body),
  ),

  defineRoute(confirmUpload, async ({ playerId, body, context }) => {
    const player = await requireKnownPlayer(context.database, playerId);
    const type = uploadTypes.find((each) => typeNames[each] === body.documentType);
    if (!type) throw badRequest('error.document.not_uploaded');
    return { documentStatus: await confirmDocument(context, player.id, type) };
  }),

  defineRoute(notifyDocument, async ({ body, context }) => ({ applied: await applyNotice(context, body) })),
];
