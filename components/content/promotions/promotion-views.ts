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

export function promotionViews(context: PageContext, promotions: readonly PromotionCard[]): readonly PromotionView[] {
  return promotions.map((promotion) => ({
    promotion,
    href: promotionHref(context, promotion),
    ends: endOf(context, promotion),
  }));
}
