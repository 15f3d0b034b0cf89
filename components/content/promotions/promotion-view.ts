import type { PromotionCard, PromotionEnd } from '#lib/content/types.ts';

export interface PromotionView {
  readonly promotion: Pick<PromotionCard, 'id' | 'title' | 'teaser' | 'category' | 'picture' | 'hiddenOn'>;
  readonly href: string;
  /** Null without an end. */
  readonly ends: PromotionEnd | null;
  /** What the offer asks, and from which age it is, each in a few words. */
  readonly facts: readonly string[];
}
