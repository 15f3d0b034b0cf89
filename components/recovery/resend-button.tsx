'use client';

import { useEffect, useRef, useState } from 'react';
import { Captcha, type CaptchaHandle } from '#components/captcha/captcha.tsx';
import { PausedButton } from '#components/ui/actions/paused-button.tsx';
import { useSubmit } from '#lib/core/api/use-submit.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';

interface ResendButtonProps {
  /** Seconds until another message may be sent; each `round` restarts them (DEC-VAL-9). */
  readonly seconds: number;
  readonly round: number;
  readonly onResend: (captchaToken: string) => Promise<string | undefined>;
}

/** Sends another message, after a pause, with an invisible captcha. */
export function ResendButton({ seconds, round, onResend }: ResendButtonProps) {
  const messages = useMessages('recovery');
  const t = useTranslator('recovery');
  const captcha = useRef<CaptchaHandle>(null);
  const [left, setLeft] = useState(seconds);
  const { submit, isPending } = useSubmit(async () => {
    const token = await captcha.current?.take();
    const refusal = token && (await onResend(token));
    if (refusal === 'error.captcha.validation') captcha.current?.reset('refused');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message restarts the pause.
  useEffect(() => {
    const endsAt = performance.now() + seconds * 1000;
    const update = () => setLeft(Math.max(0, Math.ceil((endsAt - performance.now()) / 1000)));
    update();
    const timer = setInterval(update, 500);
    return () => clearInterval(timer);
  }, [seconds, round]);

  return (
    <div className="space-y-2">
      <PausedButton
        wide
        loading={isPending}
        remaining={left > 0 ? t('resendIn', { seconds: left }) : null}
        rule={messages.resendRule}
        onClick={() => void submit()}
      >
        {messages.resend}
      </PausedButton>
      <Captcha ref={captcha} size="invisible" />
    </div>
  );
}
