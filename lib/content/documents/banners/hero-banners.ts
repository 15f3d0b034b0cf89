import type { Banner, Screen } from '../../types.ts';
import { screens } from '../screens.ts';

export interface PlacedBanners {
  /** Large banners, at most one for each screen; usually one for all. */
  readonly heroes: readonly Banner[];
  /** Those that are shown smaller, each on the screens where it is not the large one. */
  readonly more: readonly Banner[];
  /** Screens without a large banner, where the page needs a heading of its own. */
  readonly withoutHero: readonly Screen[];
}

/** CNT-05, CNT-16: on each screen the first banner that is meant for it is large; every other one is shown after it. */
export function placeHeroes(banners: readonly Banner[]): PlacedBanners {
  const heroIds = new Map(
    screens.map((screen) => [screen, banners.find(({ hiddenOn }) => !hiddenOn.includes(screen))?.id] as const),
  );
  const onlyWhere = (isShown: (banner: Banner, screen: Screen) => boolean) =>
    banners
      .map((banner) => ({ ...banner, hiddenOn: screens.filter((screen) => !isShown(banner, screen)) }))
      .filter(({ hiddenOn }) => hiddenOn.length < screens.length);
  return {
    heroes: onlyWhere(({ id }, screen) => heroIds.get(screen) === id),
    more: onlyWhere(({ id, hiddenOn }, screen) => !hiddenOn.includes(screen) && heroIds.get(screen) !== id),
    withoutHero: screens.filter((screen) => heroIds.get(screen) === undefined),
  };
}
