import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface FieldNotes {
  readonly hint?: ReactNode;
  readonly error?: string | null;
}

/** The ids that a control names in `aria-describedby`, the error first; undefined when there is nothing to say. */
export function describedBy(fieldId: string, { hint, error }: FieldNotes): string | undefined {
  return [error && `${fieldId}-error`, hint && `${fieldId}-hint`].filter(Boolean).join(' ') || undefined;
}

/** What stands below a control: its error, then its hint. */
export function FieldNotes({ fieldId, hint, error }: FieldNotes & { readonly fieldId: string }) {
  return (
    <>
      {error && (
        <p id={`${fieldId}-error`} className="flex gap-1.5 text-sm text-red-2">
          <Icon name="warning" size={16} className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${fieldId}-hint`} className="text-sm text-paper-3">
          {hint}
        </p>
      )}
    </>
  );
}
