import { fold, foldParts } from '#lib/core/fold.ts';
import type { SearchPage } from './types.ts';

/** A page with its texts for comparison, folded once. */
export interface IndexedPage {
  readonly page: SearchPage;
  readonly title: string;
  readonly questions: readonly string[];
  /** Everything, its title and questions included. */
  readonly all: string;
}

export interface FoundPage {
  readonly path: string;
  readonly title: string;
  /** The question that was found, or what the page is about. */
  readonly text: string;
}

export function indexPages(pages: readonly SearchPage[]): readonly IndexedPage[] {
  return pages.map((page) => {
    const { title, text, questions, rest } = page;
    return {
      page,
      title: fold(title),
      questions: questions.map(fold),
      all: fold([title, text, ...questions, rest].join('\n')),
    };
  });
}

/** Pages that contain every part of the text: those with it in their title first, then in a question, then anywhere. */
export function findPages(index: readonly IndexedPage[], text: string): readonly FoundPage[] {
  const parts = foldParts(text);
  if (parts.length === 0) return [];
  const isIn = (folded: string) => parts.every((part) => folded.includes(part));
  const ranks: [FoundPage[], FoundPage[], FoundPage[]] = [[], [], []];
  for (const { page, title, questions, all } of index) {
    if (!isIn(all)) continue;
    const at = questions.findIndex(isIn);
    const rank = isIn(title) ? 0 : at >= 0 ? 1 : 2;
    ranks[rank].push({ path: page.path, title: page.title, text: page.questions[at] ?? page.text });
  }
  return ranks.flat();
}
