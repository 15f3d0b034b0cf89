import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Link } from '#components/ui/link.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { PendingNote } from '#components/ui/pending-note.tsx';
import { TextField } from '#components/ui/text-field.tsx';
import { formatWholeMoney } from '#lib/money/format.ts';
import type { OfferAnswer } from '#lib/pay-and-play/answers.ts';
import { type AmountFault, bankCurrency, readAmount } from '#lib/pay-and-play/rules.ts';
import { keepAmount, readKeptAmount } from '#lib/pay-and-play/typed.ts';
import type { Fault, Words } from './prepare.ts';

interface AmountStepProps {
  readonly words: Words;
  readonly market: string;
  readonly home: string;
  readonly offer: Extract<OfferAnswer, { kind: 'offered' }>;
  readonly fault: Fault | null;
  readonly leaving: boolean;
  /** The player turned back at the bank. */
  readonly cancelled: boolean;
  readonly onChoose: (minor: number) => void;
}

const faultKeys = {
  missing: 'amountMissing',
  notANumber: 'amountNotANumber',
  tooLow: 'amountTooLow',
  tooHigh: 'amountTooHigh',
} as const satisfies Record<AmountFault, keyof Words>;

/** Decisions §2.4, idle: one of a few amounts or one's own; the field is the one truth, the buttons fill it. */
export function AmountStep({ words, market, home, offer, fault, leaving, cancelled, onChoose }: AmountStepProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(readKeptAmount);
  const [wrong, setWrong] = useState<AmountFault | null>(null);
  const show = (minor: number) => formatWholeMoney({ minor, currency: bankCurrency }, market);
  const fill = (key: keyof Words, amount = '') =>
    words[key].replace('{least}', show(offer.leastMinor)).replace('{most}', show(offer.mostMinor)).replace('{amount}', amount);
  const read = readAmount(text, offer);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (leaving) return;
    setWrong('fault' in read ? read.fault : null);
    if ('fault' in read) field.current?.focus();
    else {
      keepAmount(text);
      onChoose(read.minor);
    }
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <div role="alert" className="empty:hidden">
        {fault && (
          <Notice tone="error" title={fault.title}>
            {fault.detail}
          </Notice>
        )}
      </div>
      {cancelled && !fault && (
        <div role="status">
          <Notice title={words.cancelled}>{words.cancelledDetail}</Notice>
        </div>
      )}
      <fieldset className="space-y-2">
        <legend className="mb-2 text-sm font-medium text-paper-2">{words.presets}</legend>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {offer.amounts.map((minor) => {
            const isChosen = 'minor' in read && read.minor === minor;
            return (
              <button
                key={minor}
                type="button"
                aria-pressed={isChosen}
                disabled={leaving}
                onClick={() => {
                  setText(String(minor / 100));
                  setWrong(null);
                }}
                className={classNames(
                  'h-13 rounded-md border text-base font-semibold tabular-nums',
                  isChosen ? 'border-brass bg-brass/12 text-brass-2' : 'border-control bg-ink text-paper hover:bg-ink-4',
                )}
              >
                {show(minor)}
              </button>
            );
          })}
        </div>
      </fieldset>
      <TextField
        ref={field}
        label={words.amount}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={text}
        readOnly={leaving}
        hint={fill('amountHint')}
        error={wrong && fill(faultKeys[wrong])}
        onChange={(event) => {
          setText(event.target.value);
          setWrong(null);
        }}
      />
      <Button type="submit" size="large" wide loading={leaving}>
        {'minor' in read ? fill('toBankWith', show(read.minor)) : words.toBank}
      </Button>
      <p className="text-sm text-paper-3">{words.smallPrint}</p>
      <p className="-my-3 flex flex-wrap gap-x-5 text-sm font-semibold text-brass">
        <Link href={`${home}/terms`} newTab className="py-3 hover:underline">
          {words.readTerms}
        </Link>
        <Link href={`${home}/responsible-gambling`} newTab className="py-3 hover:underline">
          {words.limits}
        </Link>
      </p>
      <PendingNote pending={leaving} label={words.leaving} slowLabel={words.slow} />
    </form>
  );
}
