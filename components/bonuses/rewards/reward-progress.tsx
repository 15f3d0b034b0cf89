import { ProgressBar } from '#components/ui/status/progress-bar.tsx';
import type { FreeSpins, Reward } from '#lib/bonuses/fields.ts';
import { isWagered, wageredShare } from '#lib/bonuses/rules.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatFactor } from '#lib/core/money/format.ts';
import { formatDateTime } from '#lib/core/time/format-date.ts';
import { useBonusFigures } from '../use-bonus-figures.ts';

interface RewardProgressProps {
  readonly reward: Reward;
  readonly spins: FreeSpins | undefined;
}

/** BON-24, BON-31, XTR-19: how far a bonus, its free spins or a cashback are, as bars and in words. */
export function RewardProgress({ reward, spins }: RewardProgressProps) {
  const messages = useMessages('rewards');
  const t = useTranslator('rewards');
  const { numbers } = useLocale();
  const { money, wagered } = useBonusFigures();
  const { wageringProgress, wageringAmount, currency, balance, cashbackProgress } = reward;
  const isRunning = reward.state === 'ACTIVE';
  return (
    <div className="space-y-4 empty:hidden">
      {isRunning && isWagered(reward) && (
        <ProgressBar
          label={messages.progress}
          value={wageredShare(reward)}
          text={wagered(wageringProgress, wageringAmount, currency)}
        />
      )}
      {spins && spins.state !== 'GRANTED' && (
        <ProgressBar
          label={messages.spinsProgress}
          value={spins.used / spins.total}
          text={t('spinsUsed', { used: spins.used, total: spins.total })}
        />
      )}
      {spins && spins.winnings > 0 && (
        <p className="text-sm text-paper-2">{t('spinsWon', { amount: money(spins.winnings, currency) })}</p>
      )}
      {isRunning && balance > 0 && (
        <p className="text-sm text-paper-2">{t('bonusMoney', { amount: money(balance, currency) })}</p>
      )}
      {cashbackProgress && reward.cashbackActivated && (
        <p className="text-sm text-paper-2">
          {t('cashbackNow', { amount: money(cashbackProgress.amount, currency) })}
          {reward.cashbackBooster &&
            ` · ${t('boosted', {
              times: formatFactor(reward.cashbackBooster.multiplier, numbers),
              until: formatDateTime(reward.cashbackBooster.until),
            })}`}
        </p>
      )}
      {cashbackProgress?.claimableFrom && cashbackProgress.claimableTo && (
        <p className="text-sm text-paper-2">
          {t('cashbackFrom', {
            from: formatDateTime(cashbackProgress.claimableFrom),
            to: formatDateTime(cashbackProgress.claimableTo),
          })}
        </p>
      )}
    </div>
  );
}
