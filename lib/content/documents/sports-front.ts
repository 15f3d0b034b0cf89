import 'server-only';
import type { PageContext } from '../pages/params.ts';
import type { Banner, PromotionCard, Prose } from '../types.ts';
import { listPlacedBanners } from './banners.ts';
import { listPromotions } from './promotions.ts';
import { findSeo } from './site-texts.ts';

export const sportsPath = '/sportsbook';

export interface SportsFront {
  readonly banner: Banner | null;
  readonly heading: string | null;
  readonly promotions: readonly PromotionCard[];
  readonly text: Prose;
}

const offersShown = 3;

/** The banner and offers above the sportsbook. */
export async function readSportsFront(context: PageContext): Promise<SportsFront> {
  const [[banner], promotions, seo] = await Promise.all([
    listPlacedBanners(context, 'sports'),
    listPromotions(context),
    findSeo(context, sportsPath),
  ]);
  return {
    banner: banner ?? null,
    heading: seo?.heading ?? null,
    promotions: promotions.filter(({ category }) => category.slug === 'sports').slice(0, offersShown),
    text: seo?.text ?? [],
  };
}
