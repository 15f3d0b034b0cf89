import type { ReactNode } from 'react';
import { Icon } from '../media/icon.tsx';

export interface FieldNotes {
  readonly hint?: ReactNode;
  readonly error?: string | null;
}

/** The value of `aria-describedby`, the error first; undefined without error and hint. */
export function describedBy(fieldId: string, { hint, error }: FieldNotes): string | undefined {
  return [error && `${fieldId}-error`, hint && `${fieldId}-hint`].filter(Boolean).join(' ') || undefined;
}

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
