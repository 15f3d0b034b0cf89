import type { FormEvent, ReactNode, RefObject } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { ErrorAlert } from '#components/ui/status/error-alert.tsx';
import { PendingNote } from '#components/ui/status/pending-note.tsx';
import type { ErrorText } from '#lib/core/api/error-message.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';

interface DetailFormProps {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly label: string;
  readonly isPending: boolean;
  readonly error: ErrorText | null;
  readonly submitLabel?: string;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** The frame of a form: fields, the error of the whole, and its two buttons. */
export function DetailForm({ ref, label, isPending, error, submitLabel, onSubmit, onCancel, children }: DetailFormProps) {
  const messages = useMessages('details');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={ref} noValidate aria-label={label} onSubmit={submit} className="max-w-lg space-y-5">
      {children}
      <ErrorAlert error={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isPending}>
          {submitLabel ?? messages.save}
        </Button>
        <Button tone="quiet" onClick={() => !isPending && onCancel()}>
          {messages.cancel}
        </Button>
      </div>
      <PendingNote pending={isPending} label={messages.pending} slowLabel={messages.slow} />
    </form>
  );
}
