import { isDraftId, isPrivateId, type LakeDocument, publishedIdOf } from './document.ts';

/** `raw` shows everything, `public` what needs no token, `drafts` each draft in the place of its published document. */
export type ViewName = 'raw' | 'public' | 'drafts';

/** The documents that one kind of reader sees, indexed for the query planner. */
export interface LakeView {
  readonly documents: readonly LakeDocument[];
  ofType(type: string): readonly LakeDocument[];
  get(id: string): LakeDocument | undefined;
}

export function buildView(name: ViewName, documents: Iterable<LakeDocument>): LakeView {
  if (name === 'raw') return indexDocuments([...documents]);
  if (name === 'public') return indexDocuments([...documents].filter(({ _id }) => !isPrivateId(_id)));
  return indexDocuments(overlayDrafts([...documents]));
}

function overlayDrafts(documents: readonly LakeDocument[]): LakeDocument[] {
  const shown = new Map<string, LakeDocument>();
  for (const document of documents) {
    if (!isPrivateId(document._id)) shown.set(document._id, { ...document, _originalId: document._id });
  }
  for (const document of documents) {
    if (!isDraftId(document._id)) continue;
    const id = publishedIdOf(document._id);
    shown.set(id, { ...document, _id: id, _originalId: document._id });
  }
  return [...shown.values()];
}

/** An index over the given documents; ids are unique among them. */
export function indexDocuments(documents: readonly LakeDocument[]): LakeView {
  const byType = new Map<string, LakeDocument[]>();
  const byId = new Map<string, LakeDocument>();
  for (const document of documents) {
    byId.set(document._id, document);
    const sameType = byType.get(document._type);
    if (sameType) sameType.push(document);
    else byType.set(document._type, [document]);
  }
  return { documents, ofType: (type) => byType.get(type) ?? [], get: (id) => byId.get(id) };
}
