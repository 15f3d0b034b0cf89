import { type FormEvent, useRef } from 'react';
import { createTranslator } from 'use-intl/core';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { presetsOf } from '#lib/cashier/presets.ts';
import { formatMoney, formatWholeMoney, unbroken } from '#lib/money/format.ts';
import { fromWire } from '#lib/money/money.ts';
import { type WithdrawFlow, wholeOf } from '#lib/withdrawals/rules.ts';
import { AmountField } from '../amount-field.tsx';
import { FaultNotice } from '../fault-notice.tsx';
import { FormFailure } from '../form-failure.tsx';
import { FormSkeleton } from '../form-skeleton.tsx';
import { MethodChoice } from '../method-choice.tsx';
import { ForfeitDialog } from './forfeit-dialog.tsx';
import { type Taken, useWithdrawForm } from './use-withdraw-form.ts';
import type { WithdrawPlace } from './withdraw-words.ts';

interface WithdrawFormProps {
  readonly place: WithdrawPlace;
  readonly flow: WithdrawFlow;
  readonly onTaken: (taken: Taken) => void;
  readonly onRecheck: () => void;
}

/** Decisions §2.8, allowed: where the money goes, how much, and one button. */
export function WithdrawForm({ place, flow, onTaken, onRecheck }: WithdrawFormProps) {
  const { words, language, market, marks, times, home } = place;
  const amountField = useRef<HTMLInputElement>(null);
  const form = useWithdrawForm({ place, flow, onTaken, onRecheck });
  const { methods, method, room, read, balance } = form;
  const say = createTranslator({ locale: language, messages: words });
  if (form.isFailed) return <FormFailure words={words} onRetry={form.reload} />;
  if (!methods) return <FormSkeleton label={words.loading} />;
  if (!method || !room) {
    return (
      <Notice
        title={words.noMethods}
        action={
          <ButtonLink href={`${home}/contact`} tone="secondary" size="small">
            {words.contact}
          </ButtonLink>
        }
      >
        {words.noMethodsText}
      </Notice>
    );
  }
  const { currency } = method;
  const show = (amount: number) => unbroken(formatWholeMoney(fromWire(amount, currency), market));
  const whole = wholeOf(room);
  const presets = presetsOf(method)
    .filter(({ minor }) => whole !== undefined && minor < whole)
    .slice(0, 3)
    .map((money) => ({ money, label: formatWholeMoney(money, market) }));
  const all = whole !== undefined && whole >= room.least ? [{ money: { minor: whole, currency }, label: words.all }] : [];

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.submit()) amountField.current?.focus();
  }
  return (
    <form noValidate onSubmit={submit} className="space-y-8">
      <p className="min-h-7 font-display text-xl font-semibold">
        {balance && say('withdrawable', { amount: unbroken(formatMoney(balance.main, market)) })}
      </p>
      <MethodChoice
        legend={words.methodTitle}
        marks={marks}
        methods={methods.map(({ method: code, label, processTime, min, max }) => ({
          method: code,
          label,
          hint: say('methodRange', { time: times[processTime] ?? times.other, least: show(min), most: show(max) }),
        }))}
        value={method.method}
        disabled={form.isSending}
        onChange={form.choose}
      />
      {method.accounts.length > 0 && (
        <RadioGroup
          legend={words.accounts}
          name="account"
          value={form.accountId}
          onChange={form.chooseAccount}
          disabled={form.isSending}
          options={method.accounts.map(({ id, label }) => ({ value: id, label }))}
        />
      )}
      <AmountField
        ref={amountField}
        words={words}
        bounds={say('amountHint', { least: show(method.min), most: show(method.max) })}
        presets={[...presets, ...all]}
        chosen={'minor' in read ? read.minor : undefined}
        text={form.amount}
        error={form.amountFault}
        disabled={form.isSending}
        onType={form.type}
      />
      <FaultNotice fault={form.fault} />
      <div className="space-y-3">
        <Button type="submit" size="large" wide loading={form.isSending}>
          {'minor' in read
            ? say('submitWith', { amount: formatWholeMoney({ minor: read.minor, currency }, market) })
            : words.submit}
        </Button>
        <p role="status" className="sr-only">
          {form.isSending ? words.sending : ''}
        </p>
        <p className="text-sm text-paper-3">{words.smallPrint}</p>
      </div>
      <ForfeitDialog
        place={place}
        amount={form.forfeit}
        currency={currency}
        isSending={form.isSending}
        onConsent={() => form.submit(true)}
        onKeep={form.keepBonus}
      />
    </form>
  );
}
