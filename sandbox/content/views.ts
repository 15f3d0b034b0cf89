import { type Change, isDraftId, isPrivateId, publishedIdOf, type StoredDocument } from './document.ts';
import { createTypeIndex, type TypeIndex } from './type-index.ts';

/** `raw` has all documents, `public` those that need no token, `drafts` replaces published documents with their drafts. */
export type ViewName = 'raw' | 'public' | 'drafts';

/** The documents of one perspective, indexed for the query planner. */
export interface ContentView {
  readonly documents: readonly StoredDocument[];
  ofType(type: string): readonly StoredDocument[];
  /** A superset of the documents of a type that are for this market or for all markets. */
  ofTypeInMarket(type: string, market: string): readonly StoredDocument[];
  /** Documents of a type by `slug.current`. */
  ofTypeWithSlug(type: string, slug: string): readonly StoredDocument[];
  get(id: string): StoredDocument | undefined;
}

/** A view that applies changes; only the indexes of the changed types are rebuilt. */
export interface UpdatableView extends ContentView {
  apply(changes: readonly Change[]): void;
}

export function buildView(name: ViewName, documents: Iterable<StoredDocument>): UpdatableView {
  if (name === 'raw') return indexDocuments(documents);
  if (name === 'public') return indexDocuments(documents, (id) => !isPrivateId(id));
  return indexDocuments(overlayDrafts([...documents]));
}

function overlayDrafts(documents: readonly StoredDocument[]): StoredDocument[] {
  const shown = new Map<string, StoredDocument>();
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

const none: readonly StoredDocument[] = [];

/** An index over the documents whose id `accepts` returns true for; their ids are unique. */
export function indexDocuments(
  documents: Iterable<StoredDocument>,
  accepts: (id: string) => boolean = () => true,
): UpdatableView {
  const byId = new Map<string, StoredDocument>();
  const indexes = new Map<string, TypeIndex>();
  const get = (id: string) => byId.get(id);
  let all: readonly StoredDocument[] | undefined;

  function put(document: StoredDocument): void {
    byId.set(document._id, document);
    const index = indexes.get(document._type) ?? createTypeIndex(get);
    indexes.set(document._type, index);
    index.put(document);
  }

  for (const document of documents) if (accepts(document._id)) put(document);
  return {
    get documents() {
      all ??= [...byId.values()];
      return all;
    },
    get,
    ofType: (type) => indexes.get(type)?.documents() ?? none,
    ofTypeInMarket: (type, market) => indexes.get(type)?.inMarket(market) ?? none,
    ofTypeWithSlug: (type, slug) => indexes.get(type)?.withSlug(slug) ?? none,
    apply(changes) {
      all = undefined;
      for (const { id, before, after } of changes) {
        if (!accepts(id)) continue;
        if (before && before._type !== after?._type) indexes.get(before._type)?.remove(id);
        if (after) put(after);
        else byId.delete(id);
        // Documents name markets by reference, so a market's new `id` changes every market index.
        if (before?.id !== after?.id) for (const index of indexes.values()) index.invalidateMarkets();
      }
    },
  };
}
