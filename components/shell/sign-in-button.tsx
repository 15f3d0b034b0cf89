'use client';

import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { ButtonLook } from '#components/ui/button-class.ts';
import type { SignInDialogProps } from './sign-in-dialog.tsx';
import type { SignInProps } from './sign-in-labels.ts';

const fragment = '#sign-in';

interface SignInButtonProps extends SignInProps, ButtonLook {
  readonly label: string;
  /** Said when the dialog could not be loaded. */
  readonly failedLabel: string;
}

function loadDialog() {
  return import('./sign-in-dialog.tsx');
}

/** Opens the sign-in dialog, which loads on demand. Any link to `#sign-in` opens it too (LOG-05). */
export function SignInButton({ label, failedLabel, tone = 'secondary', size = 'small', wide, ...dialog }: SignInButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<SignInDialogProps> | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');

  const open = useCallback(async () => {
    setState('loading');
    try {
      const { SignInDialog } = await loadDialog();
      setDialog(() => SignInDialog);
      setState('open');
    } catch {
      setState('failed');
    }
  }, []);

  useEffect(() => {
    const follow = () => {
      if (window.location.hash === fragment) void open();
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [open]);

  const change = (isOpen: boolean) => {
    if (isOpen) return;
    setState('closed');
    if (window.location.hash === fragment) {
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    }
  };

  return (
    <>
      <Button
        tone={tone}
        size={size}
        wide={wide}
        aria-haspopup="dialog"
        loading={state === 'loading'}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        onClick={() => void open()}
      >
        {label}
      </Button>
      <span role="status" className={state === 'failed' ? 'text-sm text-coral' : 'sr-only'}>
        {state === 'failed' && failedLabel}
      </span>
      {Dialog && <Dialog {...dialog} open={state === 'open'} onOpenChange={change} />}
    </>
  );
}
