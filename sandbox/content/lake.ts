import type { LakeDocument } from './document.ts';
import { buildView, type LakeView, type ViewName } from './views.ts';

/** What a transaction leaves behind for one document; `undefined` = it does not exist. */
export interface Change {
  readonly id: string;
  readonly before: LakeDocument | undefined;
  readonly after: LakeDocument | undefined;
}

/** All documents in memory, with the indexed views that queries run over. */
export interface Lake {
  get(id: string): LakeDocument | undefined;
  documents(): Iterable<LakeDocument>;
  readonly size: number;
  view(name: ViewName): LakeView;
  apply(changes: readonly Change[]): void;
}

/** Views are thrown away by a change and built again by the first query that wants one. */
export function createLake(documents: Iterable<LakeDocument>): Lake {
  const byId = new Map<string, LakeDocument>();
  const views = new Map<ViewName, LakeView>();
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
      views.clear();
    },
  };
}
