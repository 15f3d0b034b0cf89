import { depositors, everyone, invited, players, visitors } from '#sandbox/data/content/audience.ts';
import { bannerImages } from '#sandbox/data/content/images/editorial-images.ts';
import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import { type BannerKey, bannerKeys } from '#sandbox/data/copy/keys.ts';
import { bannerOffers } from '#sandbox/data/tables/offers.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import { destinations } from '../destinations.ts';
import { type BannerPlan, buildBanner } from './banner.ts';

const current = [-30, 60] as const;

const plans: Readonly<Record<BannerKey, BannerPlan>> = {
  vip: { audience: invited, href: '/promotions/vip', priority: 100, days: current },
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
  players: { audience: players, href: destinations.myGames, priority: 80, days: current },
  tonight: { audience: visitors, href: destinations.live, priority: 70, days: current },
  both: { audience: everyone, href: destinations.casino, priority: 60, days: current },
  expired: { audience: everyone, href: '/promotions', priority: 95, days: [-60, -5] },
  future: { audience: everyone, href: '/promotions/casino', priority: 95, days: [14, 60] },
};

/** The banners of a home page; dates and audience decide which are shown (CNT-06). */
export function buildHomeBanners(context: LocaleContext): readonly ContentDocument[] {
  return bannerKeys.map((key) =>
    buildBanner(context, {
      key,
      placement: 'home',
      plan: plans[key],
      copy: context.copy.banners[key],
      offer: bannerOffers[key],
      images: (alt) => bannerImages(context, key, alt),
    }),
  );
}
