import type { PageContext } from '#lib/content/pages/params.ts';
import type { PromotionCard } from '#lib/content/types.ts';
import { formatDate, getTranslator } from '#lib/core/i18n/messages.ts';
import type { PromotionView } from './promotion-view.ts';

/** The end of a promotion as localized text; null without an end. */
export function endOf({ locale }: PageContext, { endsAt }: PromotionCard): string | null {
  return endsAt ? getTranslator(locale, 'promotions')('ends', { date: formatDate(locale, endsAt) }) : null;
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
