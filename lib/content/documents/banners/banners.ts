import 'server-only';
import { isVisibleTo } from '#lib/core/market/audience.ts';
import { contentParams, type PageContext } from '../../pages/params.ts';
import { editorial } from '../../query/fragments.ts';
import { contentQuery, readContent } from '../../query/read.ts';
import { documentsOf } from '../../query/tolerant.ts';
import type { Banner } from '../../types.ts';
import { bannerGroq, bannerSchema, toBanner } from './banner.ts';

const placedQuery = contentQuery({
  groq: `${editorial('banner', 'placement == $placement')}${bannerGroq}`,
  types: ['banner', 'sanity.imageAsset'],
  shape: documentsOf('banner', bannerSchema),
});

type Placement = 'sports' | 'promotions';

/** CNT-06: the banners of a placement for this audience, within their periods. */
export async function listPlacedBanners(context: PageContext, placement: Placement): Promise<readonly Banner[]> {
  const banners = await readContent(placedQuery, { ...contentParams(context), placement });
  return banners.filter((banner) => isVisibleTo(context.audience, banner)).map((banner) => toBanner(banner, context));
}
