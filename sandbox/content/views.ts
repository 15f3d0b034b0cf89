import { type Change, isDraftId, isPrivateId, type LakeDocument, publishedIdOf } from './document.ts';
import { createShelf, type Shelf } from './shelf.ts';

/** `raw` shows everything, `public` what needs no token, `drafts` each draft in the place of its published document. */
export type ViewName = 'raw' | 'public' | 'drafts';

/** The documents that one kind of reader sees, indexed for the query planner. */
export interface LakeView {
  readonly documents: readonly LakeDocument[];
  ofType(type: string): readonly LakeDocument[];
  /** Documents of a type that are for a market, or for all of them; may hold a few more, never fewer. */
  ofTypeIn(type: string, market: string): readonly LakeDocument[];
  /** Documents of a type by `slug.current`. */
  ofTypeAt(type: string, slug: string): readonly LakeDocument[];
  get(id: string): LakeDocument | undefined;
}

/** A view that follows the lake: a change makes anew only the shelves that it touches. */
export interface LiveView extends LakeView {
  apply(changes: readonly Change[]): void;
}

export function buildView(name: ViewName, documents: Iterable<LakeDocument>): LiveView {
  if (name === 'raw') return indexDocuments(documents);
  if (name === 'public') return indexDocuments(documents, (id) => !isPrivateId(id));
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

const none: readonly LakeDocument[] = [];

/** An index over the documents that `accepts` lets in; ids are unique among them. */
export function indexDocuments(documents: Iterable<LakeDocument>, accepts: (id: string) => boolean = () => true): LiveView {
  const byId = new Map<string, LakeDocument>();
  const shelves = new Map<string, Shelf>();
  const get = (id: string) => byId.get(id);
  let all: readonly LakeDocument[] | undefined;

  function put(document: LakeDocument): void {
    byId.set(document._id, document);
    const shelf = shelves.get(document._type) ?? createShelf(get);
    shelves.set(document._type, shelf);
    shelf.put(document);
  }

  for (const document of documents) if (accepts(document._id)) put(document);
  return {
    get documents() {
      all ??= [...byId.values()];
      return all;
    },
    get,
    ofType: (type) => shelves.get(type)?.documents() ?? none,
    ofTypeIn: (type, market) => shelves.get(type)?.inMarket(market) ?? none,
    ofTypeAt: (type, slug) => shelves.get(type)?.at(slug) ?? none,
    apply(changes) {
      all = undefined;
      for (const { id, before, after } of changes) {
        if (!accepts(id)) continue;
        if (before && before._type !== after?._type) shelves.get(before._type)?.remove(id);
        if (after) put(after);
        else byId.delete(id);
        // Documents name markets by reference: what a market is called decides which shelf they stand on.
        if (before?.id !== after?.id) for (const shelf of shelves.values()) shelf.forgetMarkets();
      }
    },
  };
}
