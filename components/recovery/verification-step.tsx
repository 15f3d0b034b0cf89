'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { CodeField } from '#components/ui/form/code-field.tsx';
import { ErrorAlert } from '#components/ui/status/error-alert.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { PendingNote } from '#components/ui/status/pending-note.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { showEmail } from '#lib/core/validation/show-email.ts';
import type { RecoveryState } from '#lib/recovery/state.ts';
import { callAction } from './recovery-calls.ts';
import { ResendButton } from './resend-button.tsx';
import type { StepProps } from './step-props.ts';

interface VerificationStepProps extends StepProps {
  readonly state: Extract<RecoveryState, { step: 'Verification' }>;
  readonly onBack: () => void;
  /** Called when the reset is over, or another tab has begun one for another address. */
  readonly onExpired: () => void;
}

/** RST-04: the code from the text message, or the notice that an e-mail contains a link. */
export function VerificationStep({ takesFocus, state, action, onBack, onExpired }: VerificationStepProps) {
  const messages = useMessages('recovery');
  const t = useTranslator('recovery');
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [sends, setSends] = useState(0);
  const [isBlocked, setBlocked] = useState(state.isBlocked);
  const { isPending, error, clearError, run } = action;
  const byCode = state.channel === 'SMS';
  useEffect(() => {
    if (takesFocus) (field.current ?? heading.current)?.focus({ preventScroll: true });
  }, [takesFocus]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setMissing(code.length < 6);
    if (code.length < 6) return field.current?.focus();
    const refusal = await run(() => callAction('code', { code, email: state.email }));
    if (refusal === 'error.password.reset') return onExpired();
    if (refusal) field.current?.select();
  }

  async function resend(token: string) {
    const refusal = await run(() => callAction('request', { email: state.email, channel: state.channel }, token));
    if (refusal === 'sms.max.attempts.reached') {
      setBlocked(true);
      clearError();
    } else if (!refusal) {
      setCode('');
      setSends(sends + 1);
    }
    return refusal;
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-6">
      <div className="space-y-2">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {byCode ? messages.codeTitle : messages.linkTitle}
        </h2>
        <p className="text-paper-2">{t(byCode ? 'codeSent' : 'linkSent', { email: showEmail(state.email) })}</p>
      </div>
      <ErrorAlert error={error} />
      {byCode && (
        <>
          <CodeField
            ref={field}
            label={messages.code}
            name="code"
            value={code}
            readOnly={isPending}
            error={isMissing ? messages.codeMissing : null}
            onChange={setCode}
          />
          <Button type="submit" size="large" wide loading={isPending}>
            {messages.continue}
          </Button>
        </>
      )}
      <p role="status" className="text-sm text-felt-2 empty:sr-only">
        {sends > 0 && !isPending && messages.resent}
      </p>
      {isBlocked ? (
        <Notice tone="warn" title={messages.blocked}>
          {messages.blockedDetail}
        </Notice>
      ) : (
        <ResendButton seconds={state.resendInSeconds} round={sends} onResend={resend} />
      )}
      <Button tone="quiet" wide onClick={onBack}>
        {messages.otherAddress}
      </Button>
      <PendingNote pending={isPending} label={messages.pending} slowLabel={messages.slow} />
    </form>
  );
}
