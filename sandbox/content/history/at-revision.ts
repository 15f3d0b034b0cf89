import type { StoredDocument } from '../document.ts';
import type { Revision } from '../store.ts';

/** Selects one state of a document. */
export type RevisionSelector = { readonly revision: string } | { readonly time: Date } | { readonly last: true };

/** The selected state of a document, from its revisions (oldest first) and its current state. */
export function documentAt(
  selector: RevisionSelector,
  revisions: readonly Revision[],
  current: StoredDocument | undefined,
): StoredDocument | undefined {
  const states = [...revisions.flatMap(({ before, after }) => [before, after]), current].filter((state) => state != null);
  if ('last' in selector) return states.at(-1);
  if ('revision' in selector) return states.find(({ _rev }) => _rev === selector.revision);
  const next = revisions.find(({ timestamp }) => Date.parse(timestamp) > selector.time.getTime());
  return next ? (next.before ?? undefined) : current;
}
