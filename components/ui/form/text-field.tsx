import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, FieldNotes, type FieldNotes as Notes } from './field-notes.tsx';

export interface TextFieldProps extends Notes, Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  readonly label: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly trailing?: ReactNode;
}

export function TextField({ label, hint, error, trailing, id, ...input }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className="space-y-1.5">
      <label htmlFor={fieldId} className="block text-sm font-medium text-paper-2">
        {label}
      </label>
      <div className="relative">
        <input
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
          className={classNames(
            'h-13 w-full rounded-md border bg-ink px-4 text-base text-paper placeholder:text-paper-3 focus-visible:outline-offset-1 disabled:opacity-60',
            error ? 'border-red-2' : 'border-control',
            trailing ? 'pr-13' : null,
          )}
          {...input}
        />
        {trailing && <div className="absolute inset-y-0 right-1 grid place-items-center">{trailing}</div>}
      </div>
      <FieldNotes fieldId={fieldId} hint={hint} error={error} />
    </div>
  );
}
