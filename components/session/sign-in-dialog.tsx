'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInRefusalPanel } from './sign-in-refusal-panel.tsx';
import type { SignInProps, SignInRefusal } from './sign-in-types.ts';

export interface SignInDialogProps extends Pick<SignInProps, 'endReason' | 'refusal' | 'onSubmit'> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Needs the namespace `signIn`. */
export function SignInDialog({ open, onOpenChange, endReason, refusal, onSubmit }: SignInDialogProps) {
  const messages = useMessages('signIn');
  const email = useRef<HTMLInputElement>(null);
  const [final, setFinal] = useState<SignInRefusal | null>(refusal ?? null);

  const submit: SignInProps['onSubmit'] = async (credentials) => {
    const result = await onSubmit(credentials);
    if (!result.ok && result.isFinal) setFinal(result);
    return result;
  };
  const close = () => onOpenChange(false);
  // Only when it opens again, so that the text does not change while the dialog closes.
  useLayoutEffect(() => {
    if (open) setFinal(refusal ?? null);
  }, [open, refusal]);

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={final ? final.message : messages.title}
      description={final ? undefined : messages.description}
      closeLabel={messages.close}
      initialFocus={email}
    >
      {final ? (
        <SignInRefusalPanel refusal={final} onLeave={close} />
      ) : (
        <SignInForm emailRef={email} endReason={endReason} onLeave={close} onSubmit={submit} />
      )}
    </Dialog>
  );
}
