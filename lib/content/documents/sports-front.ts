import 'server-only';
import { z } from 'zod';
import { isVisibleTo } from '#lib/core/market/audience.ts';
import { contentParams, type PageContext } from '../pages/params.ts';
import { editorial } from '../query/fragments.ts';
import { placedGroq } from '../query/placement.ts';
import { contentQuery, readContent } from '../query/read.ts';
import { listOf } from '../query/tolerant.ts';
import type { PromotionCard, Prose } from '../types.ts';
import { bannerGroq, bannerSchema, toBanner } from './banners/banner.ts';
import { listPlacedBanners } from './banners/banners.ts';
import { type PlacedBanners, placeHeroes } from './banners/hero-banners.ts';
import { listFirstPromotions } from './promotions/promotions.ts';
import { findSeo } from './site-texts.ts';

export const sportsPath = '/sportsbook';

export interface SportsFront {
  readonly banners: PlacedBanners;
  readonly heading: string | null;
  /** Competitions that editors put on show in this market, as `sport/region/competition`. */
  readonly featured: readonly string[];
  readonly promotions: readonly PromotionCard[];
  readonly text: Prose;
}

const settingsQuery = contentQuery({
  groq: `${editorial('sportsSettings')}[0]{featuredEvents, "banners": (banners[]->)[${placedGroq}]${bannerGroq}}`,
  types: ['sportsSettings', 'banner', 'market', 'language', 'sanity.imageAsset'],
  shape: z
    .object({ featuredEvents: listOf('featured competition', z.string()), banners: listOf('banner', bannerSchema) })
    .nullable(),
});

/** CNT-16, LOB-17: the banners above the sportsbook, those of its settings first, and its offers. */
export async function readSportsFront(context: PageContext): Promise<SportsFront> {
  const [settings, placed, promotions, seo] = await Promise.all([
    readContent(settingsQuery, contentParams(context)),
    listPlacedBanners(context, 'sports'),
    listFirstPromotions(context, 'sports'),
    findSeo(context, sportsPath),
  ]);
  const own = (settings?.banners ?? [])
    .filter((banner) => isVisibleTo(context.audience, banner))
    .map((banner) => toBanner(banner, context));
  return {
    banners: placeHeroes([...own, ...placed.filter(({ id }) => own.every((banner) => banner.id !== id))]),
    heading: seo?.heading ?? null,
    featured: settings?.featuredEvents ?? [],
    promotions,
    text: seo?.text ?? [],
  };
}
