'use client';

import { useEffect } from 'react';
import { showToast } from '#components/ui/overlay/toast.ts';
import { isForSportsbook } from '#lib/bonuses/rules.ts';
import { useBonusStore } from '#lib/bonuses/store.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatWholeMoney } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { useBonusAccounts } from '#lib/wallet/client.ts';

/** XTR-17, SPB-07: notifies of a free bet or sports bonus that is credited while the player is on the site. Needs the namespace `player`. */
export function SportsBonusNotice() {
  const { numbers, home } = useLocale();
  const messages = useMessages('player');
  const t = useTranslator('player');
  const accounts = useBonusAccounts();
  useEffect(() => {
    if (!accounts) return;
    const held = accounts.filter(isForSportsbook);
    const { sportsBonusToast: known } = useBonusStore.getState();
    const ids = held.map(({ bonusAssignmentId }) => bonusAssignmentId);
    useBonusStore.setState({ sportsBonusToast: [...new Set([...(known ?? []), ...ids])] });
    for (const { bonusAssignmentId, vertical, amount, currencyCode } of held) {
      if (amount <= 0 || !known || known.includes(bonusAssignmentId)) continue;
      const shown = formatWholeMoney(fromWire(amount, currencyCode), numbers);
      const text = t(vertical === 'FREE_BET' ? 'freeBetReady' : 'sportsBonusReady', { amount: shown });
      showToast(text, 'success', { label: messages.rewards, href: `${home}/my-account/rewards/active` });
    }
  }, [accounts, numbers, home, messages.rewards, t]);
  return null;
}
