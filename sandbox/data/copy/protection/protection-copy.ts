import type { TitledText } from '#sandbox/data/copy/copy.ts';

interface LineCopy {
  readonly text: string;
  readonly hours: string;
}

/** Copy of the help lines and of the self-test. */
export interface ProtectionCopy {
  readonly help: { readonly title: string; readonly text: string; readonly talk: LineCopy; readonly family: LineCopy };
  readonly selfTest: {
    readonly title: string;
    readonly intro: string;
    /** Nine, about the last twelve months. */
    readonly questions: readonly string[];
    /** From none to all the time: 0 to 3 points. */
    readonly answers: readonly string[];
    /** What a score means, from the lowest. */
    readonly results: readonly TitledText[];
  };
}
