'use client';

import { Button } from '#components/ui/actions/button.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { ErrorAlert } from '#components/ui/status/error-alert.tsx';
import { PendingNote } from '#components/ui/status/pending-note.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { CurrentPassword, ForgottenLink } from './current-password.tsx';
import { usePasswordCheck } from './use-password-check.ts';

export interface ConfirmPasswordProps {
  readonly onAnswer: (isConfirmed: boolean) => void;
}

/** Asks a signed-in player for the password again. */
export function ConfirmPasswordDialog({ onAnswer }: ConfirmPasswordProps) {
  const messages = useMessages('confirmation');
  const { field, password, setPassword, isPending, fieldError, error, confirm } = usePasswordCheck(() => onAnswer(true));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onAnswer(false)}
      title={messages.confirmTitle}
      description={messages.confirmText}
      closeLabel={messages.cancel}
      initialFocus={field}
    >
      <form noValidate onSubmit={confirm} className="space-y-5">
        <ErrorAlert error={error} />
        <CurrentPassword
          ref={field}
          value={password}
          readOnly={isPending}
          error={fieldError}
          onChange={({ target }) => setPassword(target.value)}
        />
        <ForgottenLink />
        <Button type="submit" size="large" wide loading={isPending}>
          {messages.continue}
        </Button>
        <PendingNote pending={isPending} label={messages.pending} slowLabel={messages.slow} />
      </form>
    </Dialog>
  );
}
