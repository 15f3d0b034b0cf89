import type { PromotionAction, PromotionCopy, PromotionKey } from '#sandbox/data/copy/promotion-copy.ts';

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

export const seoPaths = [
  '/',
  '/promotions',
  '/promotions/casino',
  '/promotions/live',
  '/promotions/sports',
  '/promotions/vip',
  '/online-casino',
  '/live-casino-online',
  '/sportsbook',
  '/vip',
  '/payment-methods',
  '/privacy-policy',
  '/terms',
  '/bonus-terms',
  '/betting-rules',
  '/casino-rules',
  '/age-restrictions',
  '/responsible-gambling',
  '/contact',
  '/welcome',
] as const;
export type SeoPath = (typeof seoPaths)[number];

export const licenceKeys = ['harbour', 'northlight', 'lakeshore', 'southernIsles'] as const;
export type LicenceKey = (typeof licenceKeys)[number];

export const regulatorMarkKeys = ['adultsOnly', 'limits', 'selfTest', 'exclusionRegister', 'independentHelp'] as const;
export type RegulatorMarkKey = (typeof regulatorMarkKeys)[number];

export interface TitledText {
  readonly title: string;
  readonly text: string;
}

export interface BannerCopy {
  readonly title: string;
  readonly description: string;
  /** A line above the title, for players only. */
  readonly greeting?: string;
  readonly button: string;
  /** Replaces `button` for signed-in players. */
  readonly authorisedButton?: string;
}

export interface LandingCopy {
  readonly title: string;
  readonly hero: TitledText & { readonly button: string };
  readonly intro: { readonly title: string; readonly paragraphs: readonly [string, string] };
  readonly steps: { readonly title: string; readonly items: readonly [TitledText, TitledText, TitledText] };
  readonly faq: {
    readonly title: string;
    readonly entries: readonly { readonly question: string; readonly answer: string }[];
  };
  readonly cta: TitledText & { readonly button: string };
}

export interface SeoCopy {
  /** At most 60 characters. */
  readonly title: string;
  /** At most 155 characters. */
  readonly description: string;
  readonly heading: string;
}

/**
 * All editorial text of one language. The dataset replaces the tokens of an offer, `{min}`, `{max}`, `{bet}`, `{prize}`
 * (amounts with currency), `{spins}`, `{wr}`, `{days}` (numbers), and those of the site (`siteAmounts`, `siteRules` in
 * `content/locale-context.ts`, `{age}`, `{licence}`, `{limitHours}`, `{reviewHours}`); a translation keeps the tokens of every string.
 */
export interface Copy {
  readonly languageName: string;
  readonly home: {
    readonly verticals: { readonly casino: string; readonly live: string; readonly sports: string; readonly promotions: string };
    readonly contentBoxes: readonly { readonly title: string; readonly body: string }[];
    readonly text: { readonly heading: string; readonly paragraphs: readonly [string, string, string] };
  };
  readonly banners: Readonly<Record<BannerKey, BannerCopy>>;
  readonly promotionCategories: { readonly casino: string; readonly live: string; readonly sports: string; readonly vip: string };
  readonly promotionTags: {
    readonly new: string;
    readonly freeSpins: string;
    readonly cashback: string;
    readonly weekly: string;
    readonly deposit: string;
    readonly tournament: string;
    readonly noWagering: string;
    readonly jackpots: string;
  };
  readonly promotionActions: Readonly<Record<PromotionAction, string>>;
  readonly promotions: Readonly<Record<PromotionKey, PromotionCopy>>;
  readonly landings: Readonly<Record<LandingId, LandingCopy>>;
  readonly footer: {
    readonly infoLinks: Readonly<Record<InfoPage, string>>;
    readonly contactLinks: { readonly contact: string; readonly chat: string };
    readonly body: readonly [string, string];
  };
  /** Names of the fictional marks, used as alternative texts too. */
  readonly marks: {
    readonly licences: Readonly<Record<LicenceKey, string>>;
    readonly regulators: Readonly<Record<RegulatorMarkKey, string>>;
  };
  readonly seo: Readonly<Record<SeoPath, SeoCopy>>;
  readonly site: { readonly maintenance: string };
}
