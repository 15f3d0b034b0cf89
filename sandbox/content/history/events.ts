import { isDraftId, publishedIdOf } from '../document.ts';
import type { Revision } from '../store.ts';

/** Something an editor did to a document, in the Studio's terms. */
export interface DocumentEvent {
  readonly type: string;
  readonly documentId: string;
  readonly timestamp: string;
  readonly author: string;
  readonly [member: string]: unknown;
}

/** What happened to a draft or a published document, the newest first; `revisions` are those of both, the oldest first. */
export function eventsOf(documentId: string, revisions: readonly Revision[]): DocumentEvent[] {
  const byTransaction = Map.groupBy(revisions, ({ transactionId }) => transactionId);
  const events = [...byTransaction.values()].flatMap((together) => {
    const published = together.find((revision) => !isDraftId(revision.documentId));
    const draft = together.find((revision) => isDraftId(revision.documentId));
    return eventOf(documentId, published, draft) ?? [];
  });
  return events.reverse();
}

function eventOf(asked: string, published: Revision | undefined, draft: Revision | undefined): DocumentEvent | undefined {
  const any = published ?? draft;
  if (!any) return undefined;
  const documentId = publishedIdOf(asked);
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
  if (published && !isDraftId(asked)) {
    const type = published.before ? 'updateLiveDocument' : 'createLiveDocument';
    return { ...common, type, revisionId: transactionId };
  }
  if (!draft || !isDraftId(asked)) return undefined;
  if (!draft.before) return { ...common, ...version, type: 'createDocumentVersion', versionRevisionId: transactionId };
  if (draft.after) return undefined;
  return { ...common, ...version, type: 'deleteDocumentVersion', versionRevisionId: draft.before._rev };
}
