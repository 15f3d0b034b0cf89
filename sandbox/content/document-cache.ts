import type { Change, StoredDocument } from './document.ts';
import { buildView, type ContentView, type UpdatableView, type ViewName } from './views.ts';

/** All documents in memory, with the indexed views that queries run on. */
export interface DocumentCache {
  get(id: string): StoredDocument | undefined;
  documents(): Iterable<StoredDocument>;
  readonly size: number;
  view(name: ViewName): ContentView;
  apply(changes: readonly Change[]): void;
}

/** A view is built for its first query and updated with every change after that. */
export function createDocumentCache(documents: Iterable<StoredDocument>): DocumentCache {
  const byId = new Map<string, StoredDocument>();
  const views = new Map<ViewName, UpdatableView>();
  for (const document of documents) byId.set(document._id, document);
  return {
    get: (id) => byId.get(id),
    documents: () => byId.values(),
    get size() {
      return byId.size;
    },
    view(name) {
      const existing = views.get(name);
      if (existing) return existing;
      const built = buildView(name, byId.values());
      views.set(name, built);
      return built;
    },
    apply(changes) {
      for (const { id, after } of changes) {
        if (after) byId.set(id, after);
        else byId.delete(id);
      }
      // Drafts replace other documents in this view, so it is rebuilt instead of updated.
      views.delete('drafts');
      for (const view of views.values()) view.apply(changes);
    },
  };
}
