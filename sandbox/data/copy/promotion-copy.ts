/** Keys of the twelve promotions; each is also its slug, in every language. */
export const promotionKeys = [
  'welcome-package',
  'second-helping',
  'friday-free-spins',
  'live-cashback',
  'weekend-reload',
  'jackpot-hour',
  'accumulator-boost',
  'free-bet-monday',
  'vip-evening',
  'loyalty-gift',
  'midweek-tournament',
  'summer-send-off',
] as const;
export type PromotionKey = (typeof promotionKeys)[number];

export interface PromotionCopy {
  readonly slug: PromotionKey;
  /** At most 45 characters in English, 60 elsewhere. */
  readonly title: string;
  /** At most 120 characters in English. */
  readonly teaser: string;
  readonly body: readonly { readonly heading?: string; readonly text: string }[];
  readonly terms: readonly string[];
}

/** Labels of the buttons of promotions; each leads to where the label says. */
export type PromotionAction = 'deposit' | 'casino' | 'live' | 'jackpots' | 'offers' | 'signIn' | 'signUp';
