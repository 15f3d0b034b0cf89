import { type FormEvent, useRef, useState } from 'react';
import { AmountField } from '#components/cashier/amount-field.tsx';
import { Button } from '#components/ui/actions/button.tsx';
import { Link } from '#components/ui/actions/link.tsx';
import { ErrorAlert } from '#components/ui/status/error-alert.tsx';
import { PendingNote } from '#components/ui/status/pending-note.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { formatWholeMoney } from '#lib/core/money/format.ts';
import { readStoredAmount, storeAmount } from '#lib/pay-and-play/form-draft.ts';
import type { OfferResponse } from '#lib/pay-and-play/responses.ts';
import { type AmountError, bankCurrency, readAmount } from '#lib/pay-and-play/rules.ts';
import type { DescribedError, PayAndPlayMessages } from './prepare.ts';

interface AmountStepProps {
  readonly offer: Extract<OfferResponse, { kind: 'offered' }>;
  readonly error: DescribedError | null;
  readonly leaving: boolean;
  readonly onChoose: (minor: number) => void;
}

const errorKeys = {
  missing: 'amountMissing',
  notANumber: 'amountNotANumber',
  ambiguous: 'amountAmbiguous',
  tooLow: 'amountTooLow',
  tooHigh: 'amountTooHigh',
} as const satisfies Record<AmountError, keyof PayAndPlayMessages>;

/** DEC-PNP-1, idle: a preset amount or a typed one; the presets fill the field. Needs the namespace `payAndPlay`. */
export function AmountStep({ offer, error, leaving, onChoose }: AmountStepProps) {
  const messages = useMessages('payAndPlay');
  const t = useTranslator('payAndPlay');
  const { numbers, home, terms } = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(readStoredAmount);
  const [amountError, setAmountError] = useState<AmountError | null>(null);
  const format = (minor: number) => formatWholeMoney({ minor, currency: bankCurrency }, numbers);
  const bounds = { least: format(offer.minMinor), most: format(offer.maxMinor) };
  const read = readAmount(text, offer, numbers);
  const larger = 'error' in read ? read.larger : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (leaving) return;
    setAmountError('error' in read ? read.error : null);
    if ('error' in read) field.current?.focus();
    else {
      storeAmount(text);
      onChoose(read.minor);
    }
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <ErrorAlert error={error} />
      <AmountField
        ref={field}
        legend={messages.presets}
        label={messages.amount}
        hint={t('amountHint', bounds)}
        columns="grid-cols-2 sm:grid-cols-4"
        presets={offer.amounts.map((minor) => ({ money: { minor, currency: bankCurrency }, label: format(minor) }))}
        minor={'minor' in read ? read.minor : undefined}
        text={text}
        error={amountError && t(errorKeys[amountError], { ...bounds, larger: format(larger ?? offer.minMinor) })}
        disabled={leaving}
        onChange={(next) => {
          setText(next);
          setAmountError(null);
        }}
      />
      <Button type="submit" size="large" wide loading={leaving}>
        {'minor' in read ? t('toBankWith', { amount: format(read.minor) }) : messages.toBank}
      </Button>
      <p className="text-sm text-paper-3">{messages.smallPrint}</p>
      <p className="-my-3 flex flex-wrap gap-x-5 text-sm font-semibold text-brass">
        <Link href={terms} newTab className="py-3 hover:underline">
          {messages.readTerms}
        </Link>
        <Link href={`${home}/responsible-gambling`} newTab className="py-3 hover:underline">
          {messages.limits}
        </Link>
      </p>
      <PendingNote pending={leaving} label={messages.leaving} slowLabel={messages.slow} />
    </form>
  );
}
