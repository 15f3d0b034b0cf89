'use client';

import { useEffect, useRef, useState } from 'react';
import type { CaptchaLabels } from '#components/captcha/captcha.tsx';
import { Captcha, type CaptchaHandle } from '#components/captcha/captcha.tsx';
import { Button } from '#components/ui/button.tsx';
import type { RecoveryWords } from '#lib/recovery/faults.ts';

interface ResendButtonProps {
  readonly words: RecoveryWords;
  readonly captchaLabels: CaptchaLabels;
  /** Seconds that another message has to wait for; counted anew whenever `round` changes (DEC-VAL-9). */
  readonly seconds: number;
  readonly round: number;
  /** Answers the code of a refusal. */
  readonly onResend: (captchaToken: string) => Promise<string | undefined>;
}

/** Sends once more, after a pause; the person test runs unseen. */
export function ResendButton({ words, captchaLabels, seconds, round, onResend }: ResendButtonProps) {
  const captcha = useRef<CaptchaHandle>(null);
  const [left, setLeft] = useState(seconds);
  const [isPending, setPending] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message starts the pause again.
  useEffect(() => {
    const endsAt = performance.now() + seconds * 1000;
    const tell = () => setLeft(Math.max(0, Math.ceil((endsAt - performance.now()) / 1000)));
    tell();
    const timer = setInterval(tell, 500);
    return () => clearInterval(timer);
  }, [seconds, round]);

  async function resend() {
    if (left > 0 || isPending) return;
    setPending(true);
    const token = await captcha.current?.take();
    const refusal = token && (await onResend(token));
    if (refusal === 'error.captcha.validation') captcha.current?.reset('refused');
    setPending(false);
  }

  return (
    <div className="space-y-2">
      <Button
        tone="secondary"
        wide
        loading={isPending}
        aria-disabled={left > 0 || isPending || undefined}
        onClick={() => void resend()}
      >
        {left > 0 ? words.resendIn.replace('{seconds}', String(left)) : words.resend}
      </Button>
      <Captcha ref={captcha} labels={captchaLabels} size="invisible" />
    </div>
  );
}
