export const bannerKeys = [
  'welcome',
  'tonight',
  'firstDeposit',
  'second',
  'vip',
  'players',
  'both',
  'expired',
  'future',
] as const;
export type BannerKey = (typeof bannerKeys)[number];

export const landingIds = ['welcome-offer', 'live-casino', 'sportsbook', 'free-spins', 'fast-payouts', 'safer-play'] as const;
export type LandingId = (typeof landingIds)[number];

export const infoPages = [
  'privacy-policy',
  'terms',
  'bonus-terms',
  'betting-rules',
  'casino-rules',
  'age-restrictions',
  'responsible-gambling',
  'payment-methods',
] as const;
export type InfoPage = (typeof infoPages)[number];

export const licenceKeys = ['harbour', 'northlight', 'lakeshore', 'southernIsles'] as const;
export type LicenceKey = (typeof licenceKeys)[number];

export const regulatorMarkKeys = ['adultsOnly', 'limits', 'selfTest', 'exclusionRegister', 'independentHelp'] as const;
export type RegulatorMarkKey = (typeof regulatorMarkKeys)[number];

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

export const placementBannerKeys = [
  'casinoNew',
  'casinoJackpots',
  'liveTables',
  'liveCashback',
  'sportsAccumulator',
  'sportsMonday',
  'promotionsWelcome',
  'promotionsRewards',
] as const;
export type PlacementBannerKey = (typeof placementBannerKeys)[number];

export const infoSlugs = ['about', 'game-testing', 'security'] as const;

export const promoSlugs = [
  'first-evening',
  'spin-friday',
  'live-week',
  'jackpot-nights',
  'accumulator-club',
  'midweek-league',
] as const;
export type PromoSlug = (typeof promoSlugs)[number];

export const registrationSlugs = ['welcome', 'live', 'sports', 'friends'] as const;
export type RegistrationSlug = (typeof registrationSlugs)[number];
