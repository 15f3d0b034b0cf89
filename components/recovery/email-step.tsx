'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Captcha, type CaptchaHandle } from '#components/captcha/captcha.tsx';
import { Button } from '#components/ui/button.tsx';
import { EmailField } from '#components/ui/email-field.tsx';
import { PendingNote } from '#components/ui/pending-note.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import type { Channel } from '#lib/recovery/contract.ts';
import type { Fault } from '#lib/recovery/faults.ts';
import { isEmail } from '#lib/registration/details-rules.ts';
import { askDeed } from './ask.ts';
import { FaultNotice } from './fault-notice.tsx';
import type { StepProps } from './step-props.ts';
import { useDeed } from './use-deed.ts';

interface EmailStepProps extends StepProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly channel: Channel;
  readonly onChannel: (channel: Channel) => void;
  /** Why one had to come back to this step. */
  readonly reason: Fault | null;
}

/** RST-03: whose password, and by which way. Nothing here tells whether an address has an account. */
export function EmailStep({ labels, takesFocus, onState, email, onEmail, channel, onChannel, reason }: EmailStepProps) {
  const { words } = labels;
  const field = useRef<HTMLInputElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const [isMissing, setMissing] = useState(false);
  const { isPending, fault, perform } = useDeed({ labels, onState });
  useEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const isGood = isEmail(email.trim());
    setMissing(!isGood);
    if (!isGood) return field.current?.focus();
    const token = await captcha.current?.take();
    if (!token) return;
    const refusal = await perform(() => askDeed('request', { email: email.trim(), channel }, token));
    if (refusal) captcha.current?.reset(refusal === 'error.captcha.validation' ? 'refused' : undefined);
  }

  return (
    <form noValidate onSubmit={submit} className="space-y-6">
      <p className="text-paper-2">{words.intro}</p>
      <FaultNotice fault={fault ?? reason} />
      <EmailField
        ref={field}
        label={words.email}
        value={email}
        readOnly={isPending}
        error={isMissing ? words.emailInvalid : null}
        onChange={(event) => onEmail(event.target.value)}
      />
      <RadioGroup
        legend={words.channel}
        name="channel"
        value={channel}
        onChange={(chosen) => onChannel(chosen === 'EMAIL' ? 'EMAIL' : 'SMS')}
        options={[
          { value: 'SMS', label: words.channelSms, hint: words.channelSmsHint },
          { value: 'EMAIL', label: words.channelEmail, hint: words.channelEmailHint },
        ]}
      />
      <Captcha ref={captcha} labels={labels.captcha} />
      <Button type="submit" size="large" wide loading={isPending}>
        {words.send}
      </Button>
      <PendingNote pending={isPending} label={words.pending} slowLabel={words.slow} />
    </form>
  );
}
