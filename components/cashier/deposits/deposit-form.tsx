import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useCodeCheck } from '#components/bonuses/codes/use-code-check.ts';
import { Button } from '#components/ui/actions/button.tsx';
import { Link } from '#components/ui/actions/link.tsx';
import { RadioGroup } from '#components/ui/form/radio-group.tsx';
import { ErrorAlert } from '#components/ui/status/error-alert.tsx';
import { LoadFailure } from '#components/ui/status/load-failure.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import type { CampaignPromotion } from '#lib/bonuses/promotion.ts';
import { selectPresets } from '#lib/cashier/presets.ts';
import type { DepositFlow } from '#lib/cashier/rules.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatWholeMoney, unbroken } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { AmountField } from '../amount-field.tsx';
import { FormSkeleton } from '../form-skeleton.tsx';
import { MethodChoice } from '../method-choice.tsx';
import type { MethodMark } from '../method-mark.ts';
import { BonusChoice } from './bonus-choice.tsx';
import { CodeNote } from './code-note.tsx';
import { LimitNote } from './limit-note.tsx';
import { useBonusOffers } from './use-bonus-offers.ts';
import { useDepositForm } from './use-deposit-form.ts';

interface DepositFormProps {
  readonly marks: readonly MethodMark[];
  readonly promotions: Readonly<Record<string, CampaignPromotion>>;
  readonly flow: DepositFlow;
  readonly playerId: string | undefined;
  readonly onAcknowledge: () => void;
  readonly onRecheck: () => void;
  readonly onStarted: (transactionId: string) => void;
  readonly children: ReactNode;
}

/** DEC-DEP-1, allowed: a method, an amount and a bonus. */
export function DepositForm({
  marks,
  promotions,
  flow,
  playerId,
  onAcknowledge,
  onRecheck,
  onStarted,
  children,
}: DepositFormProps) {
  const { numbers, home } = useLocale();
  const messages = useMessages('deposit');
  const t = useTranslator('deposit');
  const amountField = useRef<HTMLInputElement>(null);
  const bonusChoice = useRef<HTMLDivElement>(null);
  const bonuses = useBonusOffers();
  const form = useDepositForm({ bonuses, onStarted, onRecheck });
  const code = useCodeCheck(({ campaignId }) => form.chooseBonus(campaignId));
  const { methods, method, typedAmount, wrong } = form;
  useEffect(() => {
    if (wrong?.name === 'amount') amountField.current?.focus();
    else if (wrong) bonusChoice.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [wrong]);
  if (form.isFailed) {
    return (
      <LoadFailure title={messages.errorTitle} label={messages.retry} onRetry={form.reload}>
        {messages.errorText}
      </LoadFailure>
    );
  }
  if (!methods || bonuses.isPending) return <FormSkeleton label={messages.loading} />;
  if (!method) return <Notice title={messages.noMethods}>{messages.noMethodsText}</Notice>;
  const { currency } = method;
  const format = (amount: number) => unbroken(formatWholeMoney(fromWire(amount, currency), numbers));

  function submit(event: FormEvent) {
    event.preventDefault();
    form.submit();
  }
  return (
    <form noValidate onSubmit={submit} className="space-y-6 md:space-y-8">
      {children}
      <LimitNote flow={flow} playerId={playerId} currency={currency} onAcknowledge={onAcknowledge} />
      <MethodChoice
        legend={messages.methodTitle}
        marks={marks}
        methods={methods}
        value={method.method}
        readOnly={form.isSending}
        onChange={form.chooseMethod}
      />
      {method.savedAccounts.length > 0 && (
        <RadioGroup
          legend={messages.accounts}
          name="account"
          value={form.accountId}
          onChange={form.chooseAccount}
          readOnly={form.isSending}
          options={[
            ...method.savedAccounts.map(({ id, label }) => ({ value: id, label })),
            { value: '', label: messages.otherAccount },
          ]}
        />
      )}
      <AmountField
        ref={amountField}
        legend={messages.amountTitle}
        label={messages.amount}
        hint={t('amountHint', { least: format(method.min), most: format(method.max) })}
        presets={selectPresets(method).map((money) => ({ money, label: formatWholeMoney(money, numbers) }))}
        minor={'minor' in typedAmount ? typedAmount.minor : undefined}
        text={form.amount}
        error={form.amountError}
        disabled={form.isSending}
        onChange={form.changeAmount}
      />
      <CodeNote {...code} isOffered={bonuses.offers.some(({ reward }) => reward.campaignId === code.reward?.campaignId)} />
      <div ref={bonusChoice} className="empty:hidden">
        <BonusChoice
          bonuses={bonuses}
          promotions={promotions}
          minor={'minor' in typedAmount ? typedAmount.minor : undefined}
          value={form.bonusCampaignId}
          error={form.bonusError}
          readOnly={form.isSending}
          onChange={form.chooseBonus}
        />
      </div>
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
          {form.isSending ? messages.opening : ''}
        </p>
        <p className="text-sm text-paper-3">{messages.smallPrint}</p>
        <Link
          href={`${home}/my-account/gambling-limits`}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-blue-2 hover:underline"
        >
          {messages.limits}
        </Link>
      </div>
    </form>
  );
}
