import { Checkbox } from '#components/ui/form/checkbox.tsx';
import type { MarketingChannel, MarketingKind, MarketingPreference } from '#lib/account/details/kinds.ts';
import type { Messages } from '#lib/core/i18n/catalog-types.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';

type Key = keyof Messages['details'];

const kindKeys: Readonly<Record<MarketingKind, Key>> = {
  BONUS_OFFER: 'kindBonus',
  NEWSLETTER: 'kindNewsletter',
  CASINO: 'kindCasino',
  RESPONSIBLE_GAMING: 'kindProtection',
};
const channelKeys: Readonly<Record<MarketingChannel, Key>> = {
  EMAIL: 'channelEmail',
  SMS: 'channelSms',
  MAIL: 'channelMail',
  PHONE: 'channelPhone',
  PUSH_NOTIFICATION: 'channelPush',
};

interface MarketingKindChoiceProps {
  readonly kind: MarketingKind;
  readonly preferences: readonly MarketingPreference[];
  readonly readOnly: boolean;
  readonly onChoose: (preference: MarketingPreference) => void;
}

/** One subject with a tick per channel. */
export function MarketingKindChoice({ kind, preferences, readOnly, onChoose }: MarketingKindChoiceProps) {
  const messages = useMessages('details');
  return (
    <fieldset className="space-y-1">
      <legend className="font-semibold">{messages[kindKeys[kind]]}</legend>
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
        {preferences.map((preference) => (
          <Checkbox
            key={preference.channel}
            label={messages[channelKeys[preference.channel]]}
            name={`${kind}-${preference.channel}`}
            checked={preference.subscribed}
            readOnly={readOnly}
            onChange={(event) => onChoose({ ...preference, subscribed: event.target.checked })}
          />
        ))}
      </div>
    </fieldset>
  );
}
