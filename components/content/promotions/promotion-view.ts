import type { PromotionCard } from '#lib/content/types.ts';

export interface PromotionEnd {
  /** "Ends on 03/05/2026 23:00" */
  readonly text: string;
  /** ISO 8601. */
  readonly dateTime: string;
  /** The zone of the date in `text`. */
  readonly timeZone: string;
}

export interface PromotionView {
  readonly promotion: Pick<PromotionCard, 'id' | 'title' | 'teaser' | 'category' | 'picture' | 'hiddenOn'>;
  readonly href: string;
  /** Null without an end. */
  readonly ends: PromotionEnd | null;
  /** What the offer asks, and from which age it is, each in a few words. */
  readonly facts: readonly string[];
}
