import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { RadioGroup } from '#components/ui/form/radio-group.tsx';
import { TextField } from '#components/ui/form/text-field.tsx';
import { ActionNotice } from '#components/ui/status/action-notice.tsx';
import { ErrorAlert } from '#components/ui/status/error-alert.tsx';
import { LoadFailure } from '#components/ui/status/load-failure.tsx';
import { selectPresets } from '#lib/cashier/presets.ts';
import { maxWithdrawable, type WithdrawFlow } from '#lib/cashier/withdrawals/rules.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatMoney, formatWholeMoney, unbroken } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { AmountField } from '../amount-field.tsx';
import { FormSkeleton } from '../form-skeleton.tsx';
import { MethodChoice } from '../method-choice.tsx';
import type { MethodMark } from '../method-mark.ts';
import { ForfeitDialog } from './forfeit-dialog.tsx';
import { type AcceptedWithdrawal, type Choice, newAccount, useWithdrawForm } from './use-withdraw-form.ts';

interface WithdrawFormProps {
  readonly marks: readonly MethodMark[];
  readonly choice: Choice;
  readonly flow: WithdrawFlow;
  readonly onAccepted: (withdrawal: AcceptedWithdrawal) => void;
  readonly onRecheck: () => void;
}

/** DEC-WDR-1, allowed: a method, an account and an amount. */
export function WithdrawForm({ marks, choice, flow, onAccepted, onRecheck }: WithdrawFormProps) {
  const { numbers, home } = useLocale();
  const messages = useMessages('withdraw');
  const t = useTranslator('withdraw');
  const amountField = useRef<HTMLInputElement>(null);
  const accountField = useRef<HTMLInputElement>(null);
  const form = useWithdrawForm({ choice, flow, onAccepted, onRecheck });
  const { methods, method, bounds, typedAmount, balance, wrongAmount } = form;
  useEffect(() => {
    if (wrongAmount) amountField.current?.focus();
  }, [wrongAmount]);
  if (form.isFailed) {
    return (
      <LoadFailure title={messages.errorTitle} label={messages.retry} onRetry={form.reload}>
        {messages.errorText}
      </LoadFailure>
    );
  }
  if (!methods) return <FormSkeleton label={messages.loading} />;
  if (!method || !bounds) {
    return (
      <ActionNotice title={messages.noMethods} label={messages.contact} target={`${home}/contact`}>
        {messages.noMethodsText}
      </ActionNotice>
    );
  }
  const { currency } = method;
  const format = (amount: number) => unbroken(formatWholeMoney(fromWire(amount, currency), numbers));
  const all = maxWithdrawable(bounds);
  const presets = selectPresets(method)
    .filter(({ minor }) => all !== undefined && minor < all)
    .slice(0, 3)
    .map((money) => ({ money, label: formatWholeMoney(money, numbers) }));
  const allPreset = all !== undefined && all >= bounds.min ? [{ money: { minor: all, currency }, label: messages.all }] : [];

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!form.submit()) ('error' in typedAmount || !accountField.current ? amountField : accountField).current?.focus();
  }
  /** The balance may have fallen below the amount while the question was open: the form says so. */
  function consent() {
    if (form.submit(true)) return;
    form.keepBonus();
    amountField.current?.focus();
  }
  return (
    <form noValidate onSubmit={submit} className="space-y-6 md:space-y-8">
      <p className="min-h-7 font-display text-xl font-semibold">
        {balance && t('withdrawable', { amount: unbroken(formatMoney(balance.main, numbers)) })}
      </p>
      <MethodChoice
        legend={messages.methodTitle}
        marks={marks}
        methods={methods}
        value={method.method}
        readOnly={form.isSending}
        onChange={form.chooseMethod}
      />
      {method.accounts.length > 0 && (
        <RadioGroup
          legend={messages.accounts}
          name="account"
          value={form.accountId}
          onChange={form.chooseAccount}
          readOnly={form.isSending}
          options={[
            ...method.accounts.map(({ id, label }) => ({ value: id, label })),
            ...(method.takesBankAccount ? [{ value: newAccount, label: messages.otherAccount }] : []),
          ]}
        />
      )}
      {form.needsBankAccount && (
        <TextField
          ref={accountField}
          label={messages.bankAccount}
          name="bank-account"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={120}
          value={form.bankAccount}
          readOnly={form.isSending}
          hint={messages.bankAccountHint}
          error={form.bankAccountError}
          onChange={({ target }) => form.changeBankAccount(target.value)}
        />
      )}
      <AmountField
        ref={amountField}
        legend={messages.amountTitle}
        label={messages.amount}
        hint={t('amountHint', { least: format(method.min), most: format(method.max) })}
        presets={[...presets, ...allPreset]}
        minor={'minor' in typedAmount ? typedAmount.minor : undefined}
        text={form.amount}
        error={form.amountError}
        disabled={form.isSending}
        onChange={form.changeAmount}
      />
      <ErrorAlert error={form.error} />
      <div className="submit-bar">
        <Button type="submit" size="large" wide loading={form.isSending}>
          {'minor' in typedAmount
            ? t('submitWith', { amount: formatWholeMoney({ minor: typedAmount.minor, currency }, numbers) })
            : messages.submit}
        </Button>
      </div>
      <div className="space-y-3">
        <p role="status" className="sr-only">
          {form.isSending ? messages.sending : ''}
        </p>
        <p className="text-sm text-paper-3">{messages.smallPrint}</p>
      </div>
      <ForfeitDialog
        amount={form.forfeitAmount}
        bonuses={form.forfeitedBonuses}
        currency={currency}
        isSending={form.isSending}
        onConsent={consent}
        onKeep={form.keepBonus}
      />
      {form.passwordDialog}
    </form>
  );
}
