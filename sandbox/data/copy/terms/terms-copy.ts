import type { PassageCopy } from '#sandbox/data/copy/pages/page-copy.ts';

/** The terms of business from version to version: what each added, and the short early text that the first two had. */
export interface TermsCopy {
  readonly summaries: {
    readonly '1.0': readonly string[];
    readonly '2.9': readonly string[];
    readonly '2.10': readonly string[];
  };
  readonly first: readonly PassageCopy[];
  /** Joined the text with version 2.9. */
  readonly added: readonly PassageCopy[];
}
