import type { TitledText } from '#sandbox/data/copy/copy.ts';
import type { QuestionCopy } from '#sandbox/data/copy/question-copy.ts';

export const promoSlugs = [
  'first-evening',
  'spin-friday',
  'live-week',
  'jackpot-nights',
  'accumulator-club',
  'midweek-league',
] as const;
export type PromoSlug = (typeof promoSlugs)[number];

/** A campaign page; its figures come from the promotion it links to. */
export interface PromoCopy {
  readonly title: string;
  readonly hero: TitledText;
  readonly intro: { readonly title: string; readonly paragraphs: readonly string[] };
  readonly steps: { readonly title: string; readonly items: readonly [TitledText, TitledText, TitledText] };
  readonly faq: { readonly title: string; readonly entries: readonly QuestionCopy[] };
  /** Above a row of games, where the page has one. */
  readonly games?: string;
  readonly button: string;
  readonly terms: readonly string[];
}

export type PromoCopies = Readonly<Record<PromoSlug, PromoCopy>>;
