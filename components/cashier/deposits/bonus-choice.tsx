import { RadioGroup } from '#components/ui/form/radio-group.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';

interface BonusChoiceProps {
  readonly offers: readonly { readonly campaignId: string; readonly title: string; readonly description: string }[];
  /** The chosen campaign; empty for none. */
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (campaignId: string) => void;
}

/** DEC-DEP-1: a choice of one bonus for the deposit, or none. */
export function BonusChoice({ offers, value, disabled, onChange }: BonusChoiceProps) {
  const messages = useMessages('deposit');
  return (
    <RadioGroup
      legend={messages.bonusTitle}
      name="bonus"
      value={value}
      onChange={onChange}
      disabled={disabled}
      options={[
        ...offers.map(({ campaignId, title, description }) => ({ value: campaignId, label: title, hint: description })),
        { value: '', label: messages.bonusNone },
      ]}
    />
  );
}
