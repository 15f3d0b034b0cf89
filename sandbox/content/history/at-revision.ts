import type { LakeDocument } from '../document.ts';
import type { Revision } from '../store.ts';

/** Which state of a document is asked for. */
export type Moment = { readonly revision: string } | { readonly time: Date } | { readonly last: true };

/** A document as it was; `revisions` are its own, the oldest first, `now` is what it is. */
export function documentAt(
  moment: Moment,
  revisions: readonly Revision[],
  now: LakeDocument | undefined,
): LakeDocument | undefined {
  const states = [...revisions.flatMap(({ before, after }) => [before, after]), now].filter((state) => state != null);
  if ('last' in moment) return states.at(-1);
  if ('revision' in moment) return states.find(({ _rev }) => _rev === moment.revision);
  const next = revisions.find(({ timestamp }) => Date.parse(timestamp) > moment.time.getTime());
  return next ? (next.before ?? undefined) : now;
}
