'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { CodeField } from '#components/ui/code-field.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { PendingNote } from '#components/ui/pending-note.tsx';
import type { RecoveryState } from '#lib/recovery/state.ts';
import { askDeed } from './ask.ts';
import { FaultNotice } from './fault-notice.tsx';
import { ResendButton } from './resend-button.tsx';
import type { StepProps } from './step-props.ts';
import { useDeed } from './use-deed.ts';

interface VerificationStepProps extends StepProps {
  readonly state: Extract<RecoveryState, { step: 'Verification' }>;
  readonly onBack: () => void;
}

/** RST-04: the code from the text message, or the word that a link is in the e-mail. */
export function VerificationStep({ labels, takesFocus, state, onState, onBack }: VerificationStepProps) {
  const { words } = labels;
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [sends, setSends] = useState(0);
  const [isBlocked, setBlocked] = useState(state.isBlocked);
  const { isPending, fault, setFault, perform } = useDeed({ labels, onState });
  const byCode = state.channel === 'SMS';
  useEffect(() => {
    if (takesFocus) (field.current ?? heading.current)?.focus({ preventScroll: true });
  }, [takesFocus]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    setMissing(code.length < 6);
    if (code.length < 6) return field.current?.focus();
    if (await perform(() => askDeed('code', { code }))) field.current?.select();
  }

  async function resend(token: string) {
    const refusal = await perform(() => askDeed('request', { email: state.email, channel: state.channel }, token));
    if (refusal === 'sms.max.attempts.reached') {
      setBlocked(true);
      setFault(null);
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
          {byCode ? words.codeTitle : words.linkTitle}
        </h2>
        <p className="text-paper-2">{(byCode ? words.codeSent : words.linkSent).replace('{email}', state.email)}</p>
      </div>
      <FaultNotice fault={fault} />
      {byCode && (
        <>
          <CodeField
            ref={field}
            label={words.code}
            name="code"
            value={code}
            readOnly={isPending}
            error={isMissing ? words.codeMissing : null}
            onChange={setCode}
          />
          <Button type="submit" size="large" wide loading={isPending}>
            {words.continue}
          </Button>
        </>
      )}
      <p role="status" className="text-sm text-felt-2 empty:hidden">
        {sends > 0 && !isPending && words.resent}
      </p>
      {isBlocked ? (
        <Notice tone="warn" title={words.blocked}>
          {words.blockedDetail}
        </Notice>
      ) : (
        <ResendButton
          words={words}
          captchaLabels={labels.captcha}
          seconds={state.resendInSeconds}
          round={sends}
          onResend={resend}
        />
      )}
      <Button tone="quiet" wide onClick={onBack}>
        {words.otherAddress}
      </Button>
      <PendingNote pending={isPending} label={words.pending} slowLabel={words.slow} />
    </form>
  );
}
