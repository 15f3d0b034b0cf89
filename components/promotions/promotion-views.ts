import type { PageContext } from '#lib/content/params.ts';
import type { PromotionCard } from '#lib/content/types.ts';
import { formatDate, translator } from '#lib/i18n/messages.ts';
import type { PromotionView } from './promotion-view.ts';

/** When a promotion ends, in words of the locale; null where it has no end. */
export function endOf({ locale }: PageContext, { endsAt }: PromotionCard): string | null {
  return endsAt ? translator(locale, 'promotions')('ends', { date: formatDate(locale, endsAt) }) : null;
}

export function promotionHref({ locale }: PageContext, { category, slug }: PromotionCard): string {
  return `/${locale.locale}/promotions/${category.slug}/${slug}`;
}

export function promotionViews(context: PageContext, promotions: readonly PromotionCard[]): readonly PromotionView[] {
  return promotions.map((promotion) => ({
    promotion,
    href: promotionHref(context, promotion),
    ends: endOf(context, promotion),
  }));
}
