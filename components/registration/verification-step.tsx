'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { PausedButton } from '#components/ui/actions/paused-button.tsx';
import { CodeField } from '#components/ui/form/code-field.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { spellUnit } from '#lib/core/i18n/duration.ts';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import { useNow } from '#lib/core/time/use-now.ts';
import { showEmail } from '#lib/core/validation/show-email.ts';
import { errorText } from '#lib/registration/messages.ts';
import { PasswordPart, StepForm, type StepProps } from './step-parts.tsx';

/** DEC-VAL-9: time until another code may be requested. */
const coolDownMs = 60_000;

/** SGN-08 to SGN-15: the code that proves the phone or the e-mail address. */
export function VerificationStep({ signUp, readPhone }: StepProps) {
  const messages = useMessages('registration');
  const { tag } = useLocale();
  const { state, pending } = signUp;
  const { values, pinStatus, verification, codeErrors } = state;
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  const [showsPassword, setShowsPassword] = useState(values.password === '');
  if (state.fieldErrors.password && !showsPassword) setShowsPassword(true);
  const leftMs = state.sentAt + coolDownMs - useNow(Date.now, 1_000);
  const secondsLeft = Math.max(0, Math.min(60, Math.ceil(leftMs / 1_000)));
  const isMail = verification === 'EMAIL';
  const typed = isMail ? showEmail(values.email) : (readPhone?.(values.phonePrefix, values.phoneBody)?.whole ?? values.phoneBody);
  const to = state.sentTo ?? typed;
  const wrong = pinStatus === 'FAIL_VERIFY' ? codeErrors[isMail ? 'EMAIL' : 'SMS'] : null;
  const isSent = pinStatus === 'SUCESS_SEND' || pinStatus === 'FAIL_VERIFY';
  const isCooling = secondsLeft > 0 && isSent;
  // Runs in an effect of this step, because the call needs the captcha that this step renders.
  const sendDue = useEffectEvent(() => {
    if (state.sentTo !== null && pinStatus === 'UNINITIALIZE' && !pending) void signUp.resend();
  });
  useEffect(() => sendDue(), []);
  const confirm = async () => {
    setShort(code.length < 6);
    if (code.length === 6) await signUp.confirm(code);
  };
  return (
    <StepForm title={messages.stepVerification} signUp={signUp} submitLabel={messages.confirm} onSubmit={confirm}>
      <div role="status">
        {isSent && (
          <p className="text-paper-2">{formatMessage(isMail ? messages.codeSentEmail : messages.codeSentSms, { to })}</p>
        )}
        {!isSent && pending && <p className="text-paper-2">{messages.codeSending}</p>}
      </div>
      <div role="alert" className="empty:hidden">
        {pinStatus === 'FAIL_SEND' && !pending && (
          <Notice tone="error" title={messages.codeNotSent}>
            {errorText(messages, codeErrors[isMail ? 'EMAIL' : 'SMS'] ?? 'error.system.error')}
          </Notice>
        )}
      </div>
      <CodeField
        label={messages.code6}
        name="code"
        hint={messages.codeHint}
        value={code}
        readOnly={pending}
        error={isShort ? messages.codeShort : wrong && errorText(messages, wrong)}
        onChange={(typed) => {
          setShort(false);
          setCode(typed);
        }}
      />
      {showsPassword && <PasswordPart signUp={signUp} autoComplete="current-password" hint={messages.passwordAgain} />}
      <PausedButton
        remaining={isCooling ? formatMessage(messages.resendIn, { time: spellUnit(tag, secondsLeft, 'second') }) : null}
        rule={messages.resendRule}
        {...(pending && { 'aria-disabled': true })}
        onClick={() => void signUp.resend()}
      >
        {messages.resend}
      </PausedButton>
      {state.sentTo === null && (
        <Button tone="quiet" disabled={pending} onClick={() => signUp.revisit('Details')}>
          {isMail ? messages.changeEmail : messages.changePhone}
        </Button>
      )}
    </StepForm>
  );
}
