import 'server-only';
import { getTranslator } from '#lib/core/i18n/messages.ts';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import { formatWholeMoney, unbroken } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import { readNumberForm } from '../../settings/number-form.ts';
import type { PromotionCard, PromotionEnd } from '../../types.ts';
import { offerNote } from '../banners/offer-note.ts';

/** The end of a promotion as localized text, in the market's time zone; null without an end. */
export function endOf(locale: SiteLocale, { endsAt }: PromotionCard): PromotionEnd | null {
  if (!endsAt) return null;
  const { timeZone } = locale;
  const text = getTranslator(locale, 'promotions')('ends', { date: formatDateTime(endsAt, { timeZone }) });
  return { text, dateTime: endsAt, timeZone };
}

const wageringKeys = { bonus: 'timesBonus', both: 'timesBoth', winnings: 'timesWinnings' } as const;

/** BON-01: gives the minimum deposit, the wagering requirement and the age of promotions, each in a few words. */
export async function promotionFacts(locale: SiteLocale): Promise<(promotion: PromotionCard) => readonly string[]> {
  const numbers = await readNumberForm(locale);
  const t = getTranslator(locale, 'rewards');
  return ({ minDeposit, wagering }) => {
    const amount = minDeposit === null ? null : unbroken(formatWholeMoney(fromWire(minDeposit, locale.currency), numbers));
    const wagered =
      wagering && (wagering.times === 0 ? t('noWagering') : t(wageringKeys[wagering.of], { times: wagering.times }));
    return [
      ...(amount === null ? [] : [`${t('minDeposit')}: ${amount}`]),
      ...(wagered === null ? [] : [`${t('wagering')}: ${wagered}`]),
      offerNote(locale),
    ];
  };
}
