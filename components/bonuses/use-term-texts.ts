import type { Reward } from '#lib/bonuses/fields.ts';
import { isDepositBonus, minSportsOdds, verticalOf } from '#lib/bonuses/rules.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { spellUnit } from '#lib/core/i18n/duration.ts';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatFactor, formatNumber } from '#lib/core/money/format.ts';
import { type Offer, useBonusFigures } from './use-bonus-figures.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** What the terms are written from: a reward, or a campaign as everyone may read it. */
export type TermsSource = Offer & Pick<Reward, 'wrMultiplier' | 'bonusType' | 'partnerBonusCode'>;

/** The terms of an offer in words. Needs the namespaces `rewards` and `bonusFigures`. */
export function useTermTexts() {
  const { tag, numbers } = useLocale();
  const messages = useMessages('rewards');
  const t = useTranslator('rewards');
  const { money } = useBonusFigures();
  const formatOdds = (odds: number) => formatNumber(odds, numbers, 2);

  function wagering(reward: TermsSource): string {
    const { wrMultiplier: times, freeSpinDetail, bonusType } = reward;
    if (!givesMoney(reward) && freeSpinDetail) {
      const ofSpins = freeSpinDetail.wrMultiplier;
      return ofSpins > 0 ? t('timesWinnings', { times: formatFactor(ofSpins, numbers) }) : messages.noWagering;
    }
    if (times === 0) return messages.noWagering;
    return t(bonusType === 'STICKY' && isDepositBonus(reward) ? 'timesBoth' : 'timesBonus', {
      times: formatFactor(times, numbers),
    });
  }

  /** What the reward asks, in figures; `toWager` is the amount of its wagering requirement, where that is known. */
  function terms(reward: TermsSource, gameName: string | null, level?: number, toWager?: number): readonly Fact[] {
    const { terms: figures, currency, freeSpinDetail, cashbackInfo, vertical } = reward;
    const { validDays: days, booster } = figures;
    const hasWagering = reward.wrMultiplier > 0 || (freeSpinDetail !== null && freeSpinDetail.wrMultiplier > 0);
    const place = verticalOf({ vertical });
    const isFreeBet = place === 'FREE_BET';
    const needed = figures.minLoyalty;
    const amount = toWager === undefined ? '' : ` · ${money(toWager, currency)}`;
    const facts: readonly (Fact | false)[] = [
      figures.minDeposit !== null && { label: messages.minDeposit, value: money(figures.minDeposit, currency) },
      needed !== null && {
        label: messages.loyaltyLevel,
        value: level === undefined ? t('levelOnly', { needed }) : t('levelNeeded', { needed, level }),
      },
      !isFreeBet && { label: messages.wagering, value: cashbackInfo ? messages.noWagering : wagering(reward) + amount },
      figures.maxBet !== null && !isFreeBet && { label: messages.maxBet, value: money(figures.maxBet, currency) },
      days !== null &&
        !cashbackInfo && {
          label: hasWagering && !isFreeBet ? messages.timeToWager : messages.timeToUse,
          value: booster ? spellBoost(tag, booster.hours) : spellUnit(tag, days, 'day'),
        },
      freeSpinDetail !== null && { label: messages.spinValue, value: money(freeSpinDetail.betValue, currency) },
      freeSpinDetail !== null && gameName !== null && { label: messages.game, value: gameName },
      cashbackInfo !== null && { label: messages.period, value: messages[cashbackInfo.period] },
      cashbackInfo !== null && { label: messages.minCashback, value: money(cashbackInfo.min, currency) },
      cashbackInfo !== null && { label: messages.maxCashback, value: money(cashbackInfo.cap, currency) },
      !freeSpinDetail && { label: isFreeBet ? messages.usedIn : messages.games, value: messages[place] },
      place === 'SPORTS' && hasWagering && { label: messages.minOdds, value: formatOdds(minSportsOdds) },
      reward.partnerBonusCode !== null && { label: messages.partnerCode, value: reward.partnerBonusCode },
    ];
    return facts.filter((fact) => fact !== false);
  }

  return { terms };
}

function spellBoost(tag: Parameters<typeof spellUnit>[0], hours: number): string {
  return hours % 24 === 0 ? spellUnit(tag, hours / 24, 'day') : spellUnit(tag, hours, 'hour');
}

export function givesMoney({ terms }: Pick<Reward, 'terms'>): boolean {
  return terms.matchPercent !== null || terms.amount !== null;
}
