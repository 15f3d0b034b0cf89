import 'server-only';
import { z } from 'zod';
import { isVisibleTo } from '#lib/core/market/audience.ts';
import { uniqueBy } from '#lib/core/unique-by.ts';
import { contentParams, type PageContext } from '../../pages/params.ts';
import { editorial, targetingGroq, targetingSchema } from '../../query/fragments.ts';
import { contentQuery, readContent } from '../../query/read.ts';
import { documentsOf } from '../../query/tolerant.ts';

const promotionsQuery = contentQuery({
  groq: `${editorial('promotion', 'defined(campaignId)')}{
    campaignId, title, teaser, ${targetingGroq}, "slug": slug.current, "category": category->slug.current}`,
  types: ['promotion', 'promotionCategory'],
  shape: documentsOf(
    'promotion',
    targetingSchema.extend({
      campaignId: z.string(),
      title: z.string(),
      teaser: z.string().nullish(),
      slug: z.string(),
      category: z.string(),
    }),
  ),
});

/** DEC-BON-12: the promotions of this audience by the campaign that they describe; of two, the one listed first. */
export async function readCampaignPromotions(context: PageContext) {
  const found = await readContent(promotionsQuery, contentParams(context));
  return Object.fromEntries(
    uniqueBy(
      found.filter((raw) => isVisibleTo(context.audience, raw)),
      ({ campaignId }) => campaignId,
    ).map(({ campaignId, title, teaser, slug, category }) => [
      campaignId,
      { title, teaser: teaser ?? '', path: `/promotions/${category}/${slug}` },
    ]),
  );
}
