import { useBonusFigures } from '#components/bonuses/use-bonus-figures.ts';
import { RadioGroup } from '#components/ui/form/radio-group.tsx';
import { LoadFailure } from '#components/ui/status/load-failure.tsx';
import type { Reward } from '#lib/bonuses/fields.ts';
import type { CampaignPromotion } from '#lib/bonuses/promotion.ts';
import { grantOfDeposit } from '#lib/bonuses/rules.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { spellUnit } from '#lib/core/i18n/duration.ts';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatFactor } from '#lib/core/money/format.ts';
import { fromWire, toWire } from '#lib/core/money/money.ts';
import { ownValue } from '#lib/core/own-value.ts';
import type { useBonusOffers } from './use-bonus-offers.ts';

interface BonusChoiceProps {
  readonly bonuses: ReturnType<typeof useBonusOffers>;
  /** Titles that the content service gives to campaigns. */
  readonly promotions: Readonly<Record<string, CampaignPromotion>>;
  /** The amount of the deposit in minor units; undefined while it is not known. */
  readonly minor: number | undefined;
  /** The chosen campaign; empty for none. */
  readonly value: string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (campaignId: string) => void;
}

/** DEC-DEP-1, BON-33: a choice of one bonus for the deposit, or none, with what this amount would give and ask. */
export function BonusChoice({ bonuses, promotions, minor, value, error, readOnly, onChange }: BonusChoiceProps) {
  const messages = useMessages('deposit');
  const offerText = useOfferText(minor);
  if (bonuses.isFailed) {
    return (
      <LoadFailure tone="info" label={messages.retry} onRetry={bonuses.reload}>
        {messages.bonusUnread}
      </LoadFailure>
    );
  }
  // An error is shown even if its bonus has just gone.
  if (bonuses.offers.length === 0 && !error) return null;
  return (
    <RadioGroup
      legend={messages.bonusTitle}
      name="bonus"
      value={value}
      onChange={onChange}
      readOnly={readOnly}
      error={error ?? null}
      options={[
        ...bonuses.offers.map(({ reward, isQueued }) => ({
          value: reward.campaignId,
          label: ownValue(promotions, reward.campaignId)?.title ?? reward.campaignDisplayInfo.title,
          hint: [offerText(reward), isQueued && messages.bonusQueues].filter(Boolean).join(' '),
        })),
        { value: '', label: messages.bonusNone },
      ]}
    />
  );
}

/** `Deposit €20, get €20 bonus. Wager €700 within 30 days.`; without a sufficient amount, the offer itself. */
function useOfferText(minor: number | undefined): (reward: Reward) => string {
  const { tag, numbers } = useLocale();
  const t = useTranslator('deposit');
  const figures = useBonusFigures();
  return (reward) => {
    const { currency, terms, freeSpinDetail, campaignDisplayInfo } = reward;
    const least = terms.minDeposit ?? 0;
    if (minor === undefined || minor < fromWire(least, currency).minor) {
      return t('bonusFrom', {
        offer: figures.headline(reward) ?? campaignDisplayInfo.title,
        least: figures.money(least, currency),
      });
    }
    const { bonus, wager } = grantOfDeposit(reward, minor);
    const gift = figures.gift(toWire(bonus), reward) ?? campaignDisplayInfo.title;
    const spinTimes = bonus.minor === 0 ? (freeSpinDetail?.wrMultiplier ?? 0) : 0;
    const condition =
      wager.minor > 0
        ? t('bonusAsks', { wager: figures.money(toWire(wager), currency), days: spellUnit(tag, terms.validDays ?? 0, 'day') })
        : spinTimes > 0
          ? t('bonusAsksSpins', { times: formatFactor(spinTimes, numbers) })
          : t('bonusAsksNothing');
    return `${t('bonusGives', { deposit: figures.money(toWire({ minor, currency }), currency), gift })} ${condition}`;
  };
}
