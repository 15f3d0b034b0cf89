import type { PageCopy } from '#sandbox/data/copy/pages/page-copy.ts';
import type { QuestionCopy } from '#sandbox/data/copy/question-copy.ts';

export const infoSlugs = ['about', 'game-testing', 'security'] as const;
export type InfoSlug = (typeof infoSlugs)[number];

/** Copy of the information, contact and payment methods pages. */
export interface HelpCopy {
  readonly info: Readonly<Record<InfoSlug, PageCopy>>;
  readonly contact: PageCopy & { readonly entries: readonly QuestionCopy[] };
  readonly payment: { readonly title: string; readonly intro: readonly string[]; readonly faq: readonly QuestionCopy[] };
}
