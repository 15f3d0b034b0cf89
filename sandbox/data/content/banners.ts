import { depositors, everybody, invited, players, visitors } from '#sandbox/data/content/audience.ts';
import { type BannerPlan, buildBanner } from '#sandbox/data/content/banner.ts';
import { bannerPictures } from '#sandbox/data/content/pictures.ts';
import type { Place } from '#sandbox/data/content/place.ts';
import { type BannerKey, bannerKeys } from '#sandbox/data/copy/copy.ts';
import { bannerOffers } from '#sandbox/data/tables/offers.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import { destinations } from './destinations.ts';

const current = [-30, 60] as const;

const plans: Readonly<Record<BannerKey, BannerPlan>> = {
  vip: { audience: invited, href: '/promotions/vip', playerHref: destinations.rewards, priority: 100, days: current },
  welcome: { audience: visitors, href: '/promotions/casino/welcome-package', priority: 90, days: current },
  firstDeposit: {
    audience: depositors('authorized', 'DEPOSIT_COUNT_0'),
    href: '/promotions/casino/welcome-package',
    playerHref: destinations.deposit,
    priority: 90,
    days: current,
  },
  second: {
    audience: depositors('authorized', 'DEPOSIT_COUNT_1'),
    href: '/promotions/casino/second-helping',
    priority: 90,
    days: current,
  },
  players: { audience: players, href: destinations.casino, priority: 80, days: current },
  tonight: { audience: visitors, href: destinations.live, priority: 70, days: current },
  both: { audience: everybody, href: destinations.casino, priority: 60, days: current },
  expired: { audience: everybody, href: '/promotions', priority: 95, days: [-60, -5] },
  future: { audience: everybody, href: '/promotions/casino', priority: 95, days: [14, 60] },
};

/** The banners a home page lists; dates and audience decide which of them are shown (CNT-06). */
export function buildBanners(place: Place): readonly ContentDocument[] {
  return bannerKeys.map((key) =>
    buildBanner(place, {
      key,
      placement: 'home',
      plan: plans[key],
      copy: place.copy.banners[key],
      offer: bannerOffers[key],
      pictures: (alt) => bannerPictures(place, key, alt),
    }),
  );
}
