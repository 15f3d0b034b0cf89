import { depositors, everybody, players } from '#sandbox/data/content/audience.ts';
import { type BannerPlan, buildBanner } from '#sandbox/data/content/banner.ts';
import { hangBanner, type Turns } from '#sandbox/data/content/pictures.ts';
import type { Place } from '#sandbox/data/content/place.ts';
import type { PromotionKey } from '#sandbox/data/copy/promotion-copy.ts';
import { roomsCopy } from '#sandbox/data/copy/rooms/languages.ts';
import { type RoomBannerKey, roomBannerKeys } from '#sandbox/data/copy/rooms/rooms-copy.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import { destinations } from './destinations.ts';

type Placement = 'casino' | 'live' | 'sports' | 'promotions';

interface Plan extends Omit<BannerPlan, 'days'> {
  readonly placement: Placement;
  readonly offer?: PromotionKey;
  readonly turns: Turns;
}

const rewards = destinations.rewards;

const plans: Readonly<Record<RoomBannerKey, Plan>> = {
  casinoNew: {
    placement: 'casino',
    audience: everybody,
    href: '/promotions/casino',
    priority: 60,
    turns: ['jungle', 'space', 'candy', 'dragon', 'pirate', 'western', 'gods', 'neon', 'viking', 'farm'],
  },
  casinoJackpots: {
    placement: 'casino',
    audience: players,
    href: '/promotions/casino/jackpot-hour',
    priority: 80,
    offer: 'jackpot-hour',
    turns: ['coins', 'pharaoh', 'gems', 'dragon'],
  },
  liveTables: {
    placement: 'live',
    audience: everybody,
    href: '/landing/live-casino',
    priority: 60,
    turns: ['roulette', 'cards', 'lounge'],
  },
  liveCashback: {
    placement: 'live',
    audience: players,
    href: '/promotions/live/live-cashback',
    priority: 80,
    offer: 'live-cashback',
    turns: ['cards', 'lounge', 'roulette'],
  },
  sportsAccumulator: {
    placement: 'sports',
    audience: everybody,
    href: '/promotions/sports/accumulator-boost',
    priority: 80,
    offer: 'accumulator-boost',
    turns: ['stadium'],
  },
  sportsMonday: {
    placement: 'sports',
    audience: everybody,
    href: '/promotions/sports/free-bet-monday',
    priority: 60,
    offer: 'free-bet-monday',
    turns: ['stadium'],
  },
  promotionsWelcome: {
    placement: 'promotions',
    audience: depositors('both', 'DEPOSIT_COUNT_0'),
    href: '/promotions/casino/welcome-package',
    priority: 80,
    offer: 'welcome-package',
    turns: ['gift', 'lounge', 'crown'],
  },
  promotionsRewards: {
    placement: 'promotions',
    audience: depositors('authorized', 'DEPOSIT_COUNT_1', 'DEPOSIT_COUNT_MORE_THAN_1'),
    href: rewards,
    priority: 60,
    turns: ['crown', 'coins', 'gift'],
  },
};

/** The banners of the lobbies, the sportsbook and the list of promotions. */
export function buildRoomBanners(place: Place): readonly ContentDocument[] {
  const { banners } = place.speak(roomsCopy);
  return roomBannerKeys.map((key) => {
    const { placement, offer, turns, ...plan } = plans[key];
    return buildBanner(place, {
      key,
      placement,
      plan: { ...plan, days: [-30, 60] },
      copy: banners[key],
      offer,
      pictures: (alt) => hangBanner(place, `banner-${key}`, turns, alt),
    });
  });
}

/** The ids of this place's banners of a placement. */
export function roomBannerIds(place: Place, placement: Placement): readonly string[] {
  return roomBannerKeys.filter((key) => plans[key].placement === placement).map((key) => place.idOf('banner', key));
}
