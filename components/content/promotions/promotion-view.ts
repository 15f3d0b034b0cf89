import type { PromotionCard } from '#lib/content/types.ts';

export interface PromotionView {
  readonly promotion: PromotionCard;
  readonly href: string;
  /** E.g. "Ends 3 May"; null without an end. */
  readonly ends: string | null;
}
