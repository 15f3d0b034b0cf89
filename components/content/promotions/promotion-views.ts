import { endOf, promotionFacts } from '#lib/content/documents/promotions/promotion-facts.ts';
import type { PageContext } from '#lib/content/pages/params.ts';
import type { PromotionCard } from '#lib/content/types.ts';
import type { PromotionView } from './promotion-view.ts';

export function promotionHref({ locale }: PageContext, { category, slug }: PromotionCard): string {
  return `/${locale.locale}/promotions/${category.slug}/${slug}`;
}

/** What cards need of promotions; the first picture keeps its placeholder where its card is above the fold. */
export async function promotionViews(
  context: PageContext,
  promotions: readonly PromotionCard[],
  { isFirstInSight = false } = {},
): Promise<readonly PromotionView[]> {
  const factsOf = await promotionFacts(context.locale);
  return promotions.map((promotion, at) => {
    const { id, title, teaser, category, picture, hiddenOn } = promotion;
    const isInSight = isFirstInSight && at === 0;
    return {
      promotion: {
        id,
        title,
        teaser,
        category,
        hiddenOn,
        picture: picture && !isInSight ? { ...picture, placeholder: null } : picture,
      },
      href: promotionHref(context, promotion),
      ends: endOf(context.locale, promotion),
      facts: factsOf(promotion),
    };
  });
}
