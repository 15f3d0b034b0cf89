import type { LakeDocument } from './document.ts';

/** A change of one document as Mendoza patches, which the Studio applies to go forth and back in time. */
export interface Effect {
  readonly apply: readonly unknown[];
  readonly revert: readonly unknown[];
}

/** Mendoza's instruction to put a whole value in the place of what was there. */
const wholeValue = 0;

/** A true patch, if not a small one: documents are small, and nothing is computed for those that nobody asks about. */
export function effectOf(before: LakeDocument | null | undefined, after: LakeDocument | null | undefined): Effect {
  return { apply: [wholeValue, after ?? null], revert: [wholeValue, before ?? null] };
}
