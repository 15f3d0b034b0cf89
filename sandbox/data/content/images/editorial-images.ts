import { marketRecords } from '#lib/core/market/markets.ts';
import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import type { BannerKey, LandingId, PromotionKey } from '#sandbox/data/copy/keys.ts';
import type { Composition, Motif } from '#sandbox/data/types.ts';
import type { ImageField } from './image-assets.ts';

/** Motifs of a subject; markets rotate through them, so that home pages differ. */
export type MotifRotation = readonly [Motif, ...Motif[]];

const rotationIndex = new Map(Object.keys(marketRecords).map((market, index) => [market, index]));

const banners: Readonly<Record<BannerKey, MotifRotation>> = {
  welcome: ['lounge', 'wolf', 'viking', 'western', 'book', 'space', 'gods', 'jungle', 'ocean', 'gems'],
  tonight: ['roulette', 'cards', 'roulette', 'lounge', 'roulette', 'cards', 'lounge'],
  firstDeposit: ['gift', 'coins', 'crown'],
  second: ['candy', 'gems', 'fruit', 'coins'],
  vip: ['crown', 'lounge', 'gift'],
  players: ['samurai', 'dragon', 'pirate', 'pharaoh', 'neon', 'bass', 'candy', 'gods', 'farm', 'book'],
  both: ['pharaoh', 'neon', 'space', 'dragon', 'jungle', 'pirate', 'candy', 'samurai', 'western', 'ocean'],
  expired: ['ocean', 'farm', 'bass', 'fruit'],
  future: ['wolf', 'viking', 'book', 'gods', 'space'],
};

const promotions: Readonly<Record<PromotionKey, { readonly rotation: MotifRotation; readonly composition: Composition }>> = {
  'welcome-package': { rotation: ['gift', 'crown', 'lounge'], composition: 'close-up' },
  'second-helping': { rotation: ['candy', 'fruit', 'gems'], composition: 'close-up' },
  'friday-free-spins': { rotation: ['neon', 'fruit', 'space', 'candy'], composition: 'landscape' },
  'live-cashback': { rotation: ['roulette', 'cards'], composition: 'close-up' },
  'weekend-reload': { rotation: ['pirate', 'western', 'jungle', 'bass'], composition: 'landscape' },
  'jackpot-hour': { rotation: ['dragon', 'coins', 'pharaoh', 'gems'], composition: 'emblem' },
  'accumulator-boost': { rotation: ['stadium'], composition: 'landscape' },
  'free-bet-monday': { rotation: ['stadium'], composition: 'close-up' },
  'vip-evening': { rotation: ['lounge', 'cards'], composition: 'silhouette' },
  'loyalty-gift': { rotation: ['crown', 'gift'], composition: 'emblem' },
  'midweek-tournament': { rotation: ['viking', 'samurai', 'gods', 'wolf', 'dragon'], composition: 'silhouette' },
  'summer-send-off': { rotation: ['ocean', 'farm', 'bass'], composition: 'landscape' },
};

const landings: Readonly<Record<LandingId, MotifRotation>> = {
  'welcome-offer': ['lounge', 'crown', 'gift'],
  'live-casino': ['cards', 'roulette'],
  sportsbook: ['stadium'],
  'free-spins': ['gems', 'fruit', 'neon', 'pharaoh'],
  'fast-payouts': ['coins'],
  'safer-play': ['book', 'farm', 'ocean'],
};

export const verticalKeys = ['casino', 'live', 'sports', 'promotions'] as const;
type VerticalKey = (typeof verticalKeys)[number];

const verticals: Readonly<Record<VerticalKey, MotifRotation>> = {
  casino: ['gems', 'pharaoh', 'dragon', 'jungle', 'gods', 'pirate', 'space', 'candy', 'samurai', 'fruit'],
  live: ['roulette', 'cards', 'lounge'],
  sports: ['stadium'],
  promotions: ['gift', 'coins', 'crown'],
};

const contentBoxes: readonly MotifRotation[] = [
  ['book', 'farm'],
  ['coins', 'gems'],
  ['lounge', 'neon'],
];

/** The languages of a market share an image; only the alternative text differs. */
export function addRotatedScene(
  context: LocaleContext,
  subject: string,
  rotation: MotifRotation,
  composition: Composition,
  width: number,
  height: number,
  alt: string,
): ImageField {
  const { market } = context.locale;
  const motif = rotation[(rotationIndex.get(market) ?? 0) % rotation.length] ?? rotation[0];
  return context.images.addScene({ id: `${subject}-${market}`, motif, composition, width, height }, alt);
}

export function bannerImages(context: LocaleContext, key: BannerKey, alt: string) {
  return addBannerImages(context, `banner-${key}`, banners[key], alt);
}

/** Landscape for desktop and tablet, close-up for mobile. */
export function addBannerImages(context: LocaleContext, subject: string, rotation: MotifRotation, alt: string) {
  const wide = addRotatedScene(context, subject, rotation, 'landscape', 1600, 900, alt);
  return {
    imageDesktop: wide,
    imageTablet: wide,
    imageMobile: addRotatedScene(context, subject, rotation, 'close-up', 900, 1200, alt),
  };
}

export function promotionImage(context: LocaleContext, key: PromotionKey, alt: string): ImageField {
  const { rotation, composition } = promotions[key];
  return addRotatedScene(context, `promotion-${key}`, rotation, composition, 1200, 900, alt);
}

export function landingImage(context: LocaleContext, id: LandingId, alt: string): ImageField {
  return addRotatedScene(context, `landing-${id}`, landings[id], 'landscape', 1600, 900, alt);
}

export function verticalImage(context: LocaleContext, key: VerticalKey, alt: string): ImageField {
  return addRotatedScene(context, `vertical-${key}`, verticals[key], key === 'sports' ? 'landscape' : 'close-up', 900, 600, alt);
}

export function contentBoxImage(context: LocaleContext, index: number, alt: string): ImageField {
  return addRotatedScene(context, `content-box-${index + 1}`, contentBoxes[index] ?? ['lounge'], 'emblem', 900, 600, alt);
}
