'use client';

import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { CodeField } from '#components/ui/form/code-field.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { ErrorAlert } from '#components/ui/status/error-alert.tsx';
import { PendingNote } from '#components/ui/status/pending-note.tsx';
import { verifyPhone } from '#lib/account/details/calls.ts';
import type { PhoneValues } from '#lib/account/details/phone-rules.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { useSubmit } from '#lib/core/api/use-submit.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { useDetailErrors } from './use-detail-errors.ts';

interface PhoneCodeDialogProps {
  /** The new number. */
  readonly to: string;
  readonly smsVerificationId: string;
  readonly onVerified: (phone: PhoneValues) => void;
  readonly onCancel: () => void;
}

/** ACC-09: takes the code from the message to the new number. */
export function PhoneCodeDialog({ to, smsVerificationId, onVerified, onCancel }: PhoneCodeDialogProps) {
  const messages = useMessages('details');
  const t = useTranslator('details');
  const { refusals } = useDetailErrors();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [fieldError, setFieldError] = useState<string | null>(null);
  const { submit, isPending, refusal, reset } = useSubmit(verifyPhone, {
    leaves: true,
    notices: refusals.notices,
    refusalOf: (error) => (isWrongCode(error) ? null : refusals.refusalOf(error)),
    onDone: onVerified,
    onRefused(error) {
      if (isWrongCode(error)) setFieldError(messages.codeInvalid);
      field.current?.select();
    },
  });

  function confirm(event: FormEvent): void {
    event.preventDefault();
    // React events pass portals: the form below must not be sent.
    event.stopPropagation();
    if (isPending) return;
    reset();
    setFieldError(code.length < 6 ? messages.codeShort : null);
    if (code.length < 6) field.current?.focus();
    else void submit({ params: { smsVerificationId }, body: { code } });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={messages.codeTitle}
      description={t('codeSent', { to })}
      closeLabel={messages.cancel}
      initialFocus={field}
    >
      <form noValidate onSubmit={confirm} className="space-y-5">
        <ErrorAlert error={refusal} />
        <CodeField
          ref={field}
          label={messages.code}
          name="code"
          hint={messages.codeHint}
          value={code}
          readOnly={isPending}
          error={fieldError}
          onChange={(digits) => {
            setCode(digits);
            setFieldError(null);
          }}
        />
        <p className="text-sm text-paper-2">{messages.codeNone}</p>
        <Button type="submit" size="large" wide loading={isPending}>
          {messages.confirm}
        </Button>
        <Button tone="quiet" wide onClick={() => !isPending && onCancel()}>
          {messages.otherNumber}
        </Button>
        <PendingNote pending={isPending} label={messages.pending} slowLabel={messages.slow} />
      </form>
    </Dialog>
  );
}

function isWrongCode(error: unknown): boolean {
  return isCallError(error) && error.code === 'sms.code.invalid';
}
