import { isDraftId, publishedIdOf } from '../document.ts';
import type { Revision } from '../store.ts';

/** An event of a document's history, in the Studio's format. */
export interface DocumentEvent {
  readonly type: string;
  readonly documentId: string;
  readonly timestamp: string;
  readonly author: string;
  readonly [member: string]: unknown;
}

/** Events of a draft or published document, newest first, from the revisions of both, oldest first. */
export function eventsOf(documentId: string, revisions: readonly Revision[]): DocumentEvent[] {
  const byTransaction = Map.groupBy(revisions, ({ transactionId }) => transactionId);
  const events = [...byTransaction.values()].flatMap((transaction) => {
    const published = transaction.find((revision) => !isDraftId(revision.documentId));
    const draft = transaction.find((revision) => isDraftId(revision.documentId));
    return eventOf(documentId, published, draft) ?? [];
  });
  return events.reverse();
}

function eventOf(requestedId: string, published: Revision | undefined, draft: Revision | undefined): DocumentEvent | undefined {
  const any = published ?? draft;
  if (!any) return undefined;
  const documentId = publishedIdOf(requestedId);
  const { transactionId, timestamp, author } = any;
  const common = { documentId, timestamp, author };
  const version = { versionId: `drafts.${documentId}` };
  if (published?.after && draft?.before && !draft.after) {
    const versionRevisionId = draft.before._rev;
    const publishCause = 'document.publish';
    return { ...common, ...version, type: 'publishDocumentVersion', revisionId: transactionId, versionRevisionId, publishCause };
  }
  if (published?.before && !published.after) {
    if (!draft?.after) return { ...common, type: 'deleteDocumentGroup' };
    return { ...common, ...version, type: 'unpublishDocument', versionRevisionId: transactionId };
  }
  if (published && !isDraftId(requestedId)) {
    const type = published.before ? 'updateLiveDocument' : 'createLiveDocument';
    return { ...common, type, revisionId: transactionId };
  }
  if (!draft || !isDraftId(requestedId)) return undefined;
  if (!draft.before) return { ...common, ...version, type: 'createDocumentVersion', versionRevisionId: transactionId };
  if (draft.after) return undefined;
  return { ...common, ...version, type: 'deleteDocumentVersion', versionRevisionId: draft.before._rev };
}
