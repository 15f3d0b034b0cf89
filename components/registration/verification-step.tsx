'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { CodeField } from '#components/ui/code-field.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { readPhone } from '#lib/registration/phone.ts';
import { fill, sayCode } from '#lib/registration/words.ts';
import { PasswordPart, StepForm, type StepProps } from './step-parts.tsx';

const coolDownMs = 60_000;

/** DEC-VAL-9: seconds until another code may be asked for. */
function useSecondsLeft(sentAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.min(60, Math.ceil((sentAt + coolDownMs - now) / 1_000)));
}

/** SGN-08 to SGN-15: the code that proves the phone or the e-mail address. */
export function VerificationStep(props: StepProps) {
  const { signUp, words } = props;
  const { state, pending } = signUp;
  const { values, pinStatus, verification, codeErrors } = state;
  const [code, setCode] = useState('');
  const [isShort, setShort] = useState(false);
  const [asksPassword, setAsksPassword] = useState(values.password === '');
  if (state.faults.password && !asksPassword) setAsksPassword(true);
  const secondsLeft = useSecondsLeft(state.sentAt);
  const isMail = verification === 'EMAIL';
  const typed = isMail ? values.email.trim() : (readPhone(values.phonePrefix, values.phoneBody)?.whole ?? values.phoneBody);
  const to = state.sentTo ?? typed;
  const wrong = pinStatus === 'FAIL_VERIFY' ? codeErrors[isMail ? 'EMAIL' : 'SMS'] : null;
  const isSent = pinStatus === 'SUCESS_SEND' || pinStatus === 'FAIL_VERIFY';
  // With the step stands the test for a person that the call needs.
  const sendDue = useEffectEvent(() => {
    if (state.sentTo !== null && pinStatus === 'UNINITIALIZE' && !pending) void signUp.resend();
  });
  useEffect(() => sendDue(), []);
  const confirm = async () => {
    setShort(code.length < 6);
    if (code.length === 6) await signUp.confirm(code);
  };
  return (
    <StepForm title={words.stepVerification} signUp={signUp} words={words} submitLabel={words.confirm} onSubmit={confirm}>
      <div role="status">
        {isSent && <p className="text-paper-2">{fill(isMail ? words.codeSentEmail : words.codeSentSms, { to })}</p>}
        {!isSent && pending && <p className="text-paper-2">{words.codeSending}</p>}
      </div>
      <div role="alert" className="empty:hidden">
        {pinStatus === 'FAIL_SEND' && !pending && (
          <Notice tone="error" title={words.codeNotSent}>
            {sayCode(words, codeErrors[isMail ? 'EMAIL' : 'SMS'] ?? 'error.system.error')}
          </Notice>
        )}
      </div>
      <CodeField
        label={words.code6}
        name="code"
        hint={words.codeHint}
        value={code}
        readOnly={pending}
        error={isShort ? words.codeShort : wrong && sayCode(words, wrong)}
        onChange={(typed) => {
          setShort(false);
          setCode(typed);
        }}
      />
      {asksPassword && (
        <PasswordPart
          signUp={signUp}
          words={words}
          autoComplete="current-password"
          label={words.password}
          hint={words.passwordAgain}
        />
      )}
      <p className="text-sm text-paper-2">
        {secondsLeft > 0 && isSent ? (
          fill(words.resendIn, { seconds: secondsLeft })
        ) : (
          <Button tone="secondary" disabled={pending} onClick={() => void signUp.resend()}>
            {words.resend}
          </Button>
        )}
      </p>
    </StepForm>
  );
}
