/** ACC-11: what the operator may write about, and how. */
export const marketingKinds = ['BONUS_OFFER', 'NEWSLETTER', 'CASINO', 'RESPONSIBLE_GAMING'] as const;
export type MarketingKind = (typeof marketingKinds)[number];

export const marketingChannels = ['EMAIL', 'SMS', 'MAIL', 'PHONE', 'PUSH_NOTIFICATION'] as const;
export type MarketingChannel = (typeof marketingChannels)[number];

export interface MarketingPreference {
  readonly channel: MarketingChannel;
  readonly kind: MarketingKind;
  readonly subscribed: boolean;
}
