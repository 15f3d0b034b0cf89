'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Captcha, type CaptchaHandle } from '#components/captcha/captcha.tsx';
import { Button } from '#components/ui/actions/button.tsx';
import { buttonClass } from '#components/ui/actions/button-class.ts';
import { EmailField } from '#components/ui/form/email-field.tsx';
import { RadioGroup } from '#components/ui/form/radio-group.tsx';
import { ErrorAlert } from '#components/ui/status/error-alert.tsx';
import { PendingNote } from '#components/ui/status/pending-note.tsx';
import type { ErrorText } from '#lib/core/api/error-message.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { isEmail } from '#lib/core/validation/email.ts';
import type { Channel } from '#lib/recovery/contract.ts';
import { callAction } from './recovery-calls.ts';
import type { StepProps } from './step-props.ts';

/** Why the steps begin again. */
export interface Reason extends ErrorText {
  readonly offersSignIn?: boolean;
}

interface EmailStepProps extends StepProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly channel: Channel;
  readonly onChannel: (channel: Channel) => void;
  readonly reason: Reason | null;
}

/** RST-03: the address and the channel. Nothing reveals whether an address has an account. */
export function EmailStep({ takesFocus, action, email, onEmail, channel, onChannel, reason }: EmailStepProps) {
  const messages = useMessages('recovery');
  const { submit: signIn } = useMessages('signIn');
  const { home } = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const [isInvalid, setInvalid] = useState(false);
  const { isPending, error, run } = action;
  useEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const isValid = isEmail(email);
    setInvalid(!isValid);
    if (!isValid) return field.current?.focus();
    const token = await captcha.current?.take();
    if (!token) return;
    const refusal = await run(() => callAction('request', { email, channel }, token));
    if (refusal) captcha.current?.reset(refusal === 'error.captcha.validation' ? 'refused' : undefined);
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-6">
      <p className="text-paper-2">{messages.intro}</p>
      <ErrorAlert error={error ?? reason} />
      {!error && reason?.offersSignIn && (
        // A document navigation, because the fragment opens the sign-in dialog when the page loads.
        <a href={`${home}#sign-in`} className={buttonClass({ tone: 'secondary', wide: true })}>
          {signIn}
        </a>
      )}
      <EmailField
        ref={field}
        label={messages.email}
        value={email}
        readOnly={isPending}
        error={isInvalid ? messages.emailInvalid : null}
        onChange={(event) => onEmail(event.target.value)}
      />
      <RadioGroup
        legend={messages.channel}
        name="channel"
        value={channel}
        onChange={(selected) => onChannel(selected === 'EMAIL' ? 'EMAIL' : 'SMS')}
        options={[
          { value: 'SMS', label: messages.channelSms, hint: messages.channelSmsHint },
          { value: 'EMAIL', label: messages.channelEmail, hint: messages.channelEmailHint },
        ]}
      />
      <Captcha ref={captcha} />
      <Button type="submit" size="large" wide loading={isPending}>
        {messages.send}
      </Button>
      <PendingNote pending={isPending} label={messages.pending} slowLabel={messages.slow} />
    </form>
  );
}
