import 'server-only';
import { isVisibleTo } from '#lib/core/market/audience.ts';
import { contentParams, type PageContext } from '../pages/params.ts';
import { bannerGroq, bannerSchema, editorial, toBanner } from '../query/fragments.ts';
import { contentQuery, readContent } from '../query/read.ts';
import { documentsOf } from '../query/tolerant.ts';
import type { Banner } from '../types.ts';

const placedQuery = contentQuery({
  groq: `${editorial('banner', 'placement == $placement')}${bannerGroq}`,
  types: ['banner', 'sanity.imageAsset'],
  shape: documentsOf('banner', bannerSchema),
});

/** CNT-06: the first banner of a placement for this audience, within its period. */
export async function findPlacedBanner(context: PageContext, placement: string): Promise<Banner | undefined> {
  const banners = await readContent(placedQuery, { ...contentParams(context), placement });
  const shown = banners.find((banner) => isVisibleTo(context.audience, banner));
  return shown && toBanner(shown, context);
}
