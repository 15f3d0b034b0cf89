'use client';

import { ActionNotice } from '#components/ui/status/action-notice.tsx';
import { type AccountFacts, type AccountState, accountStateOf } from '#lib/account/state.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';

/** The states in which a player can be signed in without every right. */
const notices = {
  PAYOUT: ['statePayout', 'statePayoutText'],
  RESTRICTED: ['stateRestricted', 'stateRestrictedText'],
} as const satisfies Partial<Record<AccountState, readonly [string, string]>>;

/** ACC-14: says what is closed to a restricted player. Needs the namespace `account`. */
export function AccountStateNotice({ facts }: { readonly facts: AccountFacts }) {
  const messages = useMessages('account');
  const { home } = useLocale();
  const state = accountStateOf(facts);
  if (state !== 'PAYOUT' && state !== 'RESTRICTED') return null;
  const [title, text] = notices[state];
  return (
    <ActionNotice tone="warn" title={messages[title]} label={messages.stateContact} target={`${home}/contact`}>
      {messages[text]}
    </ActionNotice>
  );
}
