import 'server-only';
import { isVisibleTo } from './audience.ts';
import { bannerGroq, bannerSchema, editorial, toBanner } from './fragments.ts';
import { contentParams, type PageContext } from './params.ts';
import { contentQuery, readContent } from './read.ts';
import { listOf } from './tolerant.ts';
import type { Banner } from './types.ts';

const placedQuery = contentQuery({
  groq: `${editorial('banner', 'placement == $placement')}${bannerGroq}`,
  types: ['banner', 'sanity.imageAsset'],
  shape: listOf('banner', bannerSchema),
});

/** CNT-06: the first banner of a placement that this audience may see today. */
export async function findPlacedBanner(context: PageContext, placement: string): Promise<Banner | undefined> {
  const banners = await readContent(placedQuery, { ...contentParams(context), placement });
  const shown = banners.find((banner) => isVisibleTo(context.audience, banner));
  return shown && toBanner(shown, context);
}
