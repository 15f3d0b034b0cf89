import type { StoredDocument } from './document.ts';

/** A change of one document as Mendoza patches; the Studio applies them to move between revisions. */
export interface Effect {
  readonly apply: readonly unknown[];
  readonly revert: readonly unknown[];
}

/** Mendoza's opcode that replaces the whole value. */
const wholeValue = 0;

/** Replaces the whole document: a valid patch that needs no diff. */
export function effectOf(before: StoredDocument | null | undefined, after: StoredDocument | null | undefined): Effect {
  return { apply: [wholeValue, after ?? null], revert: [wholeValue, before ?? null] };
}
