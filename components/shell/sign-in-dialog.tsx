'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from '#components/ui/dialog.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInProps, SignInRefusal } from './sign-in-labels.ts';
import { SignInRefusalPanel } from './sign-in-refusal-panel.tsx';

export interface SignInDialogProps extends SignInProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function SignInDialog({
  open,
  onOpenChange,
  labels,
  registration,
  recovery,
  notice,
  refusal,
  onSubmit,
}: SignInDialogProps) {
  const email = useRef<HTMLInputElement>(null);
  const [final, setFinal] = useState<SignInRefusal | null>(refusal ?? null);

  const submit: SignInProps['onSubmit'] = async (credentials) => {
    const answer = await onSubmit(credentials);
    if (!answer.ok && answer.isFinal) setFinal(answer);
    return answer;
  };
  const leave = () => onOpenChange(false);
  // Only when it opens again: while it closes, the words stay what they were.
  useLayoutEffect(() => {
    if (open) setFinal(refusal ?? null);
  }, [open, refusal]);

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={final ? final.message : labels.title}
      description={final ? undefined : labels.description}
      closeLabel={labels.close}
      initialFocus={email}
    >
      {final ? (
        <SignInRefusalPanel refusal={final} onLeave={leave} />
      ) : (
        <SignInForm
          emailRef={email}
          labels={labels}
          registration={registration}
          recovery={recovery}
          notice={notice}
          onLeave={leave}
          onSubmit={submit}
        />
      )}
    </Dialog>
  );
}
