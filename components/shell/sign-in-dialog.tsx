'use client';

import { useRef } from 'react';
import { Dialog } from '#components/ui/dialog.tsx';
import { Link } from '#components/ui/link.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInProps } from './sign-in-labels.ts';

export interface SignInDialogProps extends SignInProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function SignInDialog({ open, onOpenChange, labels, links, onSubmit }: SignInDialogProps) {
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
      <SignInForm emailRef={email} labels={labels} resetHref={links.resetPassword} onSubmit={onSubmit} />
      <p className="mt-6 text-center text-sm text-paper-2">
        {labels.noAccount}{' '}
        <Link href={links.signUp} className="inline-block py-2 font-semibold text-brass hover:underline">
          {labels.signUp}
        </Link>
      </p>
    </Dialog>
  );
}
