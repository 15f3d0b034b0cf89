'use client';

import { useQuery } from '@tanstack/react-query';
import { readProfile } from '#lib/account/calls.ts';
import { query } from '#lib/core/api/browser.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { homeMarket } from '#lib/core/market/locale.ts';
import { protectionRules, sharedTimeoutHours } from '#lib/core/market/protection.ts';
import { timeoutLabel } from '#lib/protection/block-choice.ts';
import { BlockForm } from './block-form.tsx';

/**
 * RGA-10: a time-out of the lengths that the player's market offers, or every market where that cannot be read, by one
 * confirmation. Needs the namespaces `protection` and `errors`.
 */
export function TimeoutSection() {
  const { tag, market } = useLocale();
  const messages = useMessages('protection');
  const t = useTranslator('protection');
  const { data, errorUpdateCount } = useQuery(query(readProfile));
  const own = protectionRules(data ? homeMarket(data.countryCode) : market).timeoutHours;
  const options = (data || errorUpdateCount === 0 ? own : sharedTimeoutHours).map((hours) => ({
    value: String(hours),
    label: timeoutLabel(tag, hours),
  }));
  return (
    <BlockForm
      id="time-out"
      title={messages.timeoutTitle}
      text={messages.timeoutText}
      effects={[
        messages.effectSignOut,
        messages.timeoutMoney,
        messages.effectBonuses,
        messages.effectMarketing,
        messages.timeoutEnd,
      ]}
      legend={messages.blockLegend}
      options={options}
      submitLabel={messages.timeoutStart}
      confirm={(value) => ({
        choice: { kind: 'timeout', hours: Number(value) },
        title: t('timeoutQuestion', { time: timeoutLabel(tag, Number(value)) }),
        warning: messages.coolingWarning,
        confirmLabel: messages.coolingConfirm,
      })}
    />
  );
}
