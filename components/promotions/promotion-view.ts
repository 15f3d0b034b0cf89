import type { PromotionCard } from '#lib/content/types.ts';

/** A promotion with what only the page can know: its address and its end in words. */
export interface PromotionView {
  readonly promotion: PromotionCard;
  readonly href: string;
  /** E.g. "Ends 3 May"; null where there is no end. */
  readonly ends: string | null;
}
