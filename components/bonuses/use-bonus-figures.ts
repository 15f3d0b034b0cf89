import type { Reward } from '#lib/bonuses/fields.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatFactor, formatWholeMoney, unbroken } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';

export type Offer = Pick<Reward, 'terms' | 'currency' | 'vertical' | 'campaignCategory' | 'freeSpinDetail' | 'cashbackInfo'>;

/** The figures of a bonus in words. Needs the namespace `bonusFigures`. */
export function useBonusFigures() {
  const { numbers } = useLocale();
  const t = useTranslator('bonusFigures');
  const money = (amount: number, currency: string) => unbroken(formatWholeMoney(fromWire(amount, currency), numbers));

  const freeBet = (amount: number, currency: string) => t('freeBet', { amount: money(amount, currency) });

  /** `€20 bonus + 50 free spins`; undefined without an amount and spins. */
  function gift(amount: number | null, { vertical, campaignCategory, currency, freeSpinDetail }: Offer): string | undefined {
    const kind = vertical === 'FREE_BET' ? 'freeBet' : campaignCategory === 'I_CASH' ? 'cash' : 'fixed';
    const parts = [
      amount !== null && amount > 0 && t(kind, { amount: money(amount, currency) }),
      freeSpinDetail && t('spins', { count: freeSpinDetail.count }),
    ];
    return parts.filter(Boolean).join(' + ') || undefined;
  }

  /** What the player gets: `100% up to €100 + 50 free spins`; undefined where only the title says it. */
  function headline(offer: Offer): string | undefined {
    const { terms, currency, cashbackInfo, freeSpinDetail } = offer;
    const { matchPercent: percent, maxBonus, booster } = terms;
    if (cashbackInfo) return t('cashback', { percent: formatFactor(Math.round(cashbackInfo.rate * 10_000) / 100, numbers) });
    if (booster) return t('booster', { times: formatFactor(booster.multiplier, numbers) });
    if (percent === null) return gift(terms.amount, offer);
    const share = formatFactor(percent, numbers);
    const match =
      maxBonus === null ? t('matchOnly', { percent: share }) : t('match', { percent: share, amount: money(maxBonus, currency) });
    return freeSpinDetail ? `${match} + ${t('spins', { count: freeSpinDetail.count })}` : match;
  }

  /** `€420 of €1,750 wagered`; amounts in major units. */
  function wagered(progress: number, amount: number, currency: string): string {
    return t('wagered', { progress: money(progress, currency), amount: money(amount, currency) });
  }

  return { money, freeBet, gift, headline, wagered };
}
