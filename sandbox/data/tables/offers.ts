import type { BannerKey, LandingId, PromotionKey } from '#sandbox/data/copy/keys.ts';

/** The figures of an offer: amounts in euro (scaled per market), the rest plain numbers. */
export interface Offer {
  readonly min?: number;
  readonly max?: number;
  readonly bet?: number;
  readonly prize?: number;
  readonly spins?: number;
  readonly wr?: number;
  readonly days?: number;
}

/** The highest stake with an active bonus, in euros. */
export const bet = 5;

/** Hours after the end of a period in which cashback can be claimed. */
export const cashbackClaimHours = 24;

export const offers: Readonly<Record<PromotionKey, Offer>> = {
  'welcome-package': { min: 10, max: 100, bet, spins: 50, wr: 35, days: 30 },
  'second-helping': { min: 20, max: 100, bet, wr: 35, days: 14 },
  'friday-free-spins': { min: 20, bet, spins: 25, wr: 20, days: 7 },
  'live-cashback': { max: 200 },
  'weekend-reload': { min: 20, max: 150, bet, wr: 30, days: 7 },
  'jackpot-hour': { bet, spins: 10, wr: 20, days: 3 },
  'accumulator-boost': { max: 500 },
  'free-bet-monday': { min: 20, prize: 10, days: 7 },
  'vip-evening': { bet, prize: 5_000, days: 3 },
  'loyalty-gift': { prize: 20, days: 7 },
  'midweek-tournament': { bet, prize: 10_000, wr: 20, days: 7 },
  'summer-send-off': { min: 20, max: 100, bet, spins: 20, wr: 30, days: 14 },
};

/** The offer whose figures a banner quotes. */
export const bannerOffers: Readonly<Partial<Record<BannerKey, PromotionKey>>> = {
  welcome: 'welcome-package',
  firstDeposit: 'welcome-package',
  second: 'second-helping',
  vip: 'loyalty-gift',
  future: 'midweek-tournament',
};

/** The offer whose figures a landing page quotes. */
export const landingOffers: Readonly<Partial<Record<LandingId, PromotionKey>>> = {
  'welcome-offer': 'welcome-package',
  sportsbook: 'accumulator-boost',
  'free-spins': 'friday-free-spins',
};
