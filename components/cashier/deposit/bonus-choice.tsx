import { RadioGroup } from '#components/ui/radio-group.tsx';
import type { DepositWords } from './deposit-words.ts';

interface BonusChoiceProps {
  readonly words: DepositWords;
  readonly offers: readonly { readonly campaignId: string; readonly title: string; readonly description: string }[];
  /** The chosen campaign; empty for none. */
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (campaignId: string) => void;
}

/** Decisions §2.7: a bonus to go with the deposit, or none. */
export function BonusChoice({ words, offers, value, disabled, onChange }: BonusChoiceProps) {
  return (
    <RadioGroup
      legend={words.bonusTitle}
      name="bonus"
      value={value}
      onChange={onChange}
      disabled={disabled}
      options={[
        ...offers.map(({ campaignId, title, description }) => ({ value: campaignId, label: title, hint: description })),
        { value: '', label: words.bonusNone },
      ]}
    />
  );
}
