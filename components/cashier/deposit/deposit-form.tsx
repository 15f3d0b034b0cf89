import { type FormEvent, type ReactNode, useRef } from 'react';
import { createTranslator } from 'use-intl/core';
import { Button } from '#components/ui/button.tsx';
import { Link } from '#components/ui/link.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { presetsOf } from '#lib/cashier/presets.ts';
import type { DepositFlow } from '#lib/cashier/rules.ts';
import { formatWholeMoney, unbroken } from '#lib/money/format.ts';
import { fromWire } from '#lib/money/money.ts';
import { AmountField } from '../amount-field.tsx';
import { FaultNotice } from '../fault-notice.tsx';
import { FormFailure } from '../form-failure.tsx';
import { FormSkeleton } from '../form-skeleton.tsx';
import { MethodChoice } from '../method-choice.tsx';
import { BonusChoice } from './bonus-choice.tsx';
import type { DepositPlace } from './deposit-words.ts';
import { LimitNote } from './limit-note.tsx';
import { useDepositForm } from './use-deposit-form.ts';

interface DepositFormProps {
  readonly place: DepositPlace;
  readonly flow: DepositFlow;
  readonly onAcknowledge: () => void;
  readonly onRecheck: () => void;
  readonly onStarted: (transactionId: string) => void;
  /** What became of the payment before this one. */
  readonly children: ReactNode;
}

/** Decisions §2.7, allowed: a method, an amount, a bonus, and one button. */
export function DepositForm({ place, flow, onAcknowledge, onRecheck, onStarted, children }: DepositFormProps) {
  const { words, market, language, home, marks } = place;
  const amountField = useRef<HTMLInputElement>(null);
  const form = useDepositForm({ place, onStarted, onRecheck });
  const { methods, method, read } = form;
  const say = createTranslator({ locale: language, messages: words });
  if (form.isFailed) return <FormFailure words={words} onRetry={form.reload} />;
  if (!methods) return <FormSkeleton label={words.loading} />;
  if (!method) return <Notice title={words.noMethods}>{words.noMethodsText}</Notice>;
  const { currency } = method;
  const show = (amount: number) => unbroken(formatWholeMoney(fromWire(amount, currency), market));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.submit()) amountField.current?.focus();
  }
  return (
    <form noValidate onSubmit={submit} className="space-y-8">
      {children}
      <LimitNote place={place} flow={flow} currency={currency} onAcknowledge={onAcknowledge} />
      <MethodChoice
        legend={words.methodTitle}
        marks={marks}
        methods={methods.map(({ method: code, label, min, max }) => ({
          method: code,
          label,
          hint: say('methodRange', { least: show(min), most: show(max) }),
        }))}
        value={method.method}
        disabled={form.isSending}
        onChange={form.choose}
      />
      {method.savedAccounts.length > 0 && (
        <RadioGroup
          legend={words.accounts}
          name="account"
          value={form.accountId}
          onChange={form.chooseAccount}
          disabled={form.isSending}
          options={[
            ...method.savedAccounts.map(({ id, label }) => ({ value: id, label })),
            { value: '', label: words.otherAccount },
          ]}
        />
      )}
      <AmountField
        ref={amountField}
        words={words}
        bounds={say('amountHint', { least: show(method.min), most: show(method.max) })}
        presets={presetsOf(method).map((money) => ({ money, label: formatWholeMoney(money, market) }))}
        chosen={'minor' in read ? read.minor : undefined}
        text={form.amount}
        error={form.amountFault}
        disabled={form.isSending}
        onType={form.type}
      />
      <BonusChoice words={words} offers={[]} value="" disabled={form.isSending} onChange={() => undefined} />
      <FaultNotice fault={form.fault} />
      <div className="space-y-3">
        <Button type="submit" size="large" wide loading={form.isSending}>
          {'minor' in read
            ? say('submitWith', { amount: formatWholeMoney({ minor: read.minor, currency }, market) })
            : words.submit}
        </Button>
        <p role="status" className="sr-only">
          {form.isSending ? words.opening : ''}
        </p>
        <p className="text-sm text-paper-3">{words.smallPrint}</p>
        <Link
          href={`${home}/responsible-gambling`}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-blue-2 hover:underline"
        >
          {words.limits}
        </Link>
      </div>
    </form>
  );
}
