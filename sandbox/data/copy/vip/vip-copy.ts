import type { QuestionCopy } from '#sandbox/data/copy/question-copy.ts';

interface LevelCopy {
  readonly name: string;
  readonly requirement: string;
  readonly benefits: readonly string[];
}

/** The page of the loyalty levels, lowest first (DEC-MISC-8). */
export interface VipCopy {
  readonly title: string;
  readonly hero: { readonly title: string; readonly text: string; readonly button: string };
  readonly levels: readonly [LevelCopy, LevelCopy, LevelCopy, LevelCopy, LevelCopy, LevelCopy];
  readonly faq: { readonly title: string; readonly entries: readonly QuestionCopy[] };
  readonly cta: { readonly title: string; readonly text: string; readonly button: string };
}
