import type { PageContext } from '#lib/content/pages/params.ts';
import type { PromotionCard } from '#lib/content/types.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import type { PromotionEnd, PromotionView } from './promotion-view.ts';

/** The end of a promotion as localized text, in the market's time zone; null without an end. */
export function endOf({ locale }: PageContext, { endsAt }: PromotionCard): PromotionEnd | null {
  if (!endsAt) return null;
  const { timeZone } = locale;
  const text = getTranslator(locale, 'promotions')('ends', { date: formatDateTime(endsAt, { timeZone }) });
  return { text, dateTime: endsAt, timeZone };
}

export function promotionHref({ locale }: PageContext, { category, slug }: PromotionCard): string {
  return `/${locale.locale}/promotions/${category.slug}/${slug}`;
}

/** What cards need of promotions; the first picture keeps its placeholder where its card is above the fold. */
export function promotionViews(
  context: PageContext,
  promotions: readonly PromotionCard[],
  { isFirstInSight = false } = {},
): readonly PromotionView[] {
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
      ends: endOf(context, promotion),
    };
  });
}
