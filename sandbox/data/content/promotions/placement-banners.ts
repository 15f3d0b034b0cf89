import { depositors, everyone, players, visitors } from '#sandbox/data/content/audience.ts';
import { addBannerImages, type MotifRotation } from '#sandbox/data/content/images/editorial-images.ts';
import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import { lobbyCopy } from '#sandbox/data/copy/catalogs.ts';
import { type PlacementBannerKey, type PromotionKey, placementBannerKeys } from '#sandbox/data/copy/keys.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import { type BannerPlan, buildBanner } from './banner.ts';

type Placement = 'casino' | 'live' | 'sports' | 'promotions';

interface Plan extends Omit<BannerPlan, 'days'> {
  readonly placement: Placement;
  readonly offer?: PromotionKey;
  readonly rotation: MotifRotation;
}

const plans: Readonly<Record<PlacementBannerKey, Plan>> = {
  casinoNew: {
    placement: 'casino',
    audience: everyone,
    href: '/promotions/casino',
    priority: 60,
    rotation: ['jungle', 'space', 'candy', 'dragon', 'pirate', 'western', 'gods', 'neon', 'viking', 'farm'],
  },
  casinoJackpots: {
    placement: 'casino',
    audience: players,
    href: '/promotions/casino/jackpot-hour',
    priority: 80,
    offer: 'jackpot-hour',
    rotation: ['coins', 'pharaoh', 'gems', 'dragon'],
  },
  liveTables: {
    placement: 'live',
    audience: everyone,
    href: '/landing/live-casino',
    priority: 60,
    rotation: ['roulette', 'cards', 'lounge'],
  },
  liveCashback: {
    placement: 'live',
    audience: players,
    href: '/promotions/live/live-cashback',
    priority: 80,
    offer: 'live-cashback',
    rotation: ['cards', 'lounge', 'roulette'],
  },
  sportsAccumulator: {
    placement: 'sports',
    audience: everyone,
    href: '/promotions/sports/accumulator-boost',
    priority: 80,
    offer: 'accumulator-boost',
    rotation: ['stadium'],
  },
  sportsMonday: {
    placement: 'sports',
    audience: everyone,
    href: '/promotions/sports/free-bet-monday',
    priority: 60,
    offer: 'free-bet-monday',
    rotation: ['stadium'],
  },
  promotionsWelcome: {
    placement: 'promotions',
    audience: visitors,
    href: '/promotions/casino/welcome-package',
    priority: 80,
    offer: 'welcome-package',
    rotation: ['gift', 'lounge', 'crown'],
  },
  promotionsRewards: {
    placement: 'promotions',
    audience: depositors('authorized', 'DEPOSIT_COUNT_1', 'DEPOSIT_COUNT_MORE_THAN_1'),
    href: '/bonus-terms',
    priority: 60,
    rotation: ['crown', 'coins', 'gift'],
  },
};

/** The banners of the lobbies, the sportsbook and the list of promotions. */
export function buildPlacementBanners(context: LocaleContext): readonly ContentDocument[] {
  const { banners } = context.localize(lobbyCopy);
  return placementBannerKeys.map((key) => {
    const { placement, offer, rotation, ...plan } = plans[key];
    return buildBanner(context, {
      key,
      placement,
      plan: { ...plan, days: [-30, 60] },
      copy: banners[key],
      offer,
      images: (alt) => addBannerImages(context, `banner-${key}`, rotation, alt),
    });
  });
}

/** The ids of the banners of a placement, by priority. */
export function placementBannerIds(context: LocaleContext, placement: Placement): readonly string[] {
  return placementBannerKeys
    .filter((key) => plans[key].placement === placement)
    .sort((one, other) => plans[other].priority - plans[one].priority)
    .map((key) => context.idOf('banner', key));
}
