import 'server-only';
import type { GameRow } from '#lib/content/types.ts';
import { readGameRows } from '#lib/games/lobby.ts';
import { findPlacedBanner } from './banners.ts';
import type { PageContext } from './params.ts';
import { listPromotions } from './promotions.ts';
import { findSeo } from './site-texts.ts';
import type { Banner, PromotionCard, Prose } from './types.ts';

/** The three houses of the site, each with the path that leads to it. */
export const sectionPaths = { casino: '/online-casino', live: '/live-casino-online', sports: '/sportsbook' } as const;
export type SectionKey = keyof typeof sectionPaths;

export interface Section {
  readonly key: SectionKey;
  readonly banner: Banner | null;
  readonly heading: string | null;
  readonly rows: readonly GameRow[];
  readonly promotions: readonly PromotionCard[];
  readonly text: Prose;
}

const offersShown = 3;

/** What a visitor finds at the front of a house: its banner, its games row by row, its offers. */
export async function readSection(context: PageContext, key: SectionKey): Promise<Section> {
  const [banner, rows, promotions, seo] = await Promise.all([
    findPlacedBanner(context, key),
    key === 'sports' ? [] : readGameRows(context, key),
    listPromotions(context),
    findSeo(context, sectionPaths[key]),
  ]);
  return {
    key,
    banner: banner ?? null,
    heading: seo?.heading ?? null,
    rows,
    promotions: promotions.filter(({ category }) => category.slug === key).slice(0, offersShown),
    text: seo?.text ?? [],
  };
}
