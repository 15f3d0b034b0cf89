import type { Ref } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { TextField } from '#components/ui/text-field.tsx';
import { exponentOf, type Money, toWire } from '#lib/money/money.ts';

interface AmountFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly words: { readonly amountTitle: string; readonly amount: string };
  /** The bounds in words. */
  readonly bounds: string;
  readonly presets: readonly { readonly money: Money; readonly label: string }[];
  /** What the field holds, in minor units, where it is an amount. */
  readonly chosen: number | undefined;
  readonly text: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onType: (text: string) => void;
}

/** One of a few amounts or one's own; the field is the one truth, the buttons fill it. */
export function AmountField({ ref, words, bounds, presets, chosen, text, error, disabled, onType }: AmountFieldProps) {
  return (
    <div className="space-y-4">
      <fieldset>
        <legend className="mb-2 text-sm font-medium text-paper-2">{words.amountTitle}</legend>
        <div className="grid grid-cols-4 gap-2">
          {presets.map(({ money, label }) => (
            <button
              key={money.minor}
              type="button"
              aria-pressed={chosen === money.minor}
              disabled={disabled}
              onClick={() => onType(toWire(money).toFixed(money.minor % 100 === 0 ? 0 : exponentOf(money.currency)))}
              className={classNames(
                'h-13 rounded-md border text-base font-semibold tabular-nums disabled:opacity-60',
                chosen === money.minor
                  ? 'border-brass bg-brass/12 text-brass-2'
                  : 'border-control bg-ink text-paper hover:bg-ink-4',
              )}
            >
              {label}
            </button>
          ))}
        </div>
      </fieldset>
      <TextField
        ref={ref}
        label={words.amount}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={text}
        readOnly={disabled}
        hint={bounds}
        error={error}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  );
}
