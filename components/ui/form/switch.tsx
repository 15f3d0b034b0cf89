import { type InputHTMLAttributes, type ReactNode, useId } from 'react';

interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type' | 'role'> {
  readonly label: string;
  readonly text?: ReactNode;
  /** Ignores changes and keeps the focus. */
  readonly readOnly?: boolean;
}

/** A switch that takes effect immediately; the whole row is clickable. */
export function Switch({ label, text, id, onChange, ...input }: SwitchProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className="relative flex items-center gap-4 py-4">
      <div className="flex-1 space-y-0.5">
        <label htmlFor={fieldId} className="stretched block font-semibold">
          {label}
        </label>
        {text && (
          <p id={`${fieldId}-text`} className="text-sm text-paper-2">
            {text}
          </p>
        )}
      </div>
      <input
        id={fieldId}
        type="checkbox"
        aria-describedby={text ? `${fieldId}-text` : undefined}
        className="switch relative z-10 shrink-0"
        aria-disabled={input.readOnly || undefined}
        onChange={input.readOnly ? undefined : onChange}
        {...input}
      />
    </div>
  );
}
