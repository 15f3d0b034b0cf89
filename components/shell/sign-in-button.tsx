'use client';

import { useSearchParams } from 'next/navigation';
import { type ComponentType, Suspense, useCallback, useEffect, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { ButtonLook } from '#components/ui/button-class.ts';
import type { SignInDialogProps } from './sign-in-dialog.tsx';
import type { SignInProps } from './sign-in-labels.ts';

const fragment = '#sign-in';

interface SignInButtonProps extends ButtonLook {
  readonly label: string;
  /** Said when the dialog could not be loaded. */
  readonly failedLabel: string;
  /** Brings the words and the way to the session, once they are wanted. */
  readonly prepare: () => Promise<SignInProps>;
}

function loadDialog() {
  return import('./sign-in-dialog.tsx');
}

/** Opens the sign-in dialog, which loads on demand. Any link to `#sign-in` opens it too (LOG-05). */
export function SignInButton({ label, failedLabel, tone = 'secondary', size = 'small', wide, prepare }: SignInButtonProps) {
  const [parts, setParts] = useState<{ Dialog: ComponentType<SignInDialogProps>; props: SignInProps } | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');

  const open = useCallback(async () => {
    setState('loading');
    try {
      const [{ SignInDialog }, props] = await Promise.all([loadDialog(), prepare()]);
      setParts({ Dialog: SignInDialog, props });
      setState('open');
    } catch {
      setState('failed');
    }
  }, [prepare]);

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
    parts?.props.onClose?.();
    const { pathname, search, hash } = window.location;
    const asked = new URLSearchParams(search);
    if (hash !== fragment && !asked.has('login')) return;
    // What the address asked for is given up with the dialog; the 401 page keeps its way back.
    if (asked.has('login')) for (const name of ['login', 'return']) asked.delete(name);
    window.history.replaceState(window.history.state, '', pathname + (asked.size > 0 ? `?${asked}` : ''));
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
      {/* A static page does not know its query: only this part waits for the browser. */}
      <Suspense>
        <QueryWatch onAsk={open} />
      </Suspense>
      {parts && <parts.Dialog {...parts.props} open={state === 'open'} onOpenChange={change} />}
    </>
  );
}

/** A guard that leads here asks for the sign-in in the query, be it with a new document or without one. */
function QueryWatch({ onAsk }: { readonly onAsk: () => void }) {
  const isAsked = useSearchParams()?.get('login') === '1';
  useEffect(() => {
    if (isAsked) onAsk();
  }, [isAsked, onAsk]);
  return null;
}
