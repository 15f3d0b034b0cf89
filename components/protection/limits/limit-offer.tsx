'use client';

import { useRef, useState } from 'react';
import { useRefusals } from '#components/refusals/use-refusals.ts';
import { Button } from '#components/ui/actions/button.tsx';
import { RadioGroup } from '#components/ui/form/radio-group.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { isCallError } from '#lib/core/api/errors.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { limitPeriods } from '#lib/core/market/protection.ts';
import { formatWholeMoney, unbroken } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { useChangeLimit } from '#lib/protection/limits/client.ts';
import type { Limits } from '#lib/protection/limits/contract.ts';
import { limitErrorKey, limitErrorOf, periodKeys, readLimitValue } from '#lib/protection/limits/rules.ts';

interface LimitOfferProps {
  readonly bounds: Pick<Limits, 'currency' | 'min' | 'max'>;
  readonly onSet: () => void;
}

/** DEC-MISC-5: a first deposit limit: the amount is free text, and no period is chosen before. Needs the namespace `gambling`. */
export function LimitOffer({ bounds: { currency, min, max }, onSet }: LimitOfferProps) {
  const { numbers } = useLocale();
  const t = useTranslator('gambling');
  const [period, setPeriod] = useState('');
  const [text, setText] = useState('');
  const [errors, setErrors] = useState<{ readonly period?: string; readonly amount?: string }>({});
  const field = useRef<HTMLInputElement>(null);
  const whole = (amount: number) => unbroken(formatWholeMoney(fromWire(amount, currency), numbers));
  const range = { min: whole(min), max: whole(max) };
  const limit = readLimitValue(text, currency, numbers);
  const read = limit === undefined ? '' : t('limits_read', { value: whole(limit) });

  const refusals = useRefusals({ lost: { title: '', detail: t('limits_saveFailed') } });
  const change = useChangeLimit('deposit', {
    notices: refusals.notices,
    refusalOf(cause, { duration }): { readonly amount?: string; readonly whole?: string } | null {
      const refused = isCallError(cause) ? limitErrorOf(cause) : undefined;
      const key = refused && limitErrorKey('deposit', refused.code, duration);
      if (refused) return { amount: key ? t(key, range) : refused.message };
      const whole = refusals.refusalOf(cause)?.detail;
      return whole === undefined ? null : { whole };
    },
    onDone: onSet,
  });
  const amountError = errors.amount ?? change.refusal?.amount;

  function submit(form: HTMLFormElement) {
    const duration = limitPeriods.find((each) => each === period);
    const isInRange = limit !== undefined && limit >= min && limit <= max;
    if (!duration || !isInRange) {
      setErrors({
        ...(!duration && { period: t('limits_offerMissing') }),
        ...(!isInRange && { amount: t('limits_range', range) }),
      });
      (isInRange ? form.querySelector<HTMLElement>('input[type="radio"]') : field.current)?.focus();
      return;
    }
    setErrors({});
    void change.submit({ duration, limit });
  }

  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!change.isPending) submit(event.currentTarget);
      }}
    >
      <TextField
        ref={field}
        label={t('limits_offerAmount')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={text}
        readOnly={change.isPending}
        hint={amountError ? undefined : `${read} ${t('limits_range', range)}`.trim()}
        error={amountError ?? null}
        onChange={(event) => {
          setText(event.target.value);
          change.reset();
          setErrors(({ period }) => (period === undefined ? {} : { period }));
        }}
      />
      <RadioGroup
        legend={t('limits_offerPeriod')}
        name="limit-period"
        options={limitPeriods.map((value) => ({ value, label: t(periodKeys[value]) }))}
        value={period}
        error={errors.period ?? null}
        readOnly={change.isPending}
        onChange={(chosen) => {
          setPeriod(chosen);
          change.reset();
          setErrors(({ amount }) => (amount === undefined ? {} : { amount }));
        }}
      />
      <div role="alert" className="empty:hidden">
        {change.refusal?.whole && <Notice tone="error">{change.refusal.whole}</Notice>}
      </div>
      <Button type="submit" size="large" wide loading={change.isPending}>
        {t('limits_set')}
      </Button>
    </form>
  );
}
