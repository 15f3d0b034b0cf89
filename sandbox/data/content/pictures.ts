import type { ImageField } from '#sandbox/data/content/gallery.ts';
import type { Place } from '#sandbox/data/content/place.ts';
import type { BannerKey, LandingId } from '#sandbox/data/copy/copy.ts';
import type { PromotionKey } from '#sandbox/data/copy/promotion-copy.ts';
import type { Composition, Motif } from '#sandbox/data/types.ts';

/** Motifs a subject may show; markets take turns, so that no two markets open with the same room. */
export type Turns = readonly [Motif, ...Motif[]];

const turnOf: Readonly<Record<string, number>> = { UN: 0, FI: 1, NO: 2, CA: 3, AT: 4, CL: 5, PE: 6, BR: 7, NZ: 8, IN: 9 };

const banners: Readonly<Record<BannerKey, Turns>> = {
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

const promotions: Readonly<Record<PromotionKey, { readonly turns: Turns; readonly composition: Composition }>> = {
  'welcome-package': { turns: ['gift', 'crown', 'lounge'], composition: 'close-up' },
  'second-helping': { turns: ['candy', 'fruit', 'gems'], composition: 'close-up' },
  'friday-free-spins': { turns: ['neon', 'fruit', 'space', 'candy'], composition: 'landscape' },
  'live-cashback': { turns: ['roulette', 'cards'], composition: 'close-up' },
  'weekend-reload': { turns: ['pirate', 'western', 'jungle', 'bass'], composition: 'landscape' },
  'jackpot-hour': { turns: ['dragon', 'coins', 'pharaoh', 'gems'], composition: 'emblem' },
  'accumulator-boost': { turns: ['stadium'], composition: 'landscape' },
  'free-bet-monday': { turns: ['stadium'], composition: 'close-up' },
  'vip-evening': { turns: ['lounge', 'cards'], composition: 'silhouette' },
  'loyalty-gift': { turns: ['crown', 'gift'], composition: 'emblem' },
  'midweek-tournament': { turns: ['viking', 'samurai', 'gods', 'wolf', 'dragon'], composition: 'silhouette' },
  'summer-send-off': { turns: ['ocean', 'farm', 'bass'], composition: 'landscape' },
};

const landings: Readonly<Record<LandingId, Turns>> = {
  'welcome-offer': ['lounge', 'crown', 'gift'],
  'live-casino': ['cards', 'roulette'],
  sportsbook: ['stadium'],
  'free-spins': ['gems', 'fruit', 'neon', 'pharaoh'],
  'fast-payouts': ['coins'],
  'safer-play': ['book', 'farm', 'ocean'],
};

export const verticalKeys = ['casino', 'live', 'sports', 'promotions'] as const;
type VerticalKey = (typeof verticalKeys)[number];

const verticals: Readonly<Record<VerticalKey, Turns>> = {
  casino: ['gems', 'pharaoh', 'dragon', 'jungle', 'gods', 'pirate', 'space', 'candy', 'samurai', 'fruit'],
  live: ['roulette', 'cards', 'lounge'],
  sports: ['stadium'],
  promotions: ['gift', 'coins', 'crown'],
};

const contentBoxes: readonly Turns[] = [
  ['book', 'farm'],
  ['coins', 'gems'],
  ['lounge', 'neon'],
];

/** Pictures of one market are shared by its languages; only the alternative text differs. */
export function hangTurn(
  place: Place,
  subject: string,
  turns: Turns,
  composition: Composition,
  width: number,
  height: number,
  alt: string,
): ImageField {
  const { market } = place.locale;
  const motif = turns[(turnOf[market] ?? 0) % turns.length] ?? turns[0];
  return place.gallery.hangScene({ id: `${subject}-${market}`, motif, composition, width, height }, alt);
}

export function bannerPictures(place: Place, key: BannerKey, alt: string) {
  return hangBanner(place, `banner-${key}`, banners[key], alt);
}

/** Landscape for desktops and tablets, close-up for phones: one subject, two framings. */
export function hangBanner(place: Place, subject: string, turns: Turns, alt: string) {
  const wide = hangTurn(place, subject, turns, 'landscape', 1600, 900, alt);
  return {
    imageDesktop: wide,
    imageTablet: wide,
    imageMobile: hangTurn(place, subject, turns, 'close-up', 900, 1200, alt),
  };
}

export function promotionPicture(place: Place, key: PromotionKey, alt: string): ImageField {
  const { turns, composition } = promotions[key];
  return hangTurn(place, `promotion-${key}`, turns, composition, 1200, 900, alt);
}

export function landingPicture(place: Place, id: LandingId, alt: string): ImageField {
  return hangTurn(place, `landing-${id}`, landings[id], 'landscape', 1600, 900, alt);
}

export function verticalPicture(place: Place, key: VerticalKey, alt: string): ImageField {
  return hangTurn(place, `vertical-${key}`, verticals[key], key === 'sports' ? 'landscape' : 'close-up', 900, 600, alt);
}

export function contentBoxPicture(place: Place, index: number, alt: string): ImageField {
  return hangTurn(place, `content-box-${index + 1}`, contentBoxes[index] ?? ['lounge'], 'emblem', 900, 600, alt);
}
