import type { Change, LakeDocument } from './document.ts';
import { buildView, type LakeView, type LiveView, type ViewName } from './views.ts';

/** All documents in memory, with the indexed views that queries run over. */
export interface Lake {
  get(id: string): LakeDocument | undefined;
  documents(): Iterable<LakeDocument>;
  readonly size: number;
  view(name: ViewName): LakeView;
  apply(changes: readonly Change[]): void;
}

/** A view is built by the first query that wants it, and follows the changes from then on. */
export function createLake(documents: Iterable<LakeDocument>): Lake {
  const byId = new Map<string, LakeDocument>();
  const views = new Map<ViewName, LiveView>();
  for (const document of documents) byId.set(document._id, document);
  return {
    get: (id) => byId.get(id),
    documents: () => byId.values(),
    get size() {
      return byId.size;
    },
    view(name) {
      const known = views.get(name);
      if (known) return known;
      const built = buildView(name, byId.values());
      views.set(name, built);
      return built;
    },
    apply(changes) {
      for (const { id, after } of changes) {
        if (after) byId.set(id, after);
        else byId.delete(id);
      }
      // A draft stands in the place of another document: that view is not followed, it is built again.
      views.delete('drafts');
      for (const view of views.values()) view.apply(changes);
    },
  };
}
