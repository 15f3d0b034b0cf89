import type { PassageCopy } from '#sandbox/data/copy/pages/page-copy.ts';

/** Versions of the terms: the changes of each, and the short text of the first two. */
export interface TermsCopy {
  readonly summaries: {
    readonly '1.0': readonly string[];
    readonly '2.9': readonly string[];
    readonly '2.10': readonly string[];
  };
  readonly first: readonly PassageCopy[];
  /** Added in version 2.9. */
  readonly added: readonly PassageCopy[];
}
