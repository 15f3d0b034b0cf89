'use client';

import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { exclusionMonths } from '#lib/core/market/protection.ts';
import { exclusionLabel } from '#lib/protection/block-choice.ts';
import { BlockForm } from './block-form.tsx';

const indefinite = 'indefinite';

/** RGA-06, RGA-07: a self-exclusion in two steps: its length, then a typed word. Needs the namespaces `protection` and `errors`. */
export function ExclusionSection() {
  const { tag } = useLocale();
  const messages = useMessages('protection');
  const t = useTranslator('protection');
  const options = [
    ...exclusionMonths.map((months) => ({ value: String(months), label: exclusionLabel(tag, months) })),
    { value: indefinite, label: messages.exclusionIndefinite },
  ];
  const confirm = (value: string) => {
    const months = exclusionMonths.find((each) => String(each) === value) ?? null;
    return {
      choice: { kind: 'exclusion', months },
      title:
        months === null ? messages.exclusionQuestionIndefinite : t('exclusionQuestion', { time: exclusionLabel(tag, months) }),
      warning: messages.exclusionWarning,
      confirmLabel: messages.exclusionConfirm,
    } as const;
  };
  return (
    <BlockForm
      id="self-exclusion"
      title={messages.exclusionTitle}
      text={messages.exclusionText}
      effects={[
        messages.effectSignOut,
        messages.exclusionMoney,
        messages.effectBonuses,
        messages.effectMarketing,
        messages.exclusionBrands,
        messages.exclusionEnd,
      ]}
      legend={messages.blockLegend}
      options={options}
      submitLabel={messages.exclusionContinue}
      confirm={confirm}
    />
  );
}
