import type { Ref } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { TextField } from '#components/ui/form/text-field.tsx';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { plainAmount } from '#lib/core/money/format.ts';
import type { Money } from '#lib/core/money/money.ts';

interface AmountFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly legend: string;
  readonly label: string;
  readonly hint: string;
  /** Of the presets. */
  readonly columns?: string;
  readonly presets: readonly { readonly money: Money; readonly label: string }[];
  /** The field's amount in minor units; undefined while its text is not an amount. */
  readonly minor: number | undefined;
  readonly text: string;
  readonly error: string | null | undefined;
  readonly disabled: boolean;
  readonly onChange: (text: string) => void;
}

export function AmountField({
  columns = 'grid-cols-4',
  ref,
  legend,
  label,
  presets,
  minor,
  text,
  disabled,
  onChange,
  ...field
}: AmountFieldProps) {
  const { numbers } = useLocale();
  return (
    <div className="space-y-4">
      <fieldset>
        <legend className="mb-2 text-sm font-medium text-paper-2">{legend}</legend>
        <div className={classNames('grid gap-2', columns)}>
          {presets.map(({ money, label: amount }) => (
            <button
              key={money.minor}
              type="button"
              aria-pressed={minor === money.minor}
              disabled={disabled}
              onClick={() => onChange(plainAmount(money, numbers))}
              className={classNames(
                'h-13 rounded-md border text-base font-semibold tabular-nums disabled:opacity-60',
                minor === money.minor
                  ? 'border-brass bg-brass/12 text-brass-2'
                  : 'border-control bg-ink text-paper hover:bg-ink-4',
              )}
            >
              {amount}
            </button>
          ))}
        </div>
      </fieldset>
      <TextField
        ref={ref}
        label={label}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={text}
        readOnly={disabled}
        {...field}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
