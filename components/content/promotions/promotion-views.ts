import { offerNote } from '#lib/content/documents/banners/offer-note.ts';
import type { PageContext } from '#lib/content/pages/params.ts';
import { readNumberForm } from '#lib/content/settings/number-form.ts';
import type { PromotionCard } from '#lib/content/types.ts';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import { formatWholeMoney, unbroken } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
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

/** BON-01: the minimum deposit, the wagering requirement and the age. */
function factsOf(
  { locale }: PageContext,
  { minDeposit, wagering }: PromotionCard,
  formatAmount: (amount: number) => string,
): readonly string[] {
  const t = getTranslator(locale, 'rewards');
  const wagered = wagering && (wagering.times === 0 ? t('noWagering') : t(wageringKeys[wagering.of], { times: wagering.times }));
  return [
    ...(minDeposit === null ? [] : [`${t('minDeposit')}: ${formatAmount(minDeposit)}`]),
    ...(wagered === null ? [] : [`${t('wagering')}: ${wagered}`]),
    offerNote(locale),
  ];
}

const wageringKeys = { bonus: 'timesBonus', both: 'timesBoth', winnings: 'timesWinnings' } as const;

/** What cards need of promotions; the first picture keeps its placeholder where its card is above the fold. */
export async function promotionViews(
  context: PageContext,
  promotions: readonly PromotionCard[],
  { isFirstInSight = false } = {},
): Promise<readonly PromotionView[]> {
  const { locale } = context;
  const numbers = await readNumberForm(locale);
  const formatAmount = (amount: number) => unbroken(formatWholeMoney(fromWire(amount, locale.currency), numbers));
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
      facts: factsOf(context, promotion, formatAmount),
    };
  });
}
