import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, FieldNotes, type FieldNotes as Notes } from './field-notes.tsx';

interface CheckboxProps extends Notes, Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> {
  /** May contain links, which do not toggle the checkbox. */
  readonly label: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
  /** Ignores changes and keeps the focus. */
  readonly readOnly?: boolean;
}

export function Checkbox({ label, hint, error, id, onChange, ...input }: CheckboxProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className="space-y-1">
      <div className="flex gap-2">
        <span className="-ml-2.5 grid size-11 shrink-0 place-items-center">
          <input
            id={fieldId}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(fieldId, { hint, error })}
            className={classNames('tick', error && 'border-red-2')}
            aria-disabled={input.readOnly || undefined}
            onChange={input.readOnly ? undefined : onChange}
            {...input}
          />
        </span>
        <label htmlFor={fieldId} className="py-2.5 text-sm text-paper-2">
          {label}
        </label>
      </div>
      <FieldNotes fieldId={fieldId} hint={hint} error={error} />
    </div>
  );
}
