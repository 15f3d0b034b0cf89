'use client';

import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { CodeField } from '#components/ui/form/code-field.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { ErrorAlert } from '#components/ui/status/error-alert.tsx';
import { PendingNote } from '#components/ui/status/pending-note.tsx';
import type { PhoneValues } from '#lib/account/details/phone-rules.ts';
import { callEndpoint } from '#lib/core/api/browser.ts';
import { isCallError } from '#lib/core/api/errors.ts';
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
  const { formText } = useDetailErrors();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [fieldError, setFieldError] = useState<string | null>(null);
  const [error, setError] = useState<ReturnType<typeof formText> | null>(null);
  const [isPending, setPending] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    // React events pass portals: the form below must not be sent.
    event.stopPropagation();
    if (isPending) return;
    setError(null);
    setFieldError(code.length < 6 ? messages.codeShort : null);
    if (code.length < 6) return field.current?.focus();
    setPending(true);
    try {
      const call = { params: { smsVerificationId }, body: { code } };
      onVerified(await callEndpoint('POST /player/me/phone_number/sms_verification/{smsVerificationId}', call));
    } catch (cause) {
      setPending(false);
      if (isCallError(cause) && cause.code === 'sms.code.invalid') setFieldError(messages.codeInvalid);
      else setError(formText(cause));
      field.current?.select();
    }
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
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
        <ErrorAlert error={error} />
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
