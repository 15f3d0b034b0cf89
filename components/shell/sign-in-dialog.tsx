'use client';

import { useRef } from 'react';
import { Dialog } from '#components/ui/dialog.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInProps } from './sign-in-labels.ts';

export interface SignInDialogProps extends SignInProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function SignInDialog({ open, onOpenChange, labels, onSubmit }: SignInDialogProps) {
  const email = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={labels.title}
      description={labels.description}
      closeLabel={labels.close}
      initialFocus={email}
    >
      <SignInForm emailRef={email} labels={labels} onSubmit={onSubmit} />
    </Dialog>
  );
}
